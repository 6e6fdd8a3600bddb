import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import type { AskPopupFacts } from '#contract/schemas/enquiry.ts';
import { detailsType, typeOf, variantOf } from '#contract/wire/enquiry-types.ts';
import { serviceFeeOnWire } from '#contract/wire/service-fee.ts';
import { type EnquiryForm, enquiryProblems, sentDate } from '#domain/enquiry/form.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { isEnquiryEmail, normalEmail } from '#domain/party/email.ts';
import { withoutCardNumbers } from '#domain/text/card-numbers.ts';
import { areAgentNoticesSilent } from '../browser/agent-notices.ts';
import { call } from '../browser/call.ts';
import { usePage } from '../browser/page-config.ts';
import { useCall } from '../browser/use-call.ts';
import { showError } from '../popups/message.ts';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { AgentNotice } from './agent-notice.tsx';
import { AskAside } from './ask-aside.tsx';
import { useAskDraft } from './ask-draft.ts';
import { AskFields, askFieldId } from './ask-fields.tsx';
import type { Sent } from './ask-success.tsx';
import { saveLastEnquiry } from './last-enquiry.ts';
import { fieldsOnWire, problemWords } from './problem-words.ts';

/** The form id that the popup's submit button refers to. */
export const askFormId = 'ask-form';

type Errors = Partial<Record<keyof EnquiryForm, string>>;

/** The order of problems, equal to that of the fields. */
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

/** The enquiry form; its input is preserved until the enquiry was received. */
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
  const staterooms = rooms.answer?.accomodations ?? [];
  const isAgent = draft.agentEmail !== null && draft.agentEmail === normalEmail(form.email);

  const onForm = (part: Partial<EnquiryForm>): void => {
    changeForm(part);
    // A changed field may be valid now; adults and children are validated together.
    const touched = Object.keys(part) as (keyof EnquiryForm)[];
    const cleared = touched.some((field) => field === 'adults' || field === 'children' || field === 'bookType')
      ? [...touched, 'adults' as const, 'children' as const, 'phone' as const]
      : touched;
    setErrors((last) =>
      Object.fromEntries(Object.entries(last).filter(([field]) => !cleared.includes(field as keyof EnquiryForm))),
    );
  };

  const checkAgent = async (): Promise<boolean> => {
    const email = normalEmail(form.email);
    if (email === checked.current || !isEnquiryEmail(email)) return isAgent;
    checked.current = email;
    const found = await call('checkAgentEmail', { email });
    const isB2b = found.ok && found.answer.is_b2b;
    if (isB2b && draft.agentEmail !== email) {
      change({ agentEmail: email });
      setAgentPopup(!areAgentNoticesSilent());
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
      // Both steppers are invalid together, so the problem is reported once.
      refuse(Object.fromEntries(words.filter(([field]) => field !== 'children')));
      return;
    }
    onPending(true);
    setErrors({});
    const asAgent = await checkAgent();
    const asksPrivately = form.bookType === 'private';
    const message = withoutCardNumbers(form.message);
    const result = await call('askQuestion', {
      t: typeOf(variant),
      ...(tour && { id: tour.id }),
      hasServiceFee: facts.hasServiceFee,
      serviceFee: facts.serviceFee ? serviceFeeOnWire(facts.serviceFee) : '',
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
      request: variant === 'general' ? '' : message,
      note: '',
      ...(variant === 'general' && { comment: message }),
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
    if (result.ok) {
      saveLastEnquiry(result.answer.href, Date.now());
      onSent({ answer: result.answer, phone: form.phone, email: form.email, message });
      begin();
      return;
    }
    const summary = result.refusal.status === 422 ? (result.refusal.body?.problems ?? []) : [];
    const known = summary.flatMap(({ path, message }) => {
      const field = fieldsOnWire[path];
      return field && field !== 'children' ? [[field, message] as const] : [];
    });
    if (known.length > 0) refuse(Object.fromEntries(known));
    else
      showError(
        t`Something went wrong when submitting your question. Please try again later or reach out to customer support.`,
      );
  };

  const summary = order.flatMap((field) => {
    const message = errors[field];
    return message ? [{ field: askFieldId(field), message }] : [];
  });
  return (
    <div className={tour ? 'grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8' : 'flex flex-col gap-6'}>
      <AskAside facts={facts} />
      <form id={askFormId} onSubmit={send} noValidate className="flex min-w-0 flex-col gap-5">
        <ErrorSummary problems={summary} attempt={attempt} />
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
          onEmail={() => void checkAgent()}
        />
      </form>
      <AgentNotice open={agentPopup} onClose={() => setAgentPopup(false)} />
    </div>
  );
}
