import { readSubmission, type Submission } from '#contract/booking/book.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Caller } from '../../platform/caller.ts';
import { pagePath } from '../../platform/page-address.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { HoldDeps } from './deps.ts';
import { heldBefore, whoHolds } from './holder.ts';
import { type HoldRefused, makeHold } from './make-hold.ts';
import { presentQuote } from './present-quote.ts';
import { createRefuse, type Refuse } from './refuse.ts';
import { findMade, nameSubmission, type PlacedHold, type SubmissionName } from './submission.ts';
import { validateHold } from './validate.ts';
import { endSeconds } from './view-hold.ts';

type Request = ParsedOf<'book'>;
type Answer = AnswerOf<'book'>;

/** How often the catalogue may move under a submission before it is asked to come again. */
const mostTries = 4;
/** What PostgreSQL says when others were in the way for too long. */
const busyCodes = ['55P03', '40P01'];

/** Takes places for 48 hours. */
export function createBook(deps: HoldDeps) {
  const { catalogue, database, webRenderer } = deps;

  const answered = async (
    { id, reference, ends_at }: PlacedHold,
    again: boolean,
    { language }: Caller,
  ): Promise<Answer> => ({
    status: 'OK',
    type: 'redirect',
    url: pagePath(language, `/holds/${id}`),
    message: await webRenderer.words(language, 'hold-made'),
    description: await webRenderer.words(language, 'hold-made-next'),
    enquiryId: id,
    data: { holdId: id, reference, endsAt: endSeconds(ends_at), again },
  });

  async function refuseNotMade(
    reason: Exclude<HoldRefused, { kind: 'catalogue-moved' }>,
    refuse: Refuse,
    caller: Caller,
  ) {
    if (reason.kind === 'key-of-another') return refuse(409, 'submission-other');
    if (reason.kind === 'flood') return refuse(429, 'too-fast', { retryAfterSeconds: reason.retryAfterSeconds });
    if (reason.kind === 'refused') return refuse(reason.status, reason.code, { problems: reason.problems });
    const url = reason.before?.isOwn ? pagePath(caller.language, `/holds/${reason.before.id}`) : null;
    return refuse(409, 'hold-already-held', { url });
  }

  /** One try; null when the catalogue moved meanwhile and everything must be judged anew. */
  async function attempt(
    request: Request,
    submission: Submission,
    name: SubmissionName,
    caller: Caller,
    refuse: Refuse,
  ): Promise<Answer | Refusal | null> {
    const validated = await validateHold(request, submission, caller, deps, refuse);
    if (validated instanceof Refusal) return validated;
    const who = await whoHolds(database, caller, validated.email);
    const before = who.agencyId === null ? await heldBefore(database, validated.departure.id, who) : null;
    if (before) return refuseNotMade({ kind: 'already-held', before }, refuse, caller);
    const quoteRefusal = await presentQuote(request.signed_quote, validated, caller, deps, refuse);
    if (quoteRefusal) return quoteRefusal;
    const outcome = await makeHold(deps, { validated, who, name, caller, timeZone: timeZoneOf(request.time_zone) });
    if ('made' in outcome) return answered(outcome.made, outcome.again, caller);
    return outcome.kind === 'catalogue-moved' ? null : refuseNotMade(outcome, refuse, caller);
  }

  /** What is in the way may be this very submission, accepted from another tab a moment ago; then that is the answer. */
  async function unlessHeld(outcome: Answer | Refusal, name: SubmissionName, caller: Caller) {
    const made = outcome instanceof Refusal && outcome.status === 409 ? await findMade(database, name) : null;
    return made && made !== 'other' ? answered(made, true, caller) : outcome;
  }

  return async function book(request: Request, caller: Caller): Promise<Answer | Refusal> {
    const refuse = createRefuse(webRenderer, caller.language);
    const submission = readSubmission(request, caller.account?.role === 'agent');
    const name = nameSubmission(request, submission, caller);
    const earlier = await findMade(database, name);
    if (earlier === 'other') return refuse(409, 'submission-other');
    if (earlier) return answered(earlier, true, caller);
    if (submission.path !== 'hold') return refuse(422, 'payment-not-available', { type: 'payment' });
    for (let tries = 0; tries < mostTries; tries += 1) {
      try {
        const outcome = await attempt(request, submission, name, caller, refuse);
        if (outcome) return await unlessHeld(outcome, name, caller);
      } catch (error) {
        if (!busyCodes.includes((error as { code?: string }).code ?? '')) throw error;
        return refuse(503, 'try-later', { retryAfterSeconds: 2 });
      }
      await catalogue.catchUp();
    }
    return refuse(503, 'try-later', { retryAfterSeconds: 2 });
  };
}

/** A zone that the world knows, else UTC. */
function timeZoneOf(asked: string | null): string {
  if (asked === null) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
