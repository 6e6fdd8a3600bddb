import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { type EnquiryForm, enquiryProblems } from '#domain/enquiry/form.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { withoutCardNumbers } from '#domain/text/card-numbers.ts';
import { call } from '../browser/call.ts';
import { usePage } from '../browser/page-config.ts';
import { refusalMessage } from '../browser/refusal-message.ts';
import { useCall } from '../browser/use-call.ts';
import { useAskDraft } from '../enquiry/ask-draft.ts';
import { saveLastEnquiry } from '../enquiry/last-enquiry.ts';
import { fieldsOnWire, problemWords } from '../enquiry/problem-words.ts';
import { Button } from '../ui/button.tsx';
import { CardNumberNote } from '../ui/card-number-note.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';

type Errors = Readonly<Partial<Record<keyof EnquiryForm, string>>>;

/** Form settings that do not apply to a general question. */
const nothingElse = { privateMinimum: null, stateroomsListed: false, roomsListed: false };

/**
 * A form for a question while no one is available to chat; it becomes an enquiry, and its input is saved until then.
 */
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
  const [sentTo, setSentTo] = useState<{
    readonly email: string;
    readonly href: string;
    readonly message: string;
  } | null>(null);

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
    const message = withoutCardNumbers(form.message);
    const result = await call('askQuestion', {
      t: 'general',
      email: form.email,
      first_name: form.firstName,
      last_name: form.lastName,
      source: 'chat',
      comment: message,
      currency: isCurrency(currency) ? currency : '',
      submission: draft.submission,
    });
    setPending(false);
    if (result.ok) {
      saveLastEnquiry(result.answer.href, Date.now());
      setSentTo({ email: form.email, href: result.answer.href, message });
      begin();
      return;
    }
    const known = (result.refusal.body?.problems ?? []).flatMap(({ path, message }) => {
      const field = fieldsOnWire[path];
      return field ? [[field, message] as const] : [];
    });
    if (known.length > 0) refuse(Object.fromEntries(known));
    else setProblem(refusalMessage(result.refusal) ?? t`Your question wasn’t sent. It’s still here: please try again.`);
  };

  if (sentTo)
    return (
      <div className="flex grow flex-col gap-4 overflow-y-auto p-5">
        <Notice kind="success" announce title={<Trans>We’ve received your question</Trans>}>
          <Trans>We’ll reply by email to {sentTo.email}.</Trans>
        </Notice>
        <CardNumberNote text={sentTo.message} />
        <a href={sentTo.href} className="font-medium text-pine underline underline-offset-4">
          <Trans>Open the conversation</Trans>
        </a>
      </div>
    );
  return (
    <form onSubmit={send} noValidate className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-5">
      <p>
        <Trans>We’re offline right now. Leave us your question and we’ll reply by email.</Trans>{' '}
        {hours === null ? null : (
          <Plural value={hours} one="We usually reply within # hour." other="We usually reply within # hours." />
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
        label={<Trans>Email</Trans>}
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
        <Trans>Send question</Trans>
      </Button>
    </form>
  );
}
