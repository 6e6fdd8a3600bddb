import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { About } from '../../conversation/about.tsx';
import { conversationIdOf } from '../../conversation/conversation-id.ts';
import { Messages } from '../../conversation/messages.tsx';
import { useUpdates } from '../../conversation/use-updates.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextLink } from '../../ui/link.tsx';
import type { Route } from './+types/conversation.ts';

const Composer = lazyPart('composer', async () => (await import('../../conversation/composer.tsx')).Composer, {
  ssr: true,
});
const FirstAnswer = lazyPart('first answer', async () => (await import('../../enquiry/first-answer.tsx')).FirstAnswer, {
  ssr: true,
});

const codeIn = (request: Request): string | null => new URL(request.url).searchParams.get('code');

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { call } = context.get(shopContext);
  const code = codeIn(request);
  const conversationId = conversationIdOf(params.conversationId);
  const { conversation } = await call('loadConversation', { conversationId, code });
  // Operators answer in the office.
  if (conversation.side === 'operator') throw redirect(`/office/inbox/${conversationId}`);
  // Signed-in viewers are redirected to the URL without the code, so that it does not leak.
  if (code !== null && conversation.viewer !== 'code') throw redirect(`/conversations/${conversationId}`);
  return { conversation, code };
}

/** Sends a message from a page without scripts. */
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
            <Trans>with our team</Trans>
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
              one="Message sent. You’ll usually get a reply within # hour, here and by email."
              other="Message sent. You’ll usually get a reply within # hours, here and by email."
            />
          ) : (
            <Trans>Message sent. We’ll let you know by email when there’s a reply.</Trans>
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
                    title: t`I’ll think about it`,
                    text: t`Thank you. I’ll think about it and get back to you.`,
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
