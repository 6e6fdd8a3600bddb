import type { CSSProperties } from 'react';

/**
 * Email clients support neither our stylesheets nor our fonts, so emails use style attributes. Every text sets its own
 * colour and background, so that a client with a dark mode never renders dark on dark.
 */
const ink = '#14211f';
const inkSoft = '#55615e';
const pine = '#0f4c44';
const sand = '#f7f3ea';
const paper = '#ffffff';
const line = '#e3ddd0';
const sans = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const display = "Fraunces, Georgia, 'Times New Roman', serif";

const text: CSSProperties = { fontFamily: sans, color: ink, backgroundColor: paper, overflowWrap: 'anywhere' };

export const styles = {
  page: { margin: 0, padding: 0, backgroundColor: sand },
  preheader: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, fontSize: '1px', color: sand },
  frame: { backgroundColor: sand, padding: '32px 16px' },
  brand: {
    fontFamily: display,
    fontSize: '22px',
    lineHeight: '28px',
    color: pine,
    backgroundColor: sand,
    padding: '0 8px 16px',
  },
  card: { backgroundColor: paper, border: `1px solid ${line}`, borderRadius: '14px', padding: '32px 28px' },
  seller: { backgroundColor: paper, borderBottom: `1px solid ${line}`, margin: '0 0 20px' },
  logo: { display: 'block', border: 0, margin: '0 0 8px', fontFamily: sans, color: ink, backgroundColor: paper },
  heading: { ...text, fontFamily: display, fontWeight: 500, fontSize: '28px', lineHeight: '34px', margin: '0 0 20px' },
  paragraph: { ...text, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' },
  facts: { backgroundColor: paper, borderTop: `1px solid ${line}`, padding: '16px 0 4px', margin: '0 0 12px' },
  fact: { ...text, fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' },
  factName: { ...text, color: inkSoft },
  actionRow: { backgroundColor: paper, padding: '12px 0 20px' },
  action: {
    display: 'inline-block',
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 600,
    color: '#ffffff',
    backgroundColor: pine,
    borderRadius: '10px',
    padding: '14px 24px',
    textDecoration: 'none',
  },
  link: { color: pine, backgroundColor: paper, textDecoration: 'underline' },
  small: { ...text, fontSize: '14px', lineHeight: '22px', color: inkSoft, margin: '0 0 8px' },
  foot: {
    fontFamily: sans,
    fontSize: '13px',
    lineHeight: '20px',
    color: inkSoft,
    backgroundColor: sand,
    padding: '16px 8px 0',
  },
} satisfies Record<string, CSSProperties>;
