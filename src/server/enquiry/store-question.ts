import type { Language } from '#contract/shop.ts';
import { type Currency, isCurrency } from '#domain/money/currency.ts';
import type { Caller } from '../platform/caller.ts';
import { conversationCode } from '../platform/conversation-code.ts';
import { type Transaction, transaction } from '../platform/database/database.ts';
import { senderName } from '../platform/mail/sender-name.ts';
import { operatorLanguage } from '../platform/operator-language.ts';
import { pageAddress, pagePath } from '../platform/page-address.ts';
import { replyAddress } from '../platform/reply-address.ts';
import { submissionHashes } from '../platform/submission-hash.ts';
import { readAnswerHours } from './answer-hours.ts';
import type { EnquiryDeps } from './deps.ts';
import type { EnquiryTour } from './enquiry-tour.ts';
import type { Question } from './read-question.ts';

/** A question that is ready to be stored. */
export type NewQuestion = {
  readonly question: Question;
  /** The first message of the conversation. */
  readonly message: string;
  readonly tour: EnquiryTour | null;
  readonly asAgent: boolean;
  readonly source: string;
  readonly sourceId: string | null;
  readonly currency: Currency | undefined;
  readonly submission: string | undefined;
  /** Whether a mail is sent to the traveller's address. */
  readonly mailsAsker: boolean;
};

/** Returns the path of a conversation's page, with the code that opens it. */
export const conversationPath = (secret: string, language: Language, id: number): string =>
  `${pagePath(language, `/conversations/${id}`)}?code=${conversationCode(secret, id)}`;

/** Returns who answers a question, and their mail address. */
export async function answererOf(
  trx: Transaction,
  operatorId: number | null,
  { settings }: Pick<EnquiryDeps, 'settings'>,
): Promise<{ readonly email: string; readonly language: Language }> {
  if (operatorId === null) {
    const address = /<([^>]+)>/.exec(settings.mailFrom)?.[1] ?? settings.mailFrom;
    return { email: address.trim(), language: 'en' };
  }
  const { email, languages } = await trx
    .selectFrom('operator_profile')
    .select(['email', 'languages'])
    .where('id', '=', operatorId)
    .executeTakeFirstOrThrow();
  return { email, language: operatorLanguage(languages) };
}

/**
 * Stores a question as the first message of a conversation and mails both sides in one transaction; it is idempotent
 * per submission.
 */
export function storeQuestion(deps: EnquiryDeps, question: NewQuestion, caller: Caller): Promise<number> {
  return transaction(deps.database, async (trx) => {
    const hashes = question.submission === undefined ? [] : submissionHashes(caller, 'enquiry', question.submission);
    const made = await insertConversation(trx, question, hashes[0] ?? null, caller);
    if (made === null) {
      const { id } = await trx
        .selectFrom('conversation')
        .select('id')
        .where('submission_hash', 'in', hashes)
        .executeTakeFirstOrThrow();
      return id;
    }
    await trx
      .insertInto('message')
      .values({
        conversation_id: made,
        position: 1,
        author: 'traveller',
        account_id: caller.account?.id ?? null,
        body: question.message,
      })
      .execute();
    await trx.updateTable('conversation').set({ traveller_read: 1 }).where('id', '=', made).execute();
    await mailBoth(trx, deps, question, made, caller);
    return made;
  });
}

/** Returns the conversation of a submission that is already stored. */
export async function findQuestion(
  { database }: Pick<EnquiryDeps, 'database'>,
  submission: string,
  caller: Caller,
): Promise<number | null> {
  const row = await database
    .selectFrom('conversation')
    .select('id')
    .where('submission_hash', 'in', submissionHashes(caller, 'enquiry', submission))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Inserts the row; returns null when its submission already exists. */
async function insertConversation(
  trx: Transaction,
  { question, tour, asAgent, source, sourceId, currency }: NewQuestion,
  submissionHash: string | null,
  caller: Caller,
): Promise<number | null> {
  const { form, kind } = question;
  const isGeneral = kind === 'general';
  const row = await trx
    .insertInto('conversation')
    .values({
      kind,
      tour_id: tour?.facts.id ?? null,
      operator_id: tour?.facts.operatorId ?? null,
      account_id: caller.account?.id ?? null,
      email: question.email,
      first_name: form.firstName,
      last_name: form.lastName,
      phone: form.phone || null,
      as_agent: asAgent,
      language: caller.language,
      currency: currency ?? (isCurrency(caller.currency) ? caller.currency : 'EUR'),
      adults: isGeneral ? null : form.adults,
      children: isGeneral ? null : form.children,
      day: question.day,
      month: question.month,
      stateroom: question.stateroom,
      source,
      source_id: sourceId,
      custom: JSON.stringify(question.custom),
      submission_hash: submissionHash,
    })
    .onConflict((conflict) => conflict.column('submission_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

async function mailBoth(
  trx: Transaction,
  deps: EnquiryDeps,
  { question, message, tour, asAgent, mailsAsker }: NewQuestion,
  id: number,
  caller: Caller,
): Promise<void> {
  const { sendMail, settings } = deps;
  const { form, kind } = question;
  const { language } = caller;
  if (mailsAsker)
    await sendMail(trx, {
      kind: 'enquiry-received',
      language,
      to: question.email,
      props: {
        name: senderName(form.firstName),
        tour: tour?.facts.name[language] ?? null,
        operator: tour?.operator.facts.name ?? null,
        answerHours: await readAnswerHours(trx, tour),
        url: `${settings.origin}${conversationPath(settings.secret, language, id)}`,
        replyTo: replyAddress(settings, id, 'traveller'),
      },
      dedupeKey: `enquiry ${id} received`,
    });
  const answerer = await answererOf(trx, tour?.facts.operatorId ?? null, deps);
  await sendMail(trx, {
    kind: 'enquiry-placed',
    language: answerer.language,
    to: answerer.email,
    props: {
      from: `${form.firstName} ${form.lastName}`.trim(),
      isAgent: asAgent,
      tour: tour?.facts.name[answerer.language] ?? null,
      isPrivate: kind === 'private',
      adults: kind === 'general' ? null : form.adults,
      children: kind === 'general' ? null : form.children,
      day: question.day,
      month: question.month,
      stateroom: question.stateroom,
      message,
      url: pageAddress(settings.origin, answerer.language, `/conversations/${id}`),
      replyTo: replyAddress(settings, id, 'operator'),
    },
    dedupeKey: `enquiry ${id} placed`,
  });
}
