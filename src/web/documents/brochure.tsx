import { useLingui } from '@lingui/react/macro';
import { Document, Image, Link, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Documents } from '#contract/document.ts';
import { rangeText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import type { RouteDrawing } from '../ui/route-drawing.ts';
import { colours, look } from './look.ts';
import { printable as p } from './printable.ts';
import { RoutePicture } from './route-picture.tsx';

type Props = Documents['brochure'] & { readonly drawing: RouteDrawing | null };

/** How many departures a brochure lists; the page has them all. */
const mostDates = 24;

/** The brochure of a tour, for print: what it is, where it goes, day by day, and what it costs. */
export function Brochure({ tour, photo, url, drawing }: Props) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const money = ({ amount, currency }: { amount: number; currency: string }) =>
    p(priceText(amount, currency, locale, 'whole'));
  const { facts } = tour;
  const [days, most, ageFrom, ageTo] = [facts.lengthDays, facts.groupMost, facts.ageFrom, facts.ageTo];
  const level = facts.physicalLevel;
  const ages = ageTo < 90 ? t`${ageFrom} to ${ageTo}` : ageFrom > 0 ? t`${ageFrom} and older` : t`All ages`;
  const from = tour.from ? money(tour.from.price) : null;
  const open = tour.months.flatMap(({ departures }) => departures).filter(({ placesLeft }) => placesLeft > 0);
  const operator = tour.operator.name;
  return (
    <Document title={tour.name} author="Waymark" subject={tour.tagline} language={locale} creator="Waymark">
      <Page size="A4" style={look.page}>
        <View style={look.cover}>
          {photo ? <Image src={{ data: photo as never, format: 'jpg' }} style={look.photo} /> : null}
          <Text style={look.brand}>Waymark</Text>
        </View>
        <Text style={look.title}>{p(tour.name)}</Text>
        <Text style={look.tagline}>{p(tour.tagline)}</Text>
        <View style={look.facts}>
          <Fact name={t`Length`}>{t`${days} days`}</Fact>
          <Fact name={t`Countries`}>{p(facts.countries.map(({ name }) => name).join(', '))}</Fact>
          <Fact name={t`Price`}>{from ? t`from ${from} per person` : t`No dates right now`}</Fact>
          <Fact name={t`Group`}>{tour.kind === 'private' ? t`Only your party` : t`Up to ${most} people`}</Fact>
          <Fact name={t`Ages`}>{ages}</Fact>
          <Fact name={t`Physical level`}>{t`${level} of 5`}</Fact>
        </View>
        {tour.description.map((paragraph) => (
          <Text key={paragraph.slice(0, 40)} style={{ marginTop: 6 }}>
            {p(paragraph)}
          </Text>
        ))}
        <Text style={look.h2}>{t`Moments you will talk about`}</Text>
        {tour.highlights.map((highlight) => (
          <Item key={highlight} mark="•">
            {p(highlight)}
          </Item>
        ))}
        {drawing ? (
          <View wrap={false}>
            <Text style={look.h2}>{t`The route`}</Text>
            <RoutePicture drawing={drawing} />
            <Text style={look.soft}>
              {p(tour.route.map(({ number, place }) => `${number} ${place.name}`).join('  ·  '))}
            </Text>
          </View>
        ) : null}
        <Text style={look.h2}>{t`Day by day`}</Text>
        {tour.itinerary.map((one) => {
          const { number } = one;
          return (
            <View key={number} style={look.day} wrap={false}>
              <Text style={look.dayNumber}>{t`Day ${number}`}</Text>
              <View style={look.column}>
                <Text style={look.h3}>{p(one.title)}</Text>
                <Text>{p(one.text)}</Text>
                {one.accommodation ? <Text style={look.soft}>{p(one.accommodation)}</Text> : null}
              </View>
            </View>
          );
        })}
        <View style={{ ...look.columns, marginTop: 12 }}>
          <View style={look.column}>
            <Text style={look.h2}>{t`Included`}</Text>
            {tour.included.map((item) => (
              <Item key={item} mark="+">
                {p(item)}
              </Item>
            ))}
          </View>
          <View style={look.column}>
            <Text style={look.h2}>{t`Not included`}</Text>
            {tour.excluded.map((item) => (
              <Item key={item} mark="–">
                {p(item)}
              </Item>
            ))}
          </View>
        </View>
        <Text style={look.h2} minPresenceAhead={80}>{t`Dates and prices`}</Text>
        {open.length === 0 ? <Text>{t`No dates right now`}</Text> : null}
        {open.slice(0, mostDates).map((departure) => (
          <View key={departure.id} style={look.row} wrap={false}>
            <Text style={{ flex: 3 }}>{p(rangeText(departure.from, departure.until, locale))}</Text>
            <Text style={{ ...look.soft, flex: 2 }}>
              {departure.confirmation === 'instant' ? t`Confirmed at once` : t`On request`}
            </Text>
            <Text style={{ ...look.strong, flex: 1, textAlign: 'right' }}>{money(departure.price)}</Text>
          </View>
        ))}
        <Text style={{ ...look.soft, marginTop: 8 }}>
          {t`Prices are per adult in the simplest room, as of the day this brochure was made. The page of the tour is always up to date.`}
        </Text>
        <Text style={{ marginTop: 6 }}>
          {p(t`Run by ${operator}.`)}{' '}
          <Link src={url} style={{ color: colours.pine }}>
            {url}
          </Link>
        </Text>
        <View style={look.foot} fixed>
          <Text>Waymark · {p(tour.name)}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <View style={look.fact}>
      <Text style={look.soft}>{p(name)}</Text>
      <Text style={look.strong}>{children}</Text>
    </View>
  );
}

function Item({ mark, children }: { mark: string; children: ReactNode }) {
  return (
    <View style={look.item} wrap={false}>
      <Text style={look.mark}>{mark}</Text>
      <Text style={look.column}>{children}</Text>
    </View>
  );
}
