import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/enquiry/conversation.ts';
import { useCapability } from '../../browser/use-capability.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { CallTool } from './call-tool.tsx';

type Office = NonNullable<ConversationView['office']>;

/** The office's information about a conversation, and its actions besides answering. */
export function InboxTools({
  conversation,
  office,
  note,
}: {
  conversation: ConversationView;
  office: Office;
  /** The text of a refused note. */
  note: string | undefined;
}) {
  const mayAnswer = useCapability()('conversations.answer');
  if (!mayAnswer)
    return (
      <aside className="min-w-0">
        <Traveller office={office} language={conversation.language} />
      </aside>
    );
  return (
    <aside className="flex min-w-0 flex-col gap-6">
      <Done conversation={conversation} office={office} />
      {conversation.call ? (
        <Tool title={<Trans>Call</Trans>}>
          <CallTool call={conversation.call} />
        </Tool>
      ) : null}
      <Traveller office={office} language={conversation.language} />
      <Assign office={office} />
      <Snooze until={office.snoozedUntil} />
      <Notes notes={office.notes} typed={note} />
    </aside>
  );
}

function Tool({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-paper p-4">
      <h2 className="font-sans font-semibold text-base tracking-normal">{title}</h2>
      {children}
    </section>
  );
}

/** Shows whether an answer is needed; marking it as done also marks the displayed messages as read. */
function Done({ conversation, office: { waits, done } }: { conversation: ConversationView; office: Office }) {
  const pending = usePending('done');
  if (!waits && !done) return null;
  return (
    <PostForm preventScrollReset data-key="e" className="flex flex-col gap-2">
      <input type="hidden" name="intent" value="done" />
      <p role="status" className="flex items-center gap-2 font-medium text-sm">
        {done ? <CircleCheck className="size-5 text-success" aria-hidden="true" /> : null}
        {done ? <Trans>Mark as done</Trans> : <Trans>The traveller is waiting for a reply.</Trans>}
      </p>
      <Button
        type="submit"
        name="position"
        value={done ? 0 : (conversation.messages.at(-1)?.position ?? 0)}
        variant="secondary"
        size="small"
        pending={pending}
      >
        {done ? <Trans>Mark as needing a reply</Trans> : <Trans>Mark as done</Trans>}
      </Button>
    </PostForm>
  );
}

const usePending = (intent: string): boolean => useNavigation().formData?.get('intent') === intent;

function Traveller({ office, language }: { office: Office; language: 'en' | 'de' }) {
  const { email, phone, asAgent } = office;
  return (
    <Tool title={<Trans>Traveller</Trans>}>
      <ul className="flex flex-col gap-1 text-sm">
        <li className="wrap-anywhere">{email}</li>
        {phone ? (
          <li>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="text-pine underline underline-offset-4">
              {phone}
            </a>
          </li>
        ) : null}
        <li className="text-ink-soft">
          {language === 'de' ? <Trans>Prefers German</Trans> : <Trans>Prefers English</Trans>}
        </li>
        {asAgent ? (
          <li>
            <Badge tone="sun">
              <Trans>Travel agent</Trans>
            </Badge>
          </li>
        ) : null}
      </ul>
    </Tool>
  );
}

function Assign({ office: { assignee, colleagues } }: { office: Office }) {
  const { t } = useLingui();
  const pending = usePending('assign');
  return (
    <Tool title={<Trans>Assigned to</Trans>}>
      <PostForm preventScrollReset className="flex flex-col gap-3">
        <Select
          key={assignee?.id ?? ''}
          id="accountId"
          name="accountId"
          label={t`Colleague`}
          placeholder={t`No travellers yet`}
          defaultValue={assignee?.id ?? ''}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          plain
        />
        <Button type="submit" name="intent" value="assign" variant="secondary" size="small" pending={pending}>
          <Trans>Assign</Trans>
        </Button>
      </PostForm>
    </Tool>
  );
}

function Snooze({ until }: { until: number | null }) {
  const { t } = useLingui();
  const pending = usePending('snooze');
  const isSnoozed = until !== null && until * 1000 > Date.now();
  const spans = [
    { hours: 4, label: t`4 hours` },
    { hours: 24, label: t`1 day` },
    { hours: 168, label: t`1 week` },
  ];
  return (
    <Tool title={<Trans>Snooze</Trans>}>
      {isSnoozed ? (
        <p className="text-sm">
          <Trans>
            Snoozed until <Moment seconds={until} /> or until the traveller writes.
          </Trans>
        </p>
      ) : null}
      <PostForm preventScrollReset data-key="s" className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="snooze" />
        {isSnoozed ? (
          <Button type="submit" name="hours" value="0" variant="secondary" size="small" pending={pending}>
            <Trans>Withdraw</Trans>
          </Button>
        ) : (
          spans.map(({ hours, label }) => (
            <Button
              key={hours}
              type="submit"
              name="hours"
              value={hours}
              variant="secondary"
              size="small"
              pending={pending}
            >
              {label}
            </Button>
          ))
        )}
      </PostForm>
    </Tool>
  );
}

function Notes({ notes, typed }: { notes: Office['notes']; typed: string | undefined }) {
  const { t } = useLingui();
  const pending = usePending('note');
  return (
    <Tool title={<Trans>Notes</Trans>}>
      <p className="text-ink-soft text-sm">
        <Trans>Only visible to the office.</Trans>
      </p>
      {notes.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {notes.map(({ id, name, body, at }) => (
            <li key={id} className="rounded-field bg-sun-soft p-3 text-sm">
              <p className="wrap-anywhere whitespace-pre-line">{body}</p>
              <p className="pt-1 text-xs">
                {name ? `${name} · ` : null}
                <Moment seconds={at} />
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <PostForm preventScrollReset className="flex flex-col gap-3">
        <TextArea
          key={notes.length}
          id="note"
          name="body"
          label={t`New note`}
          rows={2}
          required
          plain
          maxLength={MAX_MESSAGE_LENGTH}
          defaultValue={typed}
          className="min-h-20"
        />
        <Button type="submit" name="intent" value="note" variant="secondary" size="small" pending={pending}>
          <Trans>Save note</Trans>
        </Button>
      </PostForm>
    </Tool>
  );
}
