import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { ATTACHMENT_LIMIT, NETWORK_ATTACHMENT_LIMIT } from '#domain/enquiry/attachment.ts';
import { sideOf } from '#domain/enquiry/conversation.ts';
import type { Caller } from '../platform/caller.ts';
import { transaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { authorOf, type OpenConversation } from './access.ts';
import { readContent, storeAttachment, viewStored } from './attachments.ts';
import type { ConversationDeps } from './deps.ts';
import { readAttachment } from './read-attachment.ts';

/** Limits the uploads that one process and one network handle at once, because they are buffered in memory. */
const maxBatch = 16;
const maxPerNetwork = 4;

/** Counts the uploads in progress. */
function createSlots() {
  const taken: string[] = [];
  return async <Result>(network: string, task: () => Promise<Result>): Promise<Result | Refusal> => {
    if (taken.length >= maxBatch) return new Refusal(503, 'busy', { retryAfterSeconds: 5 });
    if (taken.filter((one) => one === network).length >= maxPerNetwork)
      return new Refusal(429, 'too-fast', { retryAfterSeconds: 2 });
    taken.push(network);
    try {
      return await task();
    } finally {
      taken.splice(taken.indexOf(network), 1);
    }
  };
}

const refusedFile = (status: Refusal['status'], code: string): Refusal =>
  new Refusal(status, 'invalid', { problems: [{ path: 'content', code }] });

/** Creates the endpoints for the files of a conversation; `open` checks the caller's access and role. */
export function createAttachmentCalls(
  { database, limit, settings }: Pick<ConversationDeps, 'database' | 'limit' | 'settings'>,
  open: OpenConversation,
) {
  const inSlot = createSlots();
  return {
    async uploadAttachment(
      { conversationId, code, name, content }: ParsedOf<'uploadAttachment'>,
      caller: Caller,
    ): Promise<AnswerOf<'uploadAttachment'> | Refusal> {
      const opened = await open(conversationId, caller, code, 'answer');
      if (opened instanceof Refusal) return opened;
      const { viewer } = opened;
      const side = sideOf(authorOf(viewer));
      const wait =
        (await limit('attachment', `${conversationId} ${side}`, ATTACHMENT_LIMIT)) ||
        (side === 'traveller' && (await limit('attachments', caller.network, NETWORK_ATTACHMENT_LIMIT)));
      if (wait) return new Refusal(429, 'too-fast', { retryAfterSeconds: wait });
      return inSlot(caller.network, async () => {
        const bytes = await content();
        if (bytes === null) return refusedFile(413, 'attachment-too-large');
        const file = await readAttachment(bytes, name);
        if (file === null) return refusedFile(422, 'attachment-type');
        const id = await transaction(database, (trx) => storeAttachment(trx, conversationId, side, file));
        if (id === null) return refusedFile(422, 'attachment-too-much');
        return { attachment: viewStored(settings.secret, conversationId, id, file, viewer) };
      });
    },

    async removeAttachment(
      { conversationId, code, attachmentId }: ParsedOf<'removeAttachment'>,
      caller: Caller,
    ): Promise<AnswerOf<'removeAttachment'> | Refusal> {
      const opened = await open(conversationId, caller, code, 'answer');
      if (opened instanceof Refusal) return opened;
      await database
        .deleteFrom('attachment')
        .where('id', '=', attachmentId)
        .where('conversation_id', '=', conversationId)
        .where('side', '=', sideOf(authorOf(opened.viewer)))
        .where('position', 'is', null)
        .execute();
      return { status: 'OK' };
    },

    async loadAttachment(
      { conversationId, code, attachmentId, preview }: ParsedOf<'loadAttachment'>,
      caller: Caller,
    ): Promise<AnswerOf<'loadAttachment'> | Refusal> {
      const opened = await open(conversationId, caller, code);
      if (opened instanceof Refusal) return opened;
      const side = sideOf(authorOf(opened.viewer));
      const file = await readContent(database, { conversationId, id: attachmentId, side, preview: preview === '1' });
      if (file === null) return new Refusal(404, 'not-found');
      const { name, type, content } = file;
      // Only pictures are displayed inline, because documents may contain scripts.
      return { name, type, inline: type.startsWith('image/'), text: content.toString('base64') };
    },
  };
}
