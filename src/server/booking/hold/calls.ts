import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { type CalendarEntry, calendarFile } from '../../platform/calendar-file.ts';
import type { Caller } from '../../platform/caller.ts';
import { pageAddress } from '../../platform/page-address.ts';
import { Refusal } from '../../platform/refusal.ts';
import { SpecialPrices } from '../offer/special-prices.ts';
import { QuoteSigner } from '../quote/quote-token.ts';
import { findShareLink } from '../share-link/share-link.ts';
import { type HoldRow, mayEnd, readHold, type Viewer, viewerOf } from './access.ts';
import { confirmHold, provesAddress } from './confirm-hold.ts';
import type { HoldDeps } from './deps.ts';
import { endHold } from './end-hold.ts';
import { extend, mayExtend } from './extend-hold.ts';
import { listHolds } from './list-holds.ts';
import { mailHold } from './mail-hold.ts';
import { presentState, viewHold } from './view-hold.ts';

type Request = ParsedOf<'confirmHold'>;
type Linked = Pick<ParsedOf<'loadHold'>, 'holdId' | 'share_link'>;

/** The refusals of changes to a hold that has ended; releasing a hold twice is allowed. */
const tooLate = {
  expired: new Refusal(410, 'hold-over'),
  paying: new Refusal(409, 'hold-paying'),
  booked: new Refusal(409, 'hold-booked'),
} as const;

/** Creates the endpoints for holds. */
export function createHoldCalls(options: Omit<HoldDeps, 'signer' | 'specialPrices'>) {
  const { database, webRenderer, settings } = options;
  const deps: HoldDeps = {
    ...options,
    signer: new QuoteSigner(settings.secret),
    specialPrices: new SpecialPrices(options.pool, settings.secret),
  };

  /** Returns a hold and the caller's role; a hold without access is reported as not found. */
  async function found({ holdId, code }: Request, caller: Caller): Promise<{ row: HoldRow; viewer: Viewer } | Refusal> {
    const row = await readHold(database, holdId);
    const viewer = row && viewerOf(row, caller, code);
    return row && viewer ? { row, viewer } : new Refusal(404, 'not-found');
  }

  /** Returns a hold for the client whose agent sent an open link to pay it; the link permits nothing else. */
  async function linked({ holdId, share_link }: Linked): Promise<{ row: HoldRow; viewer: Viewer } | null> {
    const link = share_link === null ? null : await findShareLink(database, share_link);
    const row = link?.state === 'open' && link.hold_id === holdId ? await readHold(database, holdId) : null;
    return row && { row, viewer: 'client' };
  }

  async function view(request: Request & Partial<Linked>, caller: Caller): Promise<AnswerOf<'loadHold'> | Refusal> {
    const seen = await found(request, caller);
    const hold = seen instanceof Refusal ? ((await linked({ share_link: null, ...request })) ?? seen) : seen;
    if (hold instanceof Refusal) return hold;
    const { row, viewer } = hold;
    const proven = await provesAddress(database, row, viewer, caller, request.code);
    return { status: 'OK', hold: await viewHold(row, viewer, request.code, proven, caller, deps) };
  }

  /** Applies a change to an open hold for its holder, and returns the hold as it is then. */
  async function change(
    request: Request,
    caller: Caller,
    apply: (hold: { readonly row: HoldRow }) => Promise<Refusal | null>,
  ): Promise<AnswerOf<'loadHold'> | Refusal> {
    const hold = await found(request, caller);
    if (hold instanceof Refusal) return hold;
    if (!mayExtend(hold.viewer, hold.row)) return new Refusal(403, 'hold-not-yours');
    const state = presentState(hold.row);
    if (state !== 'held') return tooLate[state === 'released' ? 'expired' : state];
    return (await apply(hold)) ?? view(request, caller);
  }

  return {
    listHolds: (_: ParsedOf<'listHolds'>, caller: Caller) => listHolds(deps, caller),
    loadHold: (request: ParsedOf<'loadHold'>, caller: Caller) => view(request, caller),

    async confirmHold(request: Request, caller: Caller): Promise<AnswerOf<'confirmHold'> | Refusal> {
      const hold = await found(request, caller);
      if (hold instanceof Refusal) return hold;
      if (!(await provesAddress(database, hold.row, hold.viewer, caller, request.code)))
        return new Refusal(403, 'hold-confirm-by-mail');
      if (!(await confirmHold(database, request.holdId))) return new Refusal(409, 'hold-already-held');
      const answer = await view(request, caller);
      return answer instanceof Refusal || answer.hold.confirmation === 'done' ? answer : tooLate.expired;
    },

    async releaseHold(request: Request, caller: Caller): Promise<AnswerOf<'releaseHold'> | Refusal> {
      const hold = await found(request, caller);
      if (hold instanceof Refusal) return hold;
      if (!mayEnd(hold.viewer)) return new Refusal(403, 'hold-not-yours');
      if (!(await endHold(deps, request.holdId, 'release'))) {
        const row = (await readHold(database, request.holdId)) ?? hold.row;
        const state = presentState(row);
        if (state !== 'released') return tooLate[state === 'held' ? 'expired' : state];
      }
      return view(request, caller);
    },

    async extendHold(request: Request, caller: Caller): Promise<AnswerOf<'extendHold'> | Refusal> {
      return change(request, caller, ({ row }) => extend(deps, row));
    },

    async mailHold(request: Request, caller: Caller): Promise<AnswerOf<'mailHold'> | Refusal> {
      return change(request, caller, ({ row }) => mailHold(deps, row.id));
    },

    async loadHoldCalendar(request: Request, caller: Caller): Promise<AnswerOf<'loadHoldCalendar'> | Refusal> {
      const answer = await view(request, caller);
      if (answer instanceof Refusal) return answer;
      const { hold } = answer;
      const { language } = caller;
      const host = new URL(settings.origin).hostname;
      const url = pageAddress(settings.origin, language, `/holds/${hold.id}`);
      const values = { tour: hold.tour.name, reference: hold.reference };
      const journey: CalendarEntry = {
        uid: `tour-${hold.id}@${host}`,
        summary: hold.tour.name,
        description: await webRenderer.words(language, 'calendar-tour', values),
        location: hold.tour.start,
        url,
        days: { from: hold.from, after: addDays(hold.until as Day, 1) },
      };
      const end: CalendarEntry = {
        uid: `hold-${hold.id}@${host}`,
        summary: await webRenderer.words(language, 'calendar-hold-ends', values),
        description: await webRenderer.words(language, 'calendar-hold', values),
        url,
        at: new Date(hold.endsAt * 1000),
        alarmMinutes: 180,
      };
      const entries = hold.state === 'held' || hold.state === 'paying' ? [journey, end] : [journey];
      return {
        name: `waymark-${hold.reference}.ics`,
        text: calendarFile(entries, new Date(hold.createdAt * 1000)),
      };
    },
  };
}
