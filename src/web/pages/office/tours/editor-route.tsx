import { Trans, useLingui } from '@lingui/react/macro';
import {
  type DayItem,
  DOCUMENT_LIMITS as limits,
  MEALS,
  NO_TEXT,
  type StopItem,
  TRANSPORTS,
} from '#domain/office/tour-document.ts';
import { Choice, EditorSection, Several, TextPair, WholeNumber } from './editor-fields.tsx';
import { newItemId, useEditor, useList } from './editor-state.tsx';
import { AddButton, ItemCard } from './item-card.tsx';

/** Returns the locations of the tour's countries, and those that it already names. */
function useLocationOptions() {
  const { loaded, document } = useEditor();
  const { countryCodes, startLocationId, endLocationId, stops, days } = document;
  const named = new Set([startLocationId, endLocationId, ...[...stops, ...days].map(({ locationId }) => locationId)]);
  return loaded.locations
    .filter(({ id, countryCode }) => countryCodes.includes(countryCode) || named.has(id))
    .map(({ id, name }) => ({ value: String(id), label: name }));
}

/** Start, end and the stops of the map. */
export function EditorRoute() {
  const { t } = useLingui();
  const { keyOf } = useEditor();
  const { items, add } = useList<StopItem>('stops');
  const options = useLocationOptions();
  const choose = t`Choose a location`;
  return (
    <EditorSection id="route" title={<Trans>Route</Trans>}>
      <p className="text-ink-soft text-sm">
        <Trans>Locations are those of the countries that you chose above.</Trans>
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Choice path="startLocationId" label={t`Start`} numeric options={options} placeholder={choose} />
        <Choice path="endLocationId" label={t`End`} numeric options={options} placeholder={choose} />
      </div>
      <div id="stops" tabIndex={-1} className="flex flex-col gap-3">
        {items.map(({ id }, at) => (
          <ItemCard key={keyOf(id)} path="stops" id={id} title={t`Stop ${at + 1}`}>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <Choice
                path={`stops.${id}.locationId`}
                label={t`Location`}
                numeric
                options={options}
                placeholder={choose}
              />
              <WholeNumber path={`stops.${id}.nights`} label={t`Nights`} max={limits.maxDays} />
            </div>
          </ItemCard>
        ))}
      </div>
      <AddButton onClick={() => add({ id: newItemId(), locationId: null, nights: 1 })}>
        <Trans>Add a stop</Trans>
      </AddButton>
    </EditorSection>
  );
}

/** Returns the names of meals and of means of transport. */
function useDayWords() {
  const { t } = useLingui();
  return {
    meals: { breakfast: t`Breakfast`, lunch: t`Lunch`, dinner: t`Dinner` },
    transports: {
      none: t`None`,
      foot: t`On foot`,
      bike: t`By bicycle`,
      train: t`By train`,
      coach: t`By coach`,
      minibus: t`By minibus`,
      offRoad: t`By off-road vehicle`,
      ferry: t`By ferry`,
      ship: t`By ship`,
      flight: t`By plane`,
    },
  };
}

/** One card for each day. */
export function EditorDays() {
  const { t } = useLingui();
  const { document, keyOf } = useEditor();
  const { items, add } = useList<DayItem>('days');
  const options = useLocationOptions();
  const words = useDayWords();
  return (
    <EditorSection id="itinerary" title={<Trans>Days</Trans>}>
      <div id="days" tabIndex={-1} className="flex flex-col gap-3">
        {items.map(({ id }, at) => (
          <ItemCard key={keyOf(id)} path="days" id={id} title={t`Day ${at + 1}`}>
            <TextPair path={`days.${id}.title`} label={t`Title of day ${at + 1}`} max={limits.maxTagline} />
            <TextPair path={`days.${id}.text`} label={t`Text of day ${at + 1}`} long />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <Choice
                path={`days.${id}.locationId`}
                label={t`Where the day ends`}
                numeric
                options={options}
                placeholder={t`Choose a location`}
              />
              <Choice
                path={`days.${id}.transport`}
                label={t`Transport`}
                options={TRANSPORTS.map((value) => ({ value, label: words.transports[value] }))}
              />
            </div>
            <Several
              path={`days.${id}.meals`}
              label={t`Meals included`}
              options={MEALS.map((value) => ({ value, label: words.meals[value] }))}
            />
            {at < items.length - 1 ? (
              <TextPair path={`days.${id}.accommodation`} label={t`Accommodation`} max={limits.maxTagline} />
            ) : null}
          </ItemCard>
        ))}
      </div>
      {items.length < document.lengthDays ? (
        <AddButton
          onClick={() =>
            add({
              ...{ id: newItemId(), title: NO_TEXT, text: NO_TEXT, locationId: items.at(-1)?.locationId ?? null },
              ...{ meals: [], accommodation: null, transport: 'none' },
            })
          }
        >
          <Trans>Add a day</Trans>
        </AddButton>
      ) : null}
    </EditorSection>
  );
}
