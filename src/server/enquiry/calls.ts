import type { FirstAnswer } from '#contract/schemas/enquiry.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { variantOf } from '#contract/wire/enquiry-types.ts';
import { isTimeZone } from '#domain/calendar/day-at.ts';
import { gmtCallTimeProblems } from '#domain/enquiry/call-time.ts';
import { offersCall } from '#domain/enquiry/form.ts';
import type { Currency } from '#domain/money/currency.ts';
import { normalEmail } from '#domain/party/email.ts';
import type { Caller } from '../platform/caller.ts';
import { callCalendarPath, conversationCode } from '../platform/conversation-code.ts';
import { transaction } from '../platform/database/database.ts';
import { equalTime } from '../platform/limits/equal-time.ts';
import { mailWait } from '../platform/limits/mail-limit.ts';
import { pageAddress } from '../platform/page-address.ts';
import { Refusal } from '../platform/refusal.ts';
import { replyAddress } from '../platform/reply-address.ts';
import { readAnswerHours } from './answer-hours.ts';
import { listStaterooms, loadAskForm } from './ask-form.ts';
import { hasNews, linkedConversation, opensConversation } from './conversation-link.ts';
import type { EnquiryDeps } from './deps.ts';
import { type EnquiryTour, findEnquiryTour, popupFacts, privateMinimum } from './enquiry-tour.ts';
import { type Question, readQuestion } from './read-question.ts';
import { answererOf, conversationPath, findQuestion, storeQuestion } from './store-question.ts';

/** The maximum number of questions per network and hour: enough for an office or a family. */
const networkLimit = { max: 20, seconds: 3600 };

/**
 * The maximum number of addresses that a visitor may check for an agent; a form needs one or two. The network has its
 * own limit.
 */
const agentChecks = { max: 30, seconds: 600 };
/** The minimum response time in ms, so that the timing does not reveal the result. */
const agentCheckMs = 150;

const notFound = () => new Refusal(404, 'not-found');

