import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { About } from '../../conversation/about.tsx';
import { conversationIdOf } from '../../conversation/conversation-id.ts';
import { Messages } from '../../conversation/messages.tsx';
import { useUpdates } from '../../conversation/use-updates.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { later } from '../../ui/later.tsx';
import { TextLink } from '../../ui/link.tsx';
import type { Route } from './+types/conversation.ts';

const Composer = later('composer', async () => (await import('../../conversation/composer.tsx')).Composer);
const FirstAnswer = later('first answer', async () => (await import('../../enquiry/first-answer.tsx')).FirstAnswer);

const codeIn = (request: Request): string | null => new URL(request.url).searchParams.get('code');

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { call } = context.get(shopContext);
  const code = codeIn(request);
  const conversationId = conversationIdOf(params.conversationId);
  const { conversation } = await call('loadConversation', { conversationId, code });
  // Who answers it does so in the office.
  if (conversation.side === 'operator') throw redirect(`/office/inbox/${conversationId}`);
  // Whoever may see it anyway gets the page without the code in the address, where others could read it.
  if (code !== null && conversation.viewer !== 'code') throw redirect(`/conversations/${conversationId}`);
  return { conversation, code };
}

/** Sends a message of somebody without scripts. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const code = codeIn(request);
  const conversationId = conversationIdOf(params.conversationId);
  const body = (await fieldsOf(request))('body');
  const refused = await tryCall(context, 'writeMessage', { conversationId, code, body }, { body });
  return refused ?? redirect(`/conversations/${conversationId}${code ? `?code=${encodeURIComponent(code)}` : ''}`);
}

export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { conversation, code } = loaderData;
  const { typing } = useUpdates(conversation, code);
  const { tour, operator, messages } = conversation;
  const company = operator?.name ?? 'Waymark';
  const waiting = messages.at(-1)?.author === 'traveller';
  const hours = operator?.answerHours ?? 0;
  return (
    <div className="shell flex max-w-3xl flex-col gap-6 pt-6">
      <PageHead title={t`Your conversation with ${company}`} hidden />
      <header className="flex flex-col gap-3 border-line border-b pb-5">
        <p className="eyebrow">
          <Trans>Your conversation</Trans>
        </p>
        <h1 className="text-2xl md:text-3xl">{tour ? tour.name : t`Your question to ${company}`}</h1>
        <p className="text-ink-soft">
          {operator ? (
            <Trans>
              with <TextLink to={`/operators/${operator.slug}`}>{company}</TextLink>
            </Trans>
          ) : (
            <Trans>with our own people</Trans>
          )}
          {tour ? (
            <>
              {' · '}
              <TextLink to={`/t/${tour.slug}`}>
                <Trans>See the tour</Trans>
              </TextLink>
            </>
          ) : null}
        </p>
        <About conversation={conversation} />
      </header>
      <Messages conversation={conversation} typing={typing} />
      {conversation.firstAnswer ? <FirstAnswer known={conversation.firstAnswer} /> : null}
      {waiting ? (
        <p className="text-center text-ink-soft text-sm">
          {hours > 0 ? (
            <Plural
              value={hours}
              one="Your message is there. An answer usually comes within # hour, here and by mail."
              other="Your message is there. An answer usually comes within # hours, here and by mail."
            />
          ) : (
            <Trans>Your message is there. The answer comes here and by mail.</Trans>
          )}
        </p>
      ) : null}
      <div className="sticky bottom-0 z-10 border-line border-t bg-sand pt-3 pb-4">
        <Composer
          conversation={conversation}
          code={code}
          quickReplies={
            waiting
              ? []
              : [
                  { id: 'thanks', title: t`Thank you!`, text: t`Thank you, that helps me a lot.` },
                  { id: 'question', title: t`One more question`, text: t`Thank you! I have one more question: ` },
                  {
                    id: 'think',
                    title: t`I will think about it`,
                    text: t`Thank you. I will think about it and come back to you.`,
                  },
                ]
          }
          typed={actionData?.typed.body}
          problem={actionData?.problems[0]?.message}
        />
      </div>
    </div>
  );
}
