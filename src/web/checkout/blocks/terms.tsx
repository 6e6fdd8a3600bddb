import { Trans, useLingui } from '@lingui/react/macro';
import { inputNames } from '#contract/wire/input-names.ts';
import { usePage } from '../../browser/page-config.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useDesk } from '../desk.tsx';
import { fieldId } from '../field-id.ts';
import { PopupLink } from '../popup-link.tsx';
import { useProblemWords } from '../problem-words.ts';
import { CancellationPopup, TermsPopup } from '../terms/pieces.ts';

const linkLook = 'inline-flex min-h-6 items-center font-medium text-pine underline underline-offset-4';

/** What the traveller agrees to: two boxes, and everything they stand for one press away. */
export function TermsBlock() {
  const { checkout, view, problems, tell } = useDesk();
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
      tell({ kind: 'accept', terms, accepted: event.target.checked }),
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
        <PopupLink
          piece={TermsPopup}
          given={{ kind: 'operator', id: termsIds.operator, title: t`Terms of ${name}` }}
        >{t`Terms of ${name}`}</PopupLink>
        <PopupLink piece={CancellationPopup} given={{ view, termsId: termsIds.cancellation }}>
          <Trans>Cancellation terms</Trans>
        </PopupLink>
        {view.selection.flexible ? (
          <PopupLink
            piece={TermsPopup}
            given={{ kind: 'flexible', id: termsIds.flexible, title: <Trans>Terms of flexible booking</Trans> }}
          >
            <Trans>Terms of flexible booking</Trans>
          </PopupLink>
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
