import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { Badge } from '../ui/badge.tsx';
import { TextLink } from '../ui/link.tsx';
import { Moment } from '../ui/moment.tsx';
import { AccountSection } from './account-sections.tsx';

/** The account's conversations with an unread mark; nothing while there are none. */
export function ConversationsSection({
  conversations,
}: {
  conversations: AnswerOf<'listConversations'>['conversations'];
}) {
  const { t } = useLingui();
  if (conversations.length === 0) return null;
  return (
    <AccountSection
      title={<Trans>Your conversations</Trans>}
      lead={<Trans>Your questions and the operators’ replies.</Trans>}
    >
      <ul className="flex flex-col divide-y divide-line">
        {conversations.map(({ id, tour, operator, unread, lastAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">
              <TextLink to={`/conversations/${id}`}>{tour ?? t`General question`}</TextLink>
              <span className="figures block text-ink-soft text-sm">
                {`${operator ?? 'Waymark'} · `}
                <Moment seconds={lastAt} />
              </span>
            </span>
            {unread > 0 ? <Badge tone="pine">{t`${unread} new`}</Badge> : null}
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
