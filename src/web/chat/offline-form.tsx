import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type EnquiryForm, enquiryProblems } from '#domain/enquiry/form.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { call } from '../browser/call.ts';
import { usePage } from '../browser/page-config.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { useCall } from '../browser/use-call.ts';
import { useAskDraft } from '../enquiry/ask-draft.ts';
import { keepLastEnquiry } from '../enquiry/last-enquiry.ts';
import { fieldsOnWire, problemWords } from '../enquiry/problem-words.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';

type Errors = Readonly<Partial<Record<keyof EnquiryForm, string>>>;

/** What a general question has no use for. */
const nothingElse = { privateMinimum: null, stateroomsListed: false, roomsListed: false };

/** Asks for a question while nobody is there to chat; it becomes an enquiry, and what was typed is kept until then. */
export function OfflineForm() {
  const { t, i18n } = useLingui();
  const { currency } = usePage();
  const { draft, changeForm, begin } = useAskDraft('general', null, null);
  const { form } = draft;
  const facts = useCall('loadAskQuestion', { type: 'general' }, { silent: true }).answer?.popup;
  const hours = facts?.answerHours ?? null;
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [sentTo, setSentTo] = useState<{ readonly email: string; readonly href: string } | null>(null);

  const refuse = (next: Errors) => {
    setErrors(next);
    const [first] = Object.keys(next);
    if (first) document.getElementById(`chat-${first}`)?.focus();
  };
  const change = (part: Partial<EnquiryForm>) => {
    changeForm(part);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const problems = enquiryProblems(form, nothingElse);
    if (problems.length > 0) {
      refuse(Object.fromEntries(problems.map((each) => [each.field, problemWords(i18n, each, 1)])));
      return;
    }
    setPending(true);
    setProblem(null);
    const asked = await call('askQuestion', {
      t: 'general',
      email: form.email,
      first_name: form.firstName,
      last_name: form.lastName,
      source: 'chat',
      comment: form.message,
      currency: isCurrency(currency) ? currency : '',
      submission: draft.submission,
    });
    setPending(false);
    if (asked.ok) {
      keepLastEnquiry(asked.answer.href, Date.now());
      setSentTo({ email: form.email, href: asked.answer.href });
      begin();
      return;
    }
    const told = (asked.refusal.body?.problems ?? []).flatMap(({ path, message }) => {
      const field = fieldsOnWire[path];
      return field ? [[field, message] as const] : [];
    });
    if (told.length > 0) refuse(Object.fromEntries(told));
    else
      setProblem(
        refusalMessage(asked.refusal) ?? t`Your question could not be sent. It is still here: please try again.`,
      );
  };

  if (sentTo)
    return (
      <div className="flex grow flex-col gap-4 overflow-y-auto p-5">
        <Notice kind="success" announce title={<Trans>Your question is with us</Trans>}>
          <Trans>The answer comes by mail to {sentTo.email}.</Trans>
        </Notice>
        <a href={sentTo.href} className="font-medium text-pine underline underline-offset-4">
          <Trans>Open the conversation</Trans>
        </a>
      </div>
    );
  return (
    <form onSubmit={send} noValidate className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-5">
      <p>
        <Trans>Nobody is here to chat right now. Leave us your question, and the answer comes by mail.</Trans>{' '}
        {hours === null ? null : (
          <Plural value={hours} one="It usually takes # hour." other="It usually takes # hours." />
        )}
      </p>
      <TextField
        id="chat-firstName"
        label={<Trans>First name</Trans>}
        required
        plain
        autoComplete="given-name"
        maxLength={100}
        value={form.firstName}
        error={errors.firstName}
        onChange={({ target }) => change({ firstName: target.value })}
      />
      <TextField
        id="chat-email"
        label={<Trans>E-mail</Trans>}
        type="email"
        required
        plain
        autoComplete="email"
        maxLength={254}
        value={form.email}
        error={errors.email}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextArea
        id="chat-message"
        label={<Trans>Your question</Trans>}
        required
        plain
        rows={3}
        maxLength={5000}
        className="min-h-24"
        value={form.message}
        error={errors.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      {problem ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {problem}
        </p>
      ) : null}
      <Button type="submit" pending={pending} className="shrink-0">
        <Trans>Send the question</Trans>
      </Button>
    </form>
  );
}
