import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { redirect } from 'react-router';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { About } from '../../conversation/about.tsx';
import { Composer } from '../../conversation/composer.tsx';
import { conversationIdOf } from '../../conversation/conversation-id.ts';
import { Messages } from '../../conversation/messages.tsx';
import { OfferButton } from '../../conversation/offer-button.tsx';
import { useUpdates } from '../../conversation/use-updates.ts';
import { shopContext } from '../../shop.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/link.tsx';
import type { Route } from './+types/inbox-conversation.ts';
import { InboxTools } from './inbox-tools.tsx';
import { OfficeHead } from './office-head.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { conversation } = await context
    .get(shopContext)
    .call('loadConversation', { conversationId: conversationIdOf(params.conversationId) });
  const { office } = conversation;
  // Somebody of the office who asked as a traveller reads their own question on the traveller's page.
  if (!office) throw redirect(`/conversations/${conversation.id}`);
  return { conversation, office };
}

/** Everything that the office does with a conversation, each a form of its own. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const conversationId = conversationIdOf(params.conversationId);
  const field = await fieldsOf(request);
  const [intent, body] = [field('intent'), field('body')];
  const typed = { intent, body };
  const refused = await (() => {
    if (intent === 'assign')
      return tryCall(context, 'assignConversation', { conversationId, accountId: field('accountId') || null }, typed);
    if (intent === 'snooze')
      return tryCall(context, 'snoozeConversation', { conversationId, hours: field('hours') }, typed);
    if (intent === 'note') return tryCall(context, 'noteConversation', { conversationId, body }, typed);
    return tryCall(context, 'writeMessage', { conversationId, body }, typed);
  })();
  return refused ?? redirect(`/office/inbox/${conversationId}`);
}

export default function InboxConversation({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { conversation, office } = loaderData;
  const { typing } = useUpdates(conversation, null);
  const { traveller, tour, operator } = conversation;
  const name = `${traveller.firstName} ${traveller.lastName}`.trim();
  const titles: Record<string, string> = {
    'reply-thanks': t`Greeting`,
    'reply-places': t`Places left`,
    'reply-details': t`Ask for details`,
    'reply-later': t`Answer later`,
  };
  const isWriting = actionData?.typed.intent === 'write';
  return (
    <>
      <p className="pb-3">
        <TextLink to="/office/inbox" className="inline-flex min-h-11 items-center gap-2">
          <ArrowLeft className="size-4" aria-hidden="true" />
          <Trans>Inbox</Trans>
        </TextLink>
      </p>
      <OfficeHead
        title={name}
        lead={
          tour ? (
            <>
              <TextLink to={`/t/${tour.slug}`}>{tour.name}</TextLink>
              {operator ? ` · ${operator.name}` : null}
            </>
          ) : (
            <Trans>General question</Trans>
          )
        }
      />
      {actionData && !isWriting ? (
        <div className="pb-5">
          <ErrorSummary {...actionData} />
        </div>
      ) : null}
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <About conversation={conversation} />
          <Messages conversation={conversation} typing={typing} />
          <div className="sticky bottom-0 z-10 border-line border-t bg-sand pt-3 pb-4">
            <Composer
              conversation={conversation}
              code={null}
              quickReplies={office.templates.map(({ id, text }) => ({ id, text, title: titles[id] ?? id }))}
              typed={isWriting ? actionData.typed.body : undefined}
              problem={isWriting ? actionData.problems[0]?.message : undefined}
            >
              <OfferButton conversation={conversation} />
            </Composer>
          </div>
        </div>
        <InboxTools
          office={office}
          language={conversation.language}
          note={actionData?.typed.intent === 'note' ? actionData.typed.body : undefined}
        />
      </div>
    </>
  );
}
