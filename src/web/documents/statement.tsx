import { useLingui } from '@lingui/react/macro';
import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { Documents } from '#contract/document.ts';
import { dayText } from '../ui/days.ts';
import { priceText } from '../ui/price-parts.ts';
import { printable as p } from './printable.ts';
import { colours, styles } from './styles.ts';

const widths = { day: 1.3, reference: 1.4, who: 4, price: 1.7, commission: 1.7 } as const;
const right = { textAlign: 'right' } as const;

/** The monthly statement of an agency: every ledger entry with its booking, and the total of each currency. */
export function Statement({ agency, month, lines, totals }: Documents['statement']) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const money = (amount: number, currency: string) => p(priceText(amount, currency, locale));
  const named = dayText(`${month}-01`, locale, 'month');
  return (
    <Document title={t`Statement ${month}`} author="Waymark" language={locale} creator="Waymark">
      <Page size="A4" style={styles.page}>
        <View
          fixed
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
          <Text style={{ ...styles.soft, fontSize: 11, letterSpacing: 2 }}>{t`STATEMENT`}</Text>
        </View>
        <Text style={{ ...styles.title, marginTop: 24 }}>{p(agency)}</Text>
        <Text style={styles.tagline}>{p(named)}</Text>
        <View style={{ ...styles.row, borderBottomColor: colours.ink }}>
          <Text style={{ ...styles.strong, flex: widths.day }}>{t`Day`}</Text>
          <Text style={{ ...styles.strong, flex: widths.reference }}>{t`Reference`}</Text>
          <Text style={{ ...styles.strong, flex: widths.who }}>{t`Client and tour`}</Text>
          <Text style={{ ...styles.strong, ...right, flex: widths.price }}>{t`Price`}</Text>
          <Text style={{ ...styles.strong, ...right, flex: widths.commission }}>{t`Commission`}</Text>
        </View>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a booking can be posted and undone in one second, and a page is drawn once
          <View key={`${line.reference}${at}`} style={styles.row} wrap={false}>
            <Text style={{ flex: widths.day }}>
              {p(dayText(new Date(line.at * 1000).toISOString().slice(0, 10), locale))}
            </Text>
            <Text style={{ flex: widths.reference }}>{p(line.reference)}</Text>
            <View style={{ flex: widths.who }}>
              <Text>{p(line.client)}</Text>
              <Text style={styles.soft}>{p(`${line.tour}, ${dayText(line.from, locale)}`)}</Text>
            </View>
            <Text style={{ ...right, flex: widths.price }}>{money(line.price.amount, line.price.currency)}</Text>
            <Text style={{ ...right, flex: widths.commission }}>
              {money(line.commission.amount, line.commission.currency)}
            </Text>
          </View>
        ))}
        {lines.length === 0 ? <Text style={{ marginTop: 12 }}>{t`No transactions this month.`}</Text> : null}
        {totals.map(({ amount, currency }) => (
          <View key={currency} style={{ ...styles.row, borderBottomWidth: 0 }} wrap={false}>
            <Text style={{ ...styles.strong, flex: 1 }}>{t`Total`}</Text>
            <Text style={{ ...styles.strong, ...right, flex: 1 }}>{money(amount, currency)}</Text>
          </View>
        ))}
        <Text style={{ ...styles.soft, marginTop: 16 }}>
          {t`Commission is due once the tour has started. Cancelled sales are shown as negative amounts.`}
        </Text>
        <View style={styles.foot} fixed>
          <Text>{p(agency)}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}
