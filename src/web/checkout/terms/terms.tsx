import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { inputNames } from '#contract/wire/input-names.ts';
import { prefixOf } from '../../browser/page-config.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { fieldId } from '../field-id.ts';
import { useProblemWords } from '../problem-words.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { CancellationLink } from './cancellation-link.tsx';
import { linkClass } from './link-class.ts';
import { TermsLink } from './terms-link.tsx';

type Terms = 'acceptedTerms' | 'acceptedDataTerms';

/** The terms of the booking page. */
export function TermsBlock() {
  const { checkout, problems, dispatch } = useCheckout();
  const words = useProblemWords();
  const { name, termsIds } = checkout.context.facts.operator;
  return (
    <TermsBoxes
      operator={name}
      termsIds={termsIds}
      flexible={checkout.selection.flexible}
      accepted={checkout}
      errorOf={(path) => {
        const problem = problems.find((one) => one.path === path);
        return problem && words(problem);
      }}
      onAccept={(terms, accepted) => dispatch({ kind: 'accept', terms, accepted })}
    >
      <CancellationLink termsId={termsIds.cancellation} />
    </TermsBoxes>
  );
}

/** The two consent boxes, with links to the terms that they refer to. */
export function TermsBoxes({
  operator: name,
  termsIds,
  flexible,
  accepted,
  errorOf,
  onAccept,
  children,
}: {
  operator: string;
  termsIds: { readonly operator: number; readonly flexible: number };
  flexible: boolean;
  accepted: Readonly<Record<Terms, boolean>>;
  errorOf: (path: string) => string | undefined;
  onAccept: (terms: Terms, accepted: boolean) => void;
  /** The link to the cancellation terms. */
  children: ReactNode;
}) {
  const { t, i18n } = useLingui();
  // Static markup has no page, so the prefix comes from the locale.
  const prefix = prefixOf(i18n.locale);
  const box = (terms: Terms) => ({
    id: fieldId(terms),
    checked: accepted[terms],
    error: errorOf(terms),
    onChange: (event: { target: { checked: boolean } }) => onAccept(terms, event.target.checked),
  });
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        {...box('acceptedTerms')}
        name={inputNames.terms}
        required
        label={t`I accept the terms of Waymark and of ${name}, and the cancellation terms.`}
      />
      <p className="flex flex-wrap gap-x-5 gap-y-1 ps-9 text-sm">
        <a href={`${prefix}/terms`} target="_blank" rel="noreferrer" className={linkClass}>
          <Trans>Terms of Waymark</Trans>
        </a>
        <TermsLink kind="operator" id={termsIds.operator} title={t`Terms of ${name}`} />
        {children}
        {flexible ? <TermsLink kind="flexible" id={termsIds.flexible} title={t`Flexible booking terms`} /> : null}
      </p>
      <Checkbox
        {...box('acceptedDataTerms')}
        name={inputNames.dataTerms}
        required
        label={t`I agree that my details and those of my fellow travellers are shared with ${name} to run the tour.`}
      />
      <p className="ps-9 text-sm">
        <a href={`${prefix}/privacy`} target="_blank" rel="noreferrer" className={linkClass}>
          <Trans>How your data is used</Trans>
        </a>
      </p>
    </div>
  );
}
