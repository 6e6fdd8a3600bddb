import { Trans, useLingui } from '@lingui/react/macro';
import { Accordion } from '../../ui/accordion.tsx';
import { dayText } from '../../ui/days.ts';
import { Section } from './section.tsx';
import type { Tour } from './tour-types.ts';

/** Travellers' questions with the operator's answers. */
export function Questions({ questions, operator }: Pick<Tour, 'questions' | 'operator'>) {
  const { i18n } = useLingui();
  if (questions.length === 0) return null;
  return (
    <Section id="questions" title={<Trans>Questions and answers</Trans>}>
      <Accordion
        items={questions.map((one) => {
          const { firstName } = one;
          const day = dayText(one.answeredOn, i18n.locale);
          return {
            id: `question-${one.id}`,
            title: one.question,
            body: (
              <div className="flex flex-col gap-2">
                <p>{one.answer}</p>
                <p className="text-ink-soft text-sm">
                  <Trans>
                    {operator.name} to {firstName}, {day}
                  </Trans>
                </p>
              </div>
            ),
          };
        })}
      />
    </Section>
  );
}
