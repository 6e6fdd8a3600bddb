import { Trans } from '@lingui/react/macro';
import type { AskPopupFacts } from '#contract/schemas/enquiry.ts';
import { detailsType, variantOf } from '#contract/wire/enquiry-types.ts';
import { emptyEnquiry } from '#domain/enquiry/form.ts';
import { Button } from '../ui/button.tsx';
import { AskFields } from './ask-fields.tsx';

const nothing = () => undefined;

/** The form for a question as a piece of markup, for callers that show it themselves. */
export function AskFragment({
  facts,
  minimum,
  source = 'tr',
}: {
  facts: AskPopupFacts;
  minimum: number | null;
  /** From where it is asked. */
  source?: string;
}) {
  const draft = { form: emptyEnquiry(variantOf(facts.type)), phoneCountry: 'US', letters: false };
  return (
    <form method="post" action={facts.action} className="flex flex-col gap-5">
      <input type="hidden" name="t" value={facts.type} />
      {facts.tour ? <input type="hidden" name="id" value={facts.tour.id} /> : null}
      <input type="hidden" name="details_type" value={detailsType} />
      <input type="hidden" name="source" value={source} />
      <AskFields
        facts={facts}
        minimum={minimum}
        draft={draft}
        staterooms={[]}
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
