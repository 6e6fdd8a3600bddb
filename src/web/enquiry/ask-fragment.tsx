import { Trans } from '@lingui/react/macro';
import type { AskFormFacts } from '#contract/fragment.ts';
import type { AskPopupFacts } from '#contract/schemas/enquiry.ts';
import { detailsType, variantOf } from '#contract/wire/enquiry-types.ts';
import { emptyEnquiry } from '#domain/enquiry/form.ts';
import { Button } from '../ui/button.tsx';
import { AskFields } from './ask-fields.tsx';

const nothing = () => undefined;

/** The enquiry form as static markup, for clients that display it themselves. */
export function AskFragment({
  facts,
  form: { minimum, staterooms, securityToken },
  source = 'tr',
}: {
  facts: AskPopupFacts;
  form: AskFormFacts;
  /** The part of the page that opened the form. */
  source?: string;
}) {
  const draft = { form: emptyEnquiry(variantOf(facts.type)), phoneCountry: 'US', letters: false };
  return (
    <form method="post" action={facts.action} className="flex flex-col gap-5">
      <input type="hidden" name="security_token" value={securityToken} />
      <input type="hidden" name="t" value={facts.type} />
      {facts.tour ? <input type="hidden" name="id" value={facts.tour.id} /> : null}
      <input type="hidden" name="details_type" value={detailsType} />
      <input type="hidden" name="source" value={source} />
      <AskFields
        facts={facts}
        minimum={minimum}
        draft={draft}
        staterooms={staterooms}
        errorOf={nothing}
        onForm={nothing}
        onDraft={nothing}
      />
      <Button type="submit">
        <Trans>Send your question</Trans>
      </Button>
    </form>
  );
}
