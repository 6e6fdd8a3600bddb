import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { problemOf, type Refused } from '../../account/answer.ts';
import { usePage } from '../../browser/page-config.ts';
import { useCapability } from '../../browser/use-capability.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** What the office noted about a booking, and a form for another note. */
export function BookingNotes({
  notes,
  refused,
}: {
  notes: AnswerOf<'loadOfficeBooking'>['notes'];
  refused: Refused | undefined;
}) {
  const { t } = useLingui();
  const may = useCapability();
  const isStaff = usePage().account?.role === 'staff';
  const pending = useNavigation().formData?.has('body') ?? false;
  return (
    <section aria-labelledby="notes-title" className="flex max-w-3xl flex-col gap-3 pt-8">
      <h2 id="notes-title" className="text-xl">
        <Trans>Internal notes</Trans>
      </h2>
      {refused ? <ErrorSummary {...refused} /> : null}
      {may('bookings.change') ? (
        // The field is empty again once a note has been saved.
        <PostForm key={notes[0]?.id ?? 0} preventScrollReset className="flex flex-col items-start gap-2">
          <TextArea
            id="body"
            name="body"
            label={t`New note`}
            hint={
              isStaff
                ? t`Only staff read your notes. Travellers and operators don’t.`
                : t`Your company and Waymark’s staff read your notes. Travellers don’t.`
            }
            required
            maxLength={4000}
            rows={3}
            boxClass="w-full"
            defaultValue={refused?.typed.body}
            error={problemOf(refused, 'body')}
          />
          <Button type="submit" size="small" variant="secondary" pending={pending}>
            <Trans>Save note</Trans>
          </Button>
        </PostForm>
      ) : null}
      {notes.length === 0 ? (
        <p className="text-ink-soft text-sm">
          <Trans>No notes yet.</Trans>
        </p>
      ) : (
        <ol className="divide-y divide-line rounded-card border border-line bg-paper">
          {notes.map(({ id, name, role, body, at }) => (
            <li key={id} className="flex flex-col gap-1 px-4 py-3">
              <p className="wrap-anywhere whitespace-pre-line">{body}</p>
              <p className="text-ink-soft text-sm">
                {name ?? <Trans>Deleted account</Trans>}
                {' · '}
                {role === 'staff' ? <Trans>Staff</Trans> : <Trans>Operator</Trans>}
                {' · '}
                <Moment seconds={at} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
