import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useScripts } from '../../browser/use-scripts.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import { listText } from './names.ts';
import { Section } from './section.tsx';
import type { TourDay } from './tour-types.ts';
import { transportNames } from './transport.tsx';

/** The itinerary; the first day is expanded, the others expand with or without scripts. */
export function Itinerary({ days }: { days: readonly TourDay[] }) {
  const { i18n, t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const scripts = useScripts();
  const openAll = (): void => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = !all;
    setAll(!all);
  };
  const mealName = { breakfast: t`breakfast`, lunch: t`lunch`, dinner: t`dinner` };
  const items = days.map((day) => {
    const { number } = day;
    return {
      id: `day-${number}`,
      title: (
        <>
          <span className="figures w-14 shrink-0 text-pine text-sm">
            <Trans>Day {number}</Trans>
          </span>
          <span className="font-display font-medium text-lg leading-snug">{day.title}</span>
        </>
      ),
      body: (
        <>
          <p>{day.text}</p>
          <ul className="dotted pt-2">
            <li>{day.place.name}</li>
            {day.transport === 'none' ? null : <li>{i18n._(transportNames[day.transport])}</li>}
            {day.meals.length > 0 ? (
              <li className="first-letter:uppercase">
                {listText(
                  day.meals.map((meal) => mealName[meal]),
                  i18n.locale,
                )}
              </li>
            ) : null}
            {day.accommodation ? <li>{day.accommodation}</li> : null}
          </ul>
        </>
      ),
    };
  });
  return (
    <Section
      id="itinerary"
      title={<Trans>Day by day</Trans>}
      aside={
        scripts && days.length > 1 ? (
          <Button variant="quiet" size="small" onClick={openAll}>
            {all ? <Trans>Close all days</Trans> : <Trans>Open all days</Trans>}
          </Button>
        ) : null
      }
    >
      <div ref={list}>
        <Accordion items={items} open={items[0]?.id} className="sm:[&_.body]:pl-18" />
      </div>
    </Section>
  );
}
