import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { CALL_REMINDER_MINUTES } from '#domain/enquiry/call-calendar.ts';
import { sideOf } from '#domain/enquiry/conversation.ts';
import { calendarFile } from '../platform/calendar-file.ts';
import type { Caller } from '../platform/caller.ts';
import { conversationCode } from '../platform/conversation-code.ts';
import { pageAddress } from '../platform/page-address.ts';
import { Refusal } from '../platform/refusal.ts';
import { authorOf, type OpenConversation, wantedCall } from './access.ts';
import type { ConversationDeps } from './deps.ts';

/** Creates the calendar file of a callback; `open` checks the caller's access and role. */
export function createCallFile(
  { settings, webRenderer }: Pick<ConversationDeps, 'settings' | 'webRenderer'>,
  open: OpenConversation,
) {
  return async function loadCallCalendar(
    { conversationId, code }: ParsedOf<'loadCallCalendar'>,
    caller: Caller,
  ): Promise<AnswerOf<'loadCallCalendar'> | Refusal> {
    const opened = await open(conversationId, caller, code);
    if (opened instanceof Refusal) return opened;
    const { row, viewer } = opened;
    const call = wantedCall(row);
    if (!call || call.outcome !== null) return new Refusal(404, 'not-found');
    const { language } = caller;
    const side = sideOf(authorOf(viewer));
    const values = {
      company: row.operator_name ?? 'Waymark',
      traveller: `${row.first_name} ${row.last_name}`.trim(),
      phone: row.phone ?? '',
      tour: row.tour_name?.[language] ?? '',
    };
    const opens = viewer === 'code' ? `?code=${conversationCode(settings.secret, row.id)}` : '';
    const path = side === 'operator' ? `/office/inbox/${row.id}` : `/conversations/${row.id}${opens}`;
    const entry = {
      // The same for every time of the callback, so that calendars update their entry when it is rescheduled.
      uid: `call-${row.id}@${new URL(settings.origin).hostname}`,
      summary: await webRenderer.words(language, `calendar-call-${side}`, values),
      description: [await webRenderer.words(language, `calendar-phone-${side}`, values), values.tour]
        .filter((line) => line !== '')
        .join('\n'),
      url: pageAddress(settings.origin, language, path),
      at: new Date(call.at * 1000),
      until: new Date(call.until * 1000),
      alarmMinutes: CALL_REMINDER_MINUTES,
    };
    return { name: `waymark-call-${row.id}.ics`, text: calendarFile([entry], new Date()) };
  };
}
