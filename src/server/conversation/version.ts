import type { ConversationRow } from './access.ts';
import type { ConversationDeps } from './deps.ts';

/** Changes whenever somebody wrote or read something, or an offer or the chat became something else. */
export const versionOf = async (
  { offers }: Pick<ConversationDeps, 'offers'>,
  { id, account_id, last, traveller_read, operator_read, chat_version }: ConversationRow,
): Promise<string> =>
  `${last}.${traveller_read ?? 0}.${operator_read ?? 0}.${chat_version ?? 0}.${await offers.states(id, account_id)}`;
