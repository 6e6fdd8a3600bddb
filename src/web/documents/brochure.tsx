import { useLingui } from '@lingui/react/macro';
import { Document, Image, Link, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Documents } from '#contract/document.ts';
import { rangeText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import type { RouteDrawing } from '../ui/route-drawing.ts';
import { printable as p } from './printable.ts';
import { RoutePicture } from './route-picture.tsx';
import { colours, styles } from './styles.ts';

type Props = Documents['brochure'] & { readonly drawing: RouteDrawing | null };

/** The maximum number of departures in a brochure; the page lists them all. */
const maxDates = 24;

/** The printable brochure of a tour: description, route, itinerary and prices. */
export function Brochure({ tour, photo, url, drawing }: Props) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const money = ({ amount, currency }: { amount: number; currency: string }) =>
    p(priceText(amount, currency, locale, 'whole'));
  const { facts } = tour;
  const [days, groupMax, ageFrom, ageTo] = [facts.lengthDays, facts.groupMost, facts.ageFrom, facts.ageTo];
  const level = facts.physicalLevel;
  const ages = ageTo < 90 ? t`${ageFrom} to ${ageTo}` : ageFrom > 0 ? t`${ageFrom} and over` : t`All ages`;
  const from = tour.from ? money(tour.from.price) : null;
  const open = tour.months.flatMap(({ departures }) => departures).filter(({ placesLeft }) => placesLeft > 0);
  const operator = tour.operator.name;
  return (
    <Document title={tour.name} author="Waymark" subject={tour.tagline} language={locale} creator="Waymark">
      <Page size="A4" style={styles.page}>
        <View style={styles.cover}>
          {photo ? <Image src={{ data: photo as never, format: 'jpg' }} style={styles.photo} /> : null}
          <Text style={styles.brand}>Waymark</Text>
        </View>
        <Text style={styles.title}>{p(tour.name)}</Text>
        <Text style={styles.tagline}>{p(tour.tagline)}</Text>
        <View style={styles.facts}>
          <Fact name={t`Length`}>{t`${days} days`}</Fact>
          <Fact name={t`Countries`}>{p(facts.countries.map(({ name }) => name).join(', '))}</Fact>
          <Fact name={t`Price`}>{from ? t`from ${from} per person` : t`No dates available right now`}</Fact>
          <Fact name={t`Group`}>{tour.kind === 'private' ? t`Private group` : t`Up to ${groupMax} people`}</Fact>
          <Fact name={t`Ages`}>{ages}</Fact>
          <Fact name={t`Physical level`}>{t`${level} of 5`}</Fact>
        </View>
        {tour.description.map((paragraph) => (
          <Text key={paragraph.slice(0, 40)} style={{ marginTop: 6 }}>
            {p(paragraph)}
          </Text>
        ))}
        <Text style={styles.h2}>{t`Highlights`}</Text>
        {tour.highlights.map((highlight) => (
          <Item key={highlight} mark="•">
            {p(highlight)}
          </Item>
        ))}
        {drawing ? (
          <View wrap={false}>
            <Text style={styles.h2}>{t`The route`}</Text>
            <RoutePicture drawing={drawing} />
            <Text style={styles.soft}>
              {p(tour.route.map(({ number, place }) => `${number} ${place.name}`).join('  ·  '))}
            </Text>
          </View>
        ) : null}
        <Text style={styles.h2}>{t`Day by day`}</Text>
        {tour.itinerary.map((one) => {
          const { number } = one;
          return (
            <View key={number} style={styles.day} wrap={false}>
              <Text style={styles.dayNumber}>{t`Day ${number}`}</Text>
              <View style={styles.column}>
                <Text style={styles.h3}>{p(one.title)}</Text>
                <Text>{p(one.text)}</Text>
                {one.accommodation ? <Text style={styles.soft}>{p(one.accommodation)}</Text> : null}
              </View>
            </View>
          );
        })}
        <View style={{ ...styles.columns, marginTop: 12 }}>
          <View style={styles.column}>
            <Text style={styles.h2}>{t`Included`}</Text>
            {tour.included.map((item) => (
              <Item key={item} mark="+">
                {p(item)}
              </Item>
            ))}
          </View>
          <View style={styles.column}>
            <Text style={styles.h2}>{t`Not included`}</Text>
            {tour.excluded.map((item) => (
              <Item key={item} mark="–">
                {p(item)}
              </Item>
            ))}
          </View>
        </View>
        <Text style={styles.h2} minPresenceAhead={80}>{t`Dates and prices`}</Text>
        {open.length === 0 ? <Text>{t`No dates available right now`}</Text> : null}
        {open.slice(0, maxDates).map((departure) => (
          <View key={departure.id} style={styles.row} wrap={false}>
            <Text style={{ flex: 3 }}>{p(rangeText(departure.from, departure.until, locale))}</Text>
            <Text style={{ ...styles.soft, flex: 2 }}>
              {departure.confirmation === 'instant' ? t`Instant confirmation` : t`On request`}
            </Text>
            <Text style={{ ...styles.strong, flex: 1, textAlign: 'right' }}>{money(departure.price)}</Text>
          </View>
        ))}
        <Text style={{ ...styles.soft, marginTop: 8 }}>
          {t`Prices are per adult in a standard room, as of the day this brochure was created. See the tour page for current prices.`}
        </Text>
        <Text style={{ marginTop: 6 }}>
          {p(t`Operated by ${operator}.`)}{' '}
          <Link src={url} style={{ color: colours.pine }}>
            {url}
          </Link>
        </Text>
        <View style={styles.foot} fixed>
          <Text>Waymark · {p(tour.name)}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <View style={styles.fact}>
      <Text style={styles.soft}>{p(name)}</Text>
      <Text style={styles.strong}>{children}</Text>
    </View>
  );
}

function Item({ mark, children }: { mark: string; children: ReactNode }) {
  return (
    <View style={styles.item} wrap={false}>
      <Text style={styles.mark}>{mark}</Text>
      <Text style={styles.column}>{children}</Text>
    </View>
  );
}
