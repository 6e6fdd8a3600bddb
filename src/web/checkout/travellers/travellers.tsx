import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Copy, UserRound } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { presentField } from '#contract/booking/present-field.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { fieldsForTraveller, type TravellerForm } from '#domain/party/traveller-form.ts';
import { usePage } from '../../browser/page-config.ts';
import { Button } from '../../ui/button.tsx';
import { fieldId } from '../field-id.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { currentProblems } from '../state/readiness.ts';
import { type Answers, accountAnswers, nameOf, sharedAnswers } from './answers.ts';
import { TravellerCard } from './traveller-card.tsx';

const none: readonly Problem[] = [];

/** One card for each traveller; the first incomplete one is open. */
export function TravellersBlock() {
  const { page, checkout, problems, dispatch, show } = useCheckout();
  const { t } = useLingui();
  const { account } = usePage();
  const { forms, context, selection } = checkout;
  const { travellerFields } = context.facts.variant;
  const { language } = context;
  const fields = useMemo(
    () => travellerFields.map((field) => presentField(field, language)),
    [travellerFields, language],
  );
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([firstOpen(checkout)]));
  const toggle = useCallback(
    (key: number) =>
      setOpen((keys) => new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key])),
    [],
  );
  const wrongForms = forms
    .filter((_, index) => problems.some(({ path }) => `${path}.`.startsWith(`travellers.${index}.`)))
    .map(({ key }) => key)
    .join(' ');
  // A form that was opened for its errors stays open when the last one is fixed, so that the visitor does not lose
  // their place.
  useEffect(() => {
    if (wrongForms) setOpen((keys) => new Set([...keys, ...wrongForms.split(' ').map(Number)]));
  }, [wrongForms]);
  const answer = useCallback(
    (form: number, field: string, value: string) => dispatch({ kind: 'answer', form, field, value }),
    [dispatch],
  );
  const fillIn = (form: TravellerForm, answers: Answers): void => {
    for (const [field, value] of Object.entries(answers)) answer(form.key, field, value);
  };

  /** Goes to the next traveller when this one is complete, and shows the problems otherwise. */
  const goOn = (index: number): void => {
    const wrong = currentProblems(checkout, null).filter(({ path }) => path.startsWith(`travellers.${index}.`));
    show(wrong);
    const [first] = wrong;
    const next = forms[index + 1];
    if (!first && next) setOpen(new Set([next.key]));
    const target = first ? fieldId(first.path) : `${fieldId(`travellers.${index + 1}`)}-head`;
    requestAnimationFrame(() => focusOn(target));
  };

  const labelsOf = (answers: Answers): string =>
    fields
      .filter(({ id }) => answers[id])
      .map(({ label }) => label)
      .join(', ');

  const offersFor = (form: TravellerForm, index: number): ReactNode => {
    const [lead] = forms;
    const fields = fieldsForTraveller(travellerFields, form, index);
    const fromAccount = index === 0 && account && page.agency === null ? accountAnswers(account, form, fields) : {};
    const common = index > 0 && lead ? sharedAnswers(lead, form, fields) : {};
    const answers = { ...fromAccount, ...common };
    if (Object.keys(answers).length === 0) return null;
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="secondary"
          size="small"
          icon={index === 0 ? <UserRound aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => fillIn(form, answers)}
        >
          {index === 0 ? <Trans>Use my details</Trans> : <Trans>Same as traveller 1</Trans>}
        </Button>
        <span className="text-ink-soft text-sm">{labelsOf(answers)}</span>
      </div>
    );
  };

  return (
    <ul aria-label={t`Travellers`} className="flex flex-col gap-3">
      {forms.map((form, index) => {
        const wrong = problems.filter(({ path }) => `${path}.`.startsWith(`travellers.${index}.`));
        const isOpen = open.has(form.key) || wrong.length > 0;
        return (
          <TravellerCard
            key={form.key}
            form={form}
            index={index}
            fields={fields}
            context={context}
            day={selection.day}
            problems={wrong.length > 0 ? wrong : none}
            open={isOpen}
            onToggle={toggle}
            onAnswer={answer}
            offers={isOpen ? offersFor(form, index) : null}
            foot={
              isOpen && index < forms.length - 1 ? (
                <div>
                  <Button variant="secondary" size="small" onClick={() => goOn(index)}>
                    <Trans>Next traveller</Trans>
                  </Button>
                </div>
              ) : null
            }
          />
        );
      })}
    </ul>
  );
}

/** Returns the form key of the first incomplete traveller, or -1. */
function firstOpen(checkout: Parameters<typeof currentProblems>[0]): number {
  const [first] = currentProblems(checkout, null).filter(({ path }) => path.startsWith('travellers.'));
  return checkout.forms[Number(first?.path.split('.')[1] ?? -1)]?.key ?? -1;
}

/** Focuses the first control of a field, or the field itself. */
function focusOn(id: string): void {
  const field = document.getElementById(id);
  const control = field?.matches('input, select, textarea, button')
    ? field
    : (field?.querySelector<HTMLElement>('input, select, textarea') ?? field);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Summarises the travellers. */
export function TravellersSummary() {
  const { forms } = useCheckout().checkout;
  const names = forms.map(nameOf).filter(Boolean);
  if (names.length > 0) return <>{names.join(', ')}</>;
  return <Plural value={forms.length} one="# traveller" other="# travellers" />;
}
