import { useLingui } from '@lingui/react/macro';
import { Document, Image, Link, Page, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Documents } from '#contract/document.ts';
import { weekdayText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { drawQr } from '../ui/qr.ts';
import { printable as p } from './printable.ts';
import { colours, styles } from './styles.ts';

/** The one-page voucher of a booking: what the local operator needs to know, and a QR code of the booking. */
export function Voucher(voucher: Documents['voucher']) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const { reference, total, paid, policy } = voucher;
  const money = (amount: number) => p(priceText(amount, total.currency, locale));
  return (
    <Document title={t`Voucher ${reference}`} author="Waymark" language={locale} creator="Waymark">
      <Page size="A4" style={styles.page}>
        <View
          style={{
            flexDirection: 'row',
            justifyContent: 'space-between',
            alignItems: 'flex-end',
            borderBottomWidth: 2,
            borderBottomColor: colours.pine,
            paddingBottom: 8,
          }}
        >
          <Text style={{ ...styles.h2, marginTop: 0, marginBottom: 0 }}>Waymark</Text>
          <Text style={{ ...styles.soft, fontSize: 11, letterSpacing: 2 }}>{t`VOUCHER`}</Text>
        </View>
        {voucher.logo ? <Image src={{ data: voucher.logo as never, format: 'png' }} style={styles.logo} /> : null}
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 26, gap: 20 }}>
          <View style={{ flex: 1 }}>
            <Text style={styles.title}>{p(voucher.tour)}</Text>
            <Text style={styles.tagline}>{p(voucher.variant)}</Text>
            <Text style={styles.soft}>{t`Reference`}</Text>
            <Text style={{ ...styles.strong, fontSize: 20, letterSpacing: 2, lineHeight: 1.3 }}>{p(reference)}</Text>
          </View>
          <QrPicture text={voucher.url} />
        </View>
        <View style={{ ...styles.facts, marginTop: 20 }}>
          <Fact name={t`Starts`}>{p(weekdayText(voucher.from, locale))}</Fact>
          <Fact name={t`Ends`}>{p(weekdayText(voucher.until, locale))}</Fact>
          <Fact name={t`Operator`}>{p(voucher.operator)}</Fact>
          {voucher.agency ? (
            <Fact name={t`Booked by the agency`}>
              {p([voucher.agency.name, voucher.agency.phone, voucher.agency.email].filter(Boolean).join(', '))}
            </Fact>
          ) : null}
        </View>
        <Text style={styles.h2}>{t`Travellers`}</Text>
        {voucher.travellers.map(({ name, type }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two travellers may share a name, and a page is drawn once
          <View key={`${name}${at + 1}`} style={styles.row} wrap={false}>
            <Text style={{ ...styles.strong, flex: 3 }}>{`${at + 1}. ${p(name)}`}</Text>
            <Text style={{ ...styles.soft, flex: 2 }}>{p(type)}</Text>
          </View>
        ))}
        <View style={{ ...styles.columns, marginTop: 4 }}>
          {voucher.rooms.length > 0 ? <List title={t`Rooms`} items={voucher.rooms} /> : null}
          {voucher.extras.length > 0 ? <List title={t`Extras`} items={voucher.extras} /> : null}
        </View>
        {policy ? (
          <>
            <Text style={styles.h2}>{t`Travel insurance`}</Text>
            <View style={styles.row}>
              <Text style={{ flex: 3 }}>{p(`${policy.name}, ${policy.insurer}`)}</Text>
              <Text style={{ ...styles.strong, flex: 2, textAlign: 'right' }}>
                {policy.number === null ? t`The policy is being issued` : p(policy.number)}
              </Text>
            </View>
          </>
        ) : null}
        <Text style={styles.h2} minPresenceAhead={60}>{t`Payment`}</Text>
        <View style={styles.row}>
          <Text style={{ flex: 3 }}>{t`Total price`}</Text>
          <Text style={{ ...styles.strong, flex: 2, textAlign: 'right' }}>{money(total.amount)}</Text>
        </View>
        <View style={styles.row}>
          <Text style={{ flex: 3 }}>{t`Paid when this voucher was issued`}</Text>
          <Text style={{ ...styles.strong, flex: 2, textAlign: 'right' }}>{money(paid)}</Text>
        </View>
        <Text style={{ marginTop: 18 }}>
          {t`Please show this voucher, printed or on your phone, at check-in. Each traveller needs a valid passport or identity card.`}
        </Text>
        <View style={styles.foot} fixed>
          <Link src={voucher.url} style={{ color: colours.soft }}>
            {p(voucher.url)}
          </Link>
          <Text>{p(reference)}</Text>
        </View>
      </Page>
    </Document>
  );
}

function QrPicture({ text }: { text: string }) {
  const { size, path } = drawQr(text);
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} style={{ width: 120, height: 120 }}>
      <Rect x={0} y={0} width={size} height={size} fill={colours.paper} />
      <Path d={path} fill={colours.ink} />
    </Svg>
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

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <View style={styles.column}>
      <Text style={styles.h2}>{title}</Text>
      {items.map((item) => (
        <Text key={item}>{p(item)}</Text>
      ))}
    </View>
  );
}
