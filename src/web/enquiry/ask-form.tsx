import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import type { AskPopupFacts } from '#contract/schemas/enquiry.ts';
import { detailsType, typeOf, variantOf } from '#contract/wire/enquiry-types.ts';
import { type EnquiryForm, enquiryProblems, sentDate } from '#domain/enquiry/form.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { isEnquiryEmail, normalEmail } from '#domain/party/email.ts';
import { call } from '../browser/call.ts';
import { usePage } from '../browser/page-config.ts';
import { useCall } from '../browser/use-call.ts';
import { showError } from '../popups/message.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { priceText } from '../ui/price-parts.ts';
import { AgentNotice } from './agent-notice.tsx';
import { AskAside } from './ask-aside.tsx';
import { useAskDraft } from './ask-draft.ts';
import { AskFields, askFieldId } from './ask-fields.tsx';
import type { Sent } from './ask-success.tsx';
import { keepLastEnquiry } from './last-enquiry.ts';
import { fieldsOnWire, problemWords } from './problem-words.ts';

/** The id by which the popup's button sends the form. */
export const askFormId = 'ask-form';

type Errors = Partial<Record<keyof EnquiryForm, string>>;

/** The order in which problems are told: that of the form. */
const order: readonly (keyof EnquiryForm)[] = [
  'bookType',
  'adults',
  'children',
  'approximateDate',
  'date',
  'stateroom',
  'room',
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
];

/** The form for a question. What was typed stays, whatever happens, until the question has arrived. */
export function AskForm({
  facts,
  minimum,
  source,
  date,
  pending,
  onPending,
  onSent,
}: {
  facts: AskPopupFacts;
  minimum: number | null;
  source: string;
  date: string | null;
  pending: boolean;
  onPending: (pending: boolean) => void;
  onSent: (sent: Sent) => void;
}) {
  const { t, i18n } = useLingui();
  const { currency } = usePage();
  const { tour } = facts;
  const variant = variantOf(facts.type);
  const offered = tour?.departures.some(({ day }) => day === date) ? date : null;
  const { draft, change, changeForm, begin } = useAskDraft(variant, tour?.id ?? null, offered);
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [agentPopup, setAgentPopup] = useState(false);
  const checked = useRef('');
  const { form } = draft;
  const isRiver = variant === 'river';
  const rooms = useCall(
    'loadAccommodations',
    { id: tour?.id ?? 1, date: form.date },
    { enabled: isRiver, keepPrevious: true },
  );
  const staterooms = (rooms.answer?.accomodations ?? []).map(({ name, price }) => ({
    name,
    label: `${name} · ${priceText(price.amount, price.currency, i18n.locale, 'whole')}`,
  }));
  const isAgent = draft.agentEmail !== null && draft.agentEmail === normalEmail(form.email);

  const onForm = (part: Partial<EnquiryForm>): void => {
    changeForm(part);
    // What was wrong may be right now; the party is one question with two fields.
    const touched = Object.keys(part) as (keyof EnquiryForm)[];
    const cleared = touched.some((field) => field === 'adults' || field === 'children' || field === 'bookType')
      ? [...touched, 'adults' as const, 'children' as const, 'phone' as const]
      : touched;
    setErrors((last) =>
      Object.fromEntries(Object.entries(last).filter(([field]) => !cleared.includes(field as keyof EnquiryForm))),
    );
  };

  const lookForAgent = async (): Promise<boolean> => {
    const email = normalEmail(form.email);
    if (email === checked.current || !isEnquiryEmail(email)) return isAgent;
    checked.current = email;
    const found = await call('checkAgentEmail', { email });
    const isB2b = found.ok && found.answer.is_b2b;
    if (isB2b && draft.agentEmail !== email) {
      change({ agentEmail: email });
      setAgentPopup(true);
    }
    return isB2b;
  };

  const refuse = (next: Errors): void => {
    setErrors(next);
    setAttempt((last) => last + 1);
  };

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    const context = { privateMinimum: minimum, stateroomsListed: staterooms.length > 0, roomsListed: false };
    const problems = enquiryProblems(form, context);
    if (problems.length > 0) {
      const asksPrivately = form.bookType === 'private';
      const words = problems.map(
        (problem) => [problem.field, problemWords(i18n, problem, asksPrivately ? (minimum ?? 1) : 1)] as const,
      );
      // Both steppers are wrong together; it is told once.
      refuse(Object.fromEntries(words.filter(([field]) => field !== 'children')));
      return;
    }
    onPending(true);
    setErrors({});
    const asAgent = await lookForAgent();
    const asksPrivately = form.bookType === 'private';
    const asked = await call('askQuestion', {
      t: typeOf(variant),
      ...(tour && { id: tour.id }),
      hasServiceFee: facts.hasServiceFee,
      serviceFee: facts.serviceFee ? JSON.stringify(facts.serviceFee).slice(0, 40) : '',
      email: form.email,
      details_phone: form.phone,
      first_name: form.firstName,
      last_name: form.lastName,
      source,
      source_id: tour ? String(tour.id) : '',
      pax: form.adults,
      pax_children: form.children,
      details_type: detailsType,
      double_opt_in: draft.letters ? '1' : '0',
      request: variant === 'general' ? '' : form.message,
      note: '',
      ...(variant === 'general' && { comment: form.message }),
      date: asksPrivately ? null : sentDate(form.date),
      display_dates_popup: false,
      booktype: form.bookType,
      as_ta: asAgent,
      ...(isRiver && { stateroom: form.stateroom, room: form.stateroom }),
      ...(asksPrivately && { approximate_date: form.approximateDate }),
      currency: isCurrency(currency) ? currency : '',
      customer_ip: '',
      submission: draft.submission,
    });
    onPending(false);
    if (asked.ok) {
      keepLastEnquiry(asked.answer.href, Date.now());
      onSent({ answer: asked.answer, phone: form.phone, email: form.email });
      begin();
      return;
    }
    const told = asked.refusal.status === 422 ? (asked.refusal.body?.problems ?? []) : [];
    const known = told.flatMap(({ path, message }) => {
      const field = fieldsOnWire[path];
      return field && field !== 'children' ? [[field, message] as const] : [];
    });
    if (known.length > 0) refuse(Object.fromEntries(known));
    else
      showError(
        t`Something went wrong when submitting your question. Please try again later or reach out to customer support.`,
      );
  };

  const told = order.flatMap((field) => {
    const message = errors[field];
    return message ? [{ field: askFieldId(field), message }] : [];
  });
  return (
    <div className={tour ? 'grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8' : 'flex flex-col gap-6'}>
      <AskAside facts={facts} />
      <form id={askFormId} onSubmit={send} noValidate className="flex min-w-0 flex-col gap-5">
        <ErrorSummary problems={told} attempt={attempt} />
        {isAgent ? (
          <Notice>
            <Trans>On Behalf of a Travel Agent</Trans>
          </Notice>
        ) : null}
        <AskFields
          facts={facts}
          minimum={minimum}
          draft={draft}
          staterooms={staterooms}
          errorOf={(field) => errors[field]}
          onForm={onForm}
          onDraft={change}
          onEmail={() => void lookForAgent()}
        />
      </form>
      <AgentNotice open={agentPopup} onClose={() => setAgentPopup(false)} />
    </div>
  );
}
