import { Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { usePage } from '../../browser/page-config.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { fieldId } from '../field-id.ts';
import { useProblemWords } from '../problem-words.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { CancellationLink } from './cancellation-link.tsx';
import { linkLook } from './link-look.ts';
import { TermsLink } from './terms-link.tsx';

/** What the traveller agrees to: two boxes, and everything they stand for one press away. */
export function TermsBlock() {
  const { checkout, problems, dispatch } = useCheckout();
  const { prefix } = usePage();
  const { t } = useLingui();
  const words = useProblemWords();
  const { name, termsIds } = checkout.context.facts.operator;
  const errorOf = (path: string) => {
    const problem = problems.find((one) => one.path === path);
    return problem && words(problem);
  };
  const box = (terms: 'acceptedTerms' | 'acceptedDataTerms') => ({
    id: fieldId(terms),
    checked: checkout[terms],
    error: errorOf(terms),
    onChange: (event: { target: { checked: boolean } }) =>
      dispatch({ kind: 'accept', terms, accepted: event.target.checked }),
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
        <a href={`${prefix}/terms`} target="_blank" rel="noreferrer" className={linkLook}>
          <Trans>Terms of Waymark</Trans>
        </a>
        <TermsLink kind="operator" id={termsIds.operator} title={t`Terms of ${name}`} />
        <CancellationLink termsId={termsIds.cancellation} />
        {checkout.selection.flexible ? (
          <TermsLink kind="flexible" id={termsIds.flexible} title={t`Terms of flexible booking`} />
        ) : null}
      </p>
      <Checkbox
        {...box('acceptedDataTerms')}
        name={inputNames.dataTerms}
        required
        label={t`I agree that my data and that of my fellow travellers is passed to ${name} to carry out the tour.`}
      />
      <p className="ps-9 text-sm">
        <a href={`${prefix}/privacy`} target="_blank" rel="noreferrer" className={linkLook}>
          <Trans>What happens to your data</Trans>
        </a>
      </p>
    </div>
  );
}
