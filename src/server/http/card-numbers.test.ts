import { expect, test } from 'vitest';
import type { z } from 'zod';
import { callEntries } from '#contract/list.ts';
import { schemas } from '#contract/schemas.ts';
import { Refusal } from '../platform/refusal.ts';
import { strikeCardNumbers } from './card-numbers.ts';

type Definition = {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
};

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** The places of a request that are neither a list nor an object, each as a request that has a text in this one place. */
function places(schema: z.ZodType, text: string, path = ''): [path: string, sent: unknown][] {
  const { innerType, element, valueType, shape, options, ...pipe } = definitionOf(schema);
  if (innerType) return places(innerType, text, path);
  if (pipe.in) {
    const inner = definitionOf(pipe.in).type === 'transform' ? pipe.out : pipe.in;
    return places(inner as z.ZodType, text, path);
  }
  if (shape)
    return Object.entries(shape).flatMap(([name, inner]) =>
      places(inner, text, path === '' ? name : `${path}.${name}`).map(([place, sent]): [string, unknown] => [
        place,
        { [name]: sent },
      ]),
    );
  if (element) return places(element, text, `${path}.0`).map(([place, sent]) => [place, [sent]]);
  if (valueType) return places(valueType, text, `${path}.2`).map(([place, sent]) => [place, { 2: sent }]);
  if (options?.some((option) => definitionOf(option).shape))
    return options.flatMap((option) => places(option, text, path));
  return [[path, text]];
}

test('a card number is removed from every field of every endpoint, except the exempt ones', () => {
  const passed = new Set<string>();
  const refused = new Set<string>();
  let count = 0;
  for (const [name, { effect }] of callEntries)
    for (const [path, sent] of places(schemas[name].request, '4539 5787 6362 1486')) {
      count += 1;
      const clean = strikeCardNumbers(name, effect, sent as Record<string, unknown>);
      if (clean instanceof Refusal) refused.add(`${name} ${path}`);
      else if (JSON.stringify(clean).includes('1486')) passed.add(`${name} ${path}`);
    }
  expect(count).toBeGreaterThan(300);
  expect([...passed].sort()).toEqual([
    'acceptOfficeInvitation password',
    'applyForAgency document',
    'book passengers.0.2',
    'book paymentBlob',
    'changeOfficeTraveller passengers.2',
    'changePassword currentPassword',
    'changePassword password',
    'changeTraveller passengers.2',
    'confirmSignUp password',
    'logIn password',
    'payBooking paymentBlob',
    'resetPassword password',
    'signUp password',
    'storeCompanyCard paymentBlob',
  ]);
  expect([...refused].sort()).toEqual([
    'acceptOfficeInvitation name',
    'askQuestion first_name',
    'askQuestion last_name',
    'book accommodationsSelected.2.co_passengers.0.name',
    'book cardHolder',
    'createShareLink accommodations.2.co_passengers.0.name',
    'makeOffer accommodationsSelected.2.co_passengers.0.name',
    'payBooking cardHolder',
    'renameAccount name',
    'shareTour name',
    'signUp name',
    'startChat name',
    'storeCompanyCard cardHolder',
  ]);
});
