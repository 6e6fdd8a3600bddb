import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { MonthSelector } from '../ui/month-selector.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { RatingInput } from '../ui/rating-input.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { Group, State } from './group.tsx';
import { longGerman, longSentence, months } from './samples.ts';

/** Selection fields. */
export function Choices() {
  const { t } = useLingui();
  const [people, setPeople] = useState(2);
  const [full, setFull] = useState(30);
  const [month, setMonth] = useState<string | null | undefined>(undefined);
  const [plan, setPlan] = useState<string | null>(null);
  const [stars, setStars] = useState<number | null>(null);
  const plans = [
    { value: 'full', label: t`Everything today`, hint: t`Nothing more to think of`, aside: '€1,299' },
    { value: 'deposit', label: t`A deposit today`, hint: t`The rest 65 days before you leave`, aside: '€250' },
    { value: 'later', label: t`In instalments`, hint: t`Not for this departure`, disabled: true },
  ];
  return (
    <Group id="choices" title={<Trans>Choices</Trans>}>
      <State name={<Trans>Checkbox</Trans>}>
        <Checkbox name="c-terms" label={t`I have read the terms`} hint={t`They open in a new window`} />
        <Checkbox name="c-terms2" label={t`Chosen`} defaultChecked />
      </State>
      <State name={<Trans>Checkbox, invalid and disabled</Trans>}>
        <Checkbox name="c-terms3" label={t`I have read the terms`} error={t`Agree to the terms to go on`} />
        <Checkbox name="c-terms4" label={t`Not available`} disabled />
      </State>
      <State name={<Trans>Checkbox, long German text</Trans>}>
        <div lang="de">
          <Checkbox name="c-terms5" label={longSentence} hint={longGerman} />
        </div>
      </State>
      <State name={<Trans>Radio buttons</Trans>}>
        <RadioGroup
          label={t`When do you pay?`}
          name="c-plan"
          value={plan}
          onChange={setPlan}
          options={plans}
          required
        />
      </State>
      <State name={<Trans>Radio cards</Trans>}>
        <RadioGroup
          label={t`When do you pay?`}
          name="c-plan2"
          value={plan}
          onChange={setPlan}
          options={plans}
          variant="cards"
          plain
        />
      </State>
      <State name={<Trans>Radio cards, invalid</Trans>}>
        <RadioGroup
          label={t`When do you pay?`}
          name="c-plan3"
          value={null}
          onChange={() => {}}
          options={plans.slice(0, 2)}
          variant="cards"
          error={t`Choose when you pay`}
        />
      </State>
      <State name={<Trans>Stepper, 1 to 30</Trans>}>
        <Stepper id="c-people" label={t`Adults`} hint={t`From 18 years`} value={people} onChange={setPeople} />
      </State>
      <State name={<Trans>Stepper at its limits</Trans>}>
        <Stepper label={t`Nights`} value={full} onChange={setFull} />
        <Stepper label={t`Children`} value={0} minimum={0} maximum={0} onChange={() => {}} />
      </State>
      <State name={<Trans>Stepper, invalid and disabled</Trans>}>
        <Stepper label={t`Adults`} value={1} onChange={() => {}} error={t`This tour starts with two travellers`} />
        <Stepper label={t`Adults`} value={2} onChange={() => {}} disabled />
      </State>
      <State name={<Trans>Rating</Trans>}>
        <RatingInput label={t`How was the tour?`} name="c-stars" value={stars} onChange={setStars} />
      </State>
      <State name={<Trans>Month</Trans>} wide>
        <MonthSelector
          label={t`When would you like to go?`}
          name="c-month"
          value={month}
          onChange={setMonth}
          offered={months}
          note={(one) => (one.endsWith('01') ? '€999' : null)}
          anyMonth
        />
      </State>
      <State name={<Trans>Month, empty</Trans>}>
        <MonthSelector
          label={t`When would you like to go?`}
          name="c-month2"
          value={undefined}
          onChange={() => {}}
          offered={[]}
          plain
        />
      </State>
    </Group>
  );
}
