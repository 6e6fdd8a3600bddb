import { fieldOfKey } from '#contract/wire/traveller-field-ids.ts';
import { joinDate } from '../../ui/birth-date.ts';
import { fieldId } from '../field-id.ts';

const answerName = /^passengers\[(\d+)\]\[(.+)\]$/;

/** Reads one traveller's form: the answers by field. A date that was typed without scripts is in three inputs. */
export function readAnswers(form: FormData): Readonly<Record<string, string>> {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const answers = [...form.keys()].flatMap((name) => {
    const [, index, key] = answerName.exec(name) ?? [];
    if (index === undefined || key === undefined) return [];
    const field = fieldOfKey(key);
    const date = fieldId(`travellers.${index}.${field}`);
    if (!form.has(`${date}-day`)) return [[field, text(name)]];
    const part = (name: string) => text(`${date}-${name}`).trim();
    return [[field, joinDate({ day: part('day'), month: part('month'), year: part('year') })]];
  });
  return Object.fromEntries(answers);
}
