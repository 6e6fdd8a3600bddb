import { StyleSheet } from '@react-pdf/renderer';
import { headingFamilies, textFamilies } from './fonts.ts';

/** The brand colours, as on the pages. */
export const colours = {
  ink: '#14211f',
  soft: '#55615e',
  pine: '#0f4c44',
  pineSoft: '#e2eeea',
  sand: '#f7f3ea',
  paper: '#ffffff',
  line: '#e3ddd0',
  coral: '#bf3c1c',
  sun: '#f2b544',
  sea: '#dcebe9',
} as const;

/** The styles of documents: fonts for every script, the colours of the pages, A4 with wide margins. */
export const styles = StyleSheet.create({
  page: {
    fontFamily: textFamilies,
    fontSize: 9.5,
    lineHeight: 1.45,
    color: colours.ink,
    backgroundColor: colours.paper,
    paddingTop: 44,
    paddingBottom: 56,
    paddingHorizontal: 44,
  },
  cover: { marginTop: -44, marginHorizontal: -44, height: 250, backgroundColor: colours.pine, marginBottom: 22 },
  photo: { width: '100%', height: 250, objectFit: 'cover' },
  brand: { position: 'absolute', top: 22, left: 44, color: colours.paper, fontFamily: headingFamilies, fontSize: 20 },
  title: { fontFamily: headingFamilies, fontSize: 30, lineHeight: 1.15, marginBottom: 6 },
  tagline: { fontSize: 12, color: colours.soft, marginBottom: 14 },
  h2: {
    fontFamily: headingFamilies,
    fontSize: 19,
    lineHeight: 1.2,
    marginTop: 18,
    marginBottom: 8,
    color: colours.pine,
  },
  h3: { fontWeight: 700, fontSize: 10.5, marginBottom: 2 },
  strong: { fontWeight: 700 },
  soft: { color: colours.soft },
  facts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    backgroundColor: colours.sand,
    borderRadius: 8,
    padding: 12,
    marginBottom: 4,
  },
  fact: { width: '33.33%', paddingVertical: 4, paddingRight: 8 },
  columns: { flexDirection: 'row', gap: 22 },
  column: { flex: 1 },
  item: { flexDirection: 'row', marginBottom: 3 },
  mark: { width: 12, color: colours.pine, fontWeight: 700 },
  day: { flexDirection: 'row', marginBottom: 8 },
  dayNumber: { width: 46, color: colours.pine, fontWeight: 700 },
  logo: { width: 150, height: 50, marginTop: 14, objectFit: 'contain', objectPosition: 'left' },
  row: { flexDirection: 'row', borderBottomWidth: 0.7, borderBottomColor: colours.line, paddingVertical: 3.5 },
  map: { borderRadius: 8, marginBottom: 8 },
  foot: {
    position: 'absolute',
    bottom: 24,
    left: 44,
    right: 44,
    flexDirection: 'row',
    justifyContent: 'space-between',
    color: colours.soft,
    fontSize: 8,
  },
});
