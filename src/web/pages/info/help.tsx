import { Trans, useLingui } from '@lingui/react/macro';
import { AskButton } from '../../enquiry/ask-button.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { helpTopics } from './help-topics.tsx';
import { Chapter, InfoPage } from './info-page.tsx';

export default function Help() {
  const { t } = useLingui();
  return (
    <InfoPage
      title={t`Help`}
      description={t`Answers about finding a tour, dates and prices, changes and cancellation, your account and our emails.`}
      heading={<Trans>How can we help?</Trans>}
      lead={<Trans>Short answers to the questions we’re asked most.</Trans>}
    >
      <AskButton tourId={null} type="general" source="help" date={null} variant="primary" className="self-start">
        <Trans>Ask us</Trans>
      </AskButton>
      <nav aria-label={t`Topics`}>
        <ul className="flex flex-wrap gap-2">
          {helpTopics.map((topic) => (
            <li key={topic.id}>
              <a href={`#${topic.id}`} className={buttonClass('secondary', 'small')}>
                {topic.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {helpTopics.map((topic) => (
        <Chapter key={topic.id} id={topic.id} title={topic.title}>
          <Accordion
            items={topic.questions.map((question) => ({
              id: `${topic.id}-${question.id}`,
              title: question.ask,
              body: question.answer,
            }))}
          />
        </Chapter>
      ))}
    </InfoPage>
  );
}