/** Creates the endpoints that ask questions about tours or in general, and their follow-ups. */
export function createEnquiryCalls(deps: EnquiryDeps) {
  const { database, settings, limit, sendMail, webRenderer, catalogue, firstAnswer, askConsent } = deps;
  const { secret, origin } = settings;

  const answered = (id: number, isOBS: boolean, firstAnswer: FirstAnswer | null, caller: Caller) => ({
    status: 'OK' as const,
    id,
    code: conversationCode(secret, id),
    href: conversationPath(secret, caller.language, id),
    isOBS,
    // A new customer has not rated our support yet.
    has_nps_record: false,
    firstAnswer,
  });

  /**
   * Returns the catalogue's automatic answer to a question; a failure must not prevent the question from being stored.
   */
  const firstAnswerTo = (
    { form, day }: Question,
    { facts }: EnquiryTour,
    currency: Currency | undefined,
    caller: Caller,
  ): Promise<FirstAnswer | null> => {
    const { message, adults, children } = form;
    const asker = currency ? { ...caller, currency } : caller;
    return firstAnswer({ slug: facts.slug, message, day, adults, children }, asker).catch(() => null);
  };

  return {
    async loadAskQuestion({ id, tourId, type, action }: ParsedOf<'loadAskQuestion'>, caller: Caller) {
      const wanted = tourId ?? id;
      const tour = wanted === undefined ? null : findEnquiryTour(catalogue, wanted);
      if (wanted !== undefined && !tour) return notFound();
      const minimum = privateMinimum(tour);
      const answer = { status: 'OK' as const, data: { min_pax: minimum } };
      if (action === 'private_options') {
        if (!tour) return notFound();
        if (caller.dataOnly) return answer;
        return { ...answer, component: await webRenderer.fragment(caller.language, 'ask-private', { minimum }) };
      }
      const popup = popupFacts(variantOf(type), tour, await readAnswerHours(database, tour), caller);
      if (!popup) return new Refusal(422, 'invalid', { problems: [{ path: 'type', code: 'not-offered' }] });
      if (caller.dataOnly) return { ...answer, popup };
      const form = await loadAskForm(deps, tour, caller);
      const component = await webRenderer.fragment(caller.language, 'ask-question', { ...popup, form });
      return { ...answer, popup, component };
    },

    async askQuestion(sent: ParsedOf<'askQuestion'>, caller: Caller) {
      const tour = sent.id === undefined ? null : findEnquiryTour(catalogue, sent.id);
      if (sent.id !== undefined && !tour) return notFound();
      const staterooms = tour?.facts.style === 'river' ? await listStaterooms(deps, tour, sent.date, caller) : [];
      const names = staterooms.map(({ name }) => name);
      const question = readQuestion(sent, tour, names, caller);
      if (!('form' in question)) return new Refusal(422, 'invalid', { problems: question });
      const asAgent = sent.as_ta === true || caller.account?.role === 'agent';
      const isOBS = offersCall(question.form.variant, Boolean(tour?.facts.blocked), asAgent);
      const before = sent.submission === undefined ? null : await findQuestion(deps, sent.submission, caller);
      const firstAnswer = tour && (await firstAnswerTo(question, tour, sent.currency, caller));
      if (before !== null) return answered(before, isOBS, firstAnswer, caller);
      const retryAfterSeconds = await limit('enquiry:network', caller.network, networkLimit);
      if (retryAfterSeconds > 0) return new Refusal(429, 'too-fast', { retryAfterSeconds });
      // Frequent senders still get a response; only the mail is skipped, because the address may be a stranger's.
      const mailsAsker = (await mailWait(limit, 'enquiry', caller, question.email)) === 0;
      const message = question.form.message || (await webRenderer.words(caller.language, 'enquiry-without-words'));
      const { source, source_id: sourceId, currency, submission } = sent;
      const about = { question, message, tour, asAgent, source, sourceId, currency, submission, mailsAsker };
      const id = await storeQuestion(deps, about, caller);
      if (sent.double_opt_in === true) await askConsent(question.email, 'enquiry', caller);
      return answered(id, isOBS, firstAnswer, caller);
    },

    async loadAccommodations({ id, date }: ParsedOf<'loadAccommodations'>, caller: Caller) {
      const tour = findEnquiryTour(catalogue, id);
      if (!tour) return notFound();
      return { status: 'OK' as const, accomodations: await listStaterooms(deps, tour, date, caller) };
    },

    async askCall({ enquiryId, code, time, date, phone, time_zone: zone }: ParsedOf<'askCall'>, { language }: Caller) {
      if (!opensConversation(secret, enquiryId, code)) return notFound();
      const call = { phone, date, ...time };
      const problems = gmtCallTimeProblems(call, Date.now()).map(({ field, code: what }) => ({
        path: field === 'from' || field === 'to' ? `time.${field}` : field,
        code: {
          missing: 'missing',
          invalid: field === 'phone' ? 'enquiry-phone' : 'call-time',
          notLater: 'call-not-later',
          past: 'past',
          tooFar: 'call-too-far',
        }[what],
      }));
      if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
      return transaction(database, async (trx) => {
        const row = await trx
          .updateTable('conversation')
          .set({
            phone,
            call_day: date,
            call_from: time.from,
            call_to: time.to,
            call_zone: zone !== null && isTimeZone(zone) ? zone : null,
            call_outcome: null,
          })
          .where('id', '=', enquiryId)
          .returning(['operator_id', 'first_name', 'last_name', 'tour_id'])
          .executeTakeFirst();
        if (!row) return notFound();
        const answerer = await answererOf(trx, row.operator_id, deps);
        const tour = row.tour_id === null ? null : findEnquiryTour(catalogue, row.tour_id);
        await sendMail(trx, {
          kind: 'call-requested',
          language: answerer.language,
          to: answerer.email,
          props: {
            from: `${row.first_name} ${row.last_name}`.trim(),
            phone,
            tour: tour?.facts.name[answerer.language] ?? null,
            call: { day: date, ...time },
            url: pageAddress(origin, answerer.language, `/conversations/${enquiryId}`),
            replyTo: replyAddress(deps.settings, enquiryId, 'operator'),
          },
          // A repeated request is mailed once.
          dedupeKey: `enquiry ${enquiryId} call ${date} ${time.from} ${time.to} ${phone}`,
        });
        const calendarUrl = callCalendarPath(language, enquiryId, conversationCode(secret, enquiryId));
        return { status: 'OK' as const, success: true as const, calendarUrl };
      });
    },

    async loadTravellerStore({ bcpLink, lastSeenAt }: ParsedOf<'loadTravellerStore'>, caller: Caller) {
      const id = linkedConversation(secret, bcpLink);
      const news = id === null ? null : await hasNews(database, id, lastSeenAt ?? null);
      const isThere = id !== null && news !== null;
      const answer = { status: isThere ? (1 as const) : (0 as const), hasNewMessage: news ?? false };
      if (caller.dataOnly) return answer;
      const fragment = webRenderer.fragment;
      const { language } = caller;
      const cta = isThere
        ? await fragment(language, 'last-enquiry', { href: conversationPath(secret, language, id) })
        : '';
      const indicator = isThere ? await fragment(language, 'last-enquiry-mark', { hasNewMessage: news }) : '';
      return { ...answer, components: { cta, indicator } };
    },

    async checkAgentEmail({ email }: ParsedOf<'checkAgentEmail'>, caller: Caller) {
      const retryAfterSeconds = await limit('agent-check:visitor', caller.visitorId(), agentChecks);
      if (retryAfterSeconds > 0) return new Refusal(429, 'too-fast', { retryAfterSeconds });
      const agent = await equalTime(
        () =>
          database
            .selectFrom('user_account')
            .select('id')
            .where('email', '=', normalEmail(email))
            .where('role', '=', 'agent')
            .where('email_verified', '=', true)
            .executeTakeFirst(),
        agentCheckMs,
      );
      return { is_b2b: agent !== undefined };
    },
  };
}
