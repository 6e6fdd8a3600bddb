import { useLingui } from '@lingui/react/macro';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { Documents } from '#contract/document.ts';
import type { ManifestBooking, ManifestTraveller } from '#contract/schemas/manifest.ts';
import { answerText } from '../ui/answer-list.tsx';
import { rangeText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { printable as p } from './printable.ts';
import { colours, styles } from './styles.ts';

const widths = { box: 14, who: 3, room: 1.6, answers: 6 } as const;
const compact = { fontSize: 8.5, lineHeight: 1.35 } as const;

/** The manifest of a departure on A4: travellers by booking with a box to tick, then the rooms. */
export function ManifestDocument({ departure, bookings, rooms }: Documents['manifest']) {
  const { t, i18n } = useLingui();
  const { tour, variant, from, until, operator, code, meetingPoint, meetingTime, note } = departure;
  const days = rangeText(from, until, i18n.locale);
  const people = bookings.flatMap(({ travellers }) => travellers).length;
  const roomOf = new Map(
    rooms.flatMap(({ name, shared, sleepers }, at) =>
      sleepers.map(({ bookingId, position }) => [
        `${bookingId} ${position}`,
        shared ? name : `${String(at + 1)}. ${name}`,
      ]),
    ),
  );
  return (
    <Document title={t`Manifest`} author="Waymark" language={i18n.locale} creator="Waymark">
      <Page size="A4" style={{ ...styles.page, ...compact, paddingTop: 32, paddingHorizontal: 32 }}>
        <View style={{ borderBottomWidth: 2, borderBottomColor: colours.pine, paddingBottom: 6, marginBottom: 8 }}>
          <Text style={{ ...styles.title, fontSize: 20, marginBottom: 2 }}>{p(tour)}</Text>
          <Text style={styles.soft}>{p([variant, days, operator, code].filter(Boolean).join(' · '))}</Text>
          <Text style={styles.soft}>
            {p([t`Travellers: ${people}`, meetingTime, meetingPoint, note].filter(Boolean).join(' · '))}
          </Text>
        </View>
        {bookings.map((booking) => (
          <Booking key={booking.id} booking={booking} roomOf={roomOf} />
        ))}
        {bookings.length === 0 ? <Text style={{ marginTop: 12 }}>{t`No travellers yet`}</Text> : null}
        {rooms.length > 0 ? <Text style={{ ...styles.h2, fontSize: 14 }}>{t`Rooms`}</Text> : null}
        {rooms.map(({ name, shared, sleepers, openBeds, expected }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
          <View key={at} style={styles.row} wrap={false}>
            <Text style={{ ...styles.strong, flex: 2 }}>{p(`${String(at + 1)}. ${name}`)}</Text>
            <Text style={{ flex: 5 }}>{p(sleepers.map((sleeper) => sleeper.name || '–').join(', '))}</Text>
            <Text style={{ ...styles.soft, flex: 3, textAlign: 'right' }}>
              {p(
                [
                  ...expected,
                  ...(openBeds > 0 ? [t`Open beds: ${openBeds}`] : []),
                  ...(shared ? [t`Booked by the bed`] : []),
                ].join(', '),
              )}
            </Text>
          </View>
        ))}
        <View style={styles.foot} fixed>
          <Text>{t`Confidential: for the people who run this trip.`}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

function Booking({ booking, roomOf }: { booking: ManifestBooking; roomOf: ReadonlyMap<string, string> }) {
  const { t, i18n } = useLingui();
  const { id, reference, phone, email, agency, extras, due, travellers } = booking;
  const amount = due && due.amount > 0 ? priceText(due.amount, due.currency, i18n.locale) : '';
  return (
    <View style={{ marginBottom: 6 }}>
      <View style={{ flexDirection: 'row', backgroundColor: colours.sand, padding: 3 }} wrap={false}>
        <Text style={{ ...styles.strong, flex: 5 }}>
          {p([reference, phone, email, agency].filter(Boolean).join(' · '))}
        </Text>
        <Text style={{ ...styles.strong, flex: 3, textAlign: 'right' }}>
          {p([...extras, ...(amount ? [t`Balance due: ${amount}`] : [])].join(' · '))}
        </Text>
      </View>
      {travellers.map((traveller) => (
        <Traveller
          key={traveller.position}
          traveller={traveller}
          room={roomOf.get(`${id} ${traveller.position}`) ?? ''}
        />
      ))}
    </View>
  );
}

function Traveller({ traveller, room }: { traveller: ManifestTraveller; room: string }) {
  const { t, i18n } = useLingui();
  const { name, type, age, answers, hiddenAnswers, gaps, arrival } = traveller;
  const open = gaps.map(({ label }) => label).join(', ');
  const given = hiddenAnswers.map(({ label }) => label).join(', ');
  const shown = answers.filter(({ kind }) => kind !== 'phone' && kind !== 'email');
  return (
    <View style={styles.row} wrap={false}>
      <View style={{ width: widths.box }}>
        <Text style={{ borderWidth: 0.8, borderColor: colours.ink, width: 9, height: 9, fontSize: 7, lineHeight: 1 }}>
          {arrival ? '×' : ''}
        </Text>
      </View>
      <View style={{ flex: widths.who }}>
        <Text style={styles.strong}>{p(name || type)}</Text>
        <Text style={styles.soft}>{p([type, age === null ? '' : t`aged ${age}`].filter(Boolean).join(' · '))}</Text>
      </View>
      <Text style={{ flex: widths.room }}>{p(room)}</Text>
      <View style={{ flex: widths.answers }}>
        <Text>
          {shown.map((answer, at) => (
            <Text key={answer.id} style={answer.class === 'health' ? styles.strong : {}}>
              {p(`${at > 0 ? ' · ' : ''}${answer.label.replace(/[?:]$/, '')}: ${answerText(answer, i18n.locale)}`)}
            </Text>
          ))}
        </Text>
        {given ? <Text style={styles.soft}>{p(t`Answered, not shown: ${given}`)}</Text> : null}
        {open ? <Text style={{ color: colours.coral }}>{p(t`Missing: ${open}`)}</Text> : null}
      </View>
    </View>
  );
}
