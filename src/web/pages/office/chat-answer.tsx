import type { ConversationView } from '#contract/schemas/conversation.ts';
import { ChatComposer } from '../../chat/chat-composer.tsx';
import type { Thread } from '../../chat/use-thread.ts';
import { TemplatePicker, useOpenPlaceholders, useTemplates } from './template-picker.tsx';

/** The composer of a chat, with the office's templates. */
export function ChatAnswer({ view, thread }: { view: ConversationView; thread: Thread }) {
  const openPlaceholders = useOpenPlaceholders();
  return (
    <ChatComposer
      conversationId={view.id}
      code={null}
      onSend={thread.send}
      warn={openPlaceholders}
      tools={(take, field) =>
        view.office ? <Templates view={view} office={view.office} take={take} field={field} /> : null
      }
      focus
    />
  );
}

function Templates({
  view,
  office,
  take,
  field,
}: {
  view: ConversationView;
  office: NonNullable<ConversationView['office']>;
  take: (text: string) => void;
  field: string;
}) {
  return <TemplatePicker templates={useTemplates(view, office)} take={take} field={field} />;
}
