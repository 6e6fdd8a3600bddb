import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { redirect, useSearchParams } from 'react-router';
import { isTimeOfDay } from '#domain/calendar/clock-time.ts';
import { parseDay } from '#domain/calendar/day.ts';
import { isTimeZone } from '#domain/calendar/day-at.ts';
import { callTimeInGmt } from '#domain/enquiry/call-time.ts';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { useCapability } from '../../browser/use-capability.ts';
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
import { TemplatePicker, useOpenPlaceholders, useTemplates } from './template-picker.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { conversation } = await context
    .get(shopContext)
    .call('loadConversation', { conversationId: conversationIdOf(params.conversationId) });
  const { office } = conversation;
  // Staff who asked a question as travellers read it on the traveller's page.
  if (!office) throw redirect(`/conversations/${conversation.id}`);
  return { conversation, office };
}

/** Handles all actions on a conversation, each a form of its own; the list beside it is not reloaded. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const conversationId = conversationIdOf(params.conversationId);
  const field = await fieldsOf(request);
  const [intent, body] = [field('intent'), field('body')];
  const typed = { intent, body };
  const refused = await (() => {
    switch (intent) {
      case 'assign':
        return tryCall(context, 'assignConversation', { conversationId, accountId: field('accountId') || null }, typed);
      case 'snooze':
        return tryCall(context, 'snoozeConversation', { conversationId, hours: field('hours') }, typed);
      case 'done':
        return tryCall(context, 'finishConversation', { conversationId, position: field('position') }, typed);
      case 'call':
        return tryCall(context, 'settleCall', { conversationId, outcome: field('outcome') as 'done' }, typed);
      case 'move':
        return tryCall(context, 'moveCall', { conversationId, ...movedTo(field) }, typed);
      case 'note':
        return tryCall(context, 'noteConversation', { conversationId, body }, typed);
      default:
        return tryCall(context, 'writeMessage', { conversationId, body }, typed);
    }
  })();
  return refused ?? redirect(`/office/inbox/${conversationId}${new URL(request.url).search}`);
}

/**
 * Converts the new time of a call from the office's time zone to GMT; invalid input is passed on and refused with its
 * reason.
 */
function movedTo(field: (name: string) => string) {
  const wish = { phone: '', date: field('date'), from: field('from'), to: field('to') };
  const zone = field('zone');
  const isTime = parseDay(wish.date) !== null && isTimeOfDay(wish.from) && isTimeOfDay(wish.to) && isTimeZone(zone);
  const { date, from, to } = isTime ? callTimeInGmt(wish, zone) : wish;
  return { date, time: { from, to } };
}

export default function InboxConversation({ loaderData, actionData }: Route.ComponentProps) {
  const { conversation, office } = loaderData;
  const [query] = useSearchParams();
  const mayAnswer = useCapability()('conversations.answer');
  const { typing } = useUpdates(conversation, null);
  const { id, traveller, tour, operator } = conversation;
  const name = `${traveller.firstName} ${traveller.lastName}`.trim();
  const isWriting = actionData?.typed.intent === 'write';
  const templates = useTemplates(conversation, office);
  const openPlaceholders = useOpenPlaceholders();
  return (
    <>
      <p className="pb-2 md:hidden">
        <TextLink to={`/office/inbox?${query}`} className="inline-flex min-h-11 items-center gap-2">
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
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <About conversation={conversation} />
          <Messages conversation={conversation} typing={typing} />
          <div className="sticky bottom-0 z-10 border-line border-t bg-sand pt-3 pb-4">
            {mayAnswer ? (
              <Composer
                key={id}
                conversation={conversation}
                code={null}
                quickReplies={[]}
                tools={(take) => <TemplatePicker templates={templates} take={take} />}
                warn={openPlaceholders}
                typed={isWriting ? actionData.typed.body : undefined}
                problem={isWriting ? actionData.problems[0]?.message : undefined}
              >
                <OfferButton conversation={conversation} />
              </Composer>
            ) : (
              <p className="text-ink-soft text-sm">
                <Trans>Your role lets you read conversations, but not answer them.</Trans>
              </p>
            )}
          </div>
        </div>
        <InboxTools
          key={id}
          conversation={conversation}
          office={office}
          note={actionData?.typed.intent === 'note' ? actionData.typed.body : undefined}
        />
      </div>
    </>
  );
}
