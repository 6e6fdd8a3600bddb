import { Trans } from '@lingui/react/macro';
import { CalendarClock, Mail } from 'lucide-react';
import { useActionData, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { Hold } from './hold-types.ts';

/** The result of extending a hold or of sending its mail again. */
export type HoldResult = { readonly intent: 'extend' | 'mail'; readonly refusal: string | null };

/** Extends the hold and sends its mail again; both work without scripts. */
export function HoldOptions({ hold: { extension, mayMail } }: { hold: Hold }) {
  const { formData } = useNavigation();
  const pending = formData?.get('intent');
  const result = useActionData<Partial<HoldResult> | null>();
  if (!extension && !mayMail) return null;
  return (
    <>
      {extension ? (
        <section
          aria-labelledby="extension-title"
          className="flex flex-col gap-3 rounded-card border border-line bg-paper p-4"
        >
          <h2 id="extension-title" className="text-lg">
            <Trans>More time</Trans>
          </h2>
          {result?.intent === 'extend' ? <Result refusal={result.refusal ?? null} intent="extend" /> : null}
          {extension.endsAt === null ? (
            <p className="text-ink-soft text-sm">
              <NoExtension problem={extension.problem} />
            </p>
          ) : (
            <PostForm preventScrollReset className="flex flex-col gap-3">
              <p className="text-sm">
                <Trans>You can extend this hold once, free of charge. It then ends on</Trans>{' '}
                <strong>
                  <Moment seconds={extension.endsAt} />
                </strong>
                .
              </p>
              <input type="hidden" name="intent" value="extend" />
              <Button
                type="submit"
                variant="secondary"
                pending={pending === 'extend'}
                icon={<CalendarClock aria-hidden="true" />}
              >
                <Trans>Extend by 24 hours</Trans>
              </Button>
            </PostForm>
          )}
        </section>
      ) : null}
      {mayMail ? (
        <PostForm preventScrollReset className="flex flex-col gap-3">
          <input type="hidden" name="intent" value="mail" />
          <Button type="submit" variant="secondary" pending={pending === 'mail'} icon={<Mail aria-hidden="true" />}>
            <Trans>Send the email again</Trans>
          </Button>
          {result?.intent === 'mail' ? <Result refusal={result.refusal ?? null} intent="mail" /> : null}
        </PostForm>
      ) : null}
    </>
  );
}

function Result({ intent, refusal }: HoldResult) {
  if (refusal !== null)
    return (
      <Notice kind="warning" announce>
        {refusal}
      </Notice>
    );
  return (
    <Notice kind="success" announce>
      {intent === 'extend' ? (
        <Trans>Your hold has been extended. We’ve emailed you the new end.</Trans>
      ) : (
        <Trans>We’ve sent the email again. Please also check your spam folder.</Trans>
      )}
    </Notice>
  );
}

function NoExtension({ problem }: { problem: NonNullable<Hold['extension']>['problem'] }) {
  switch (problem) {
    case 'extended':
      return <Trans>This hold has been extended. A hold can be extended once.</Trans>;
    case 'unconfirmed':
      return <Trans>You can extend this hold once you’ve confirmed your email address.</Trans>;
    case 'departsTooSoon':
      return <Trans>This hold can’t be extended, because booking closes before the new end.</Trans>;
    case 'over':
      return <Trans>This hold is over, so it can’t be extended.</Trans>;
    default:
      return <Trans>This hold can’t be extended, because the departure is no longer on sale.</Trans>;
  }
}
