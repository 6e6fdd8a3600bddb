import { beforeAll, describe, expect, test } from 'vitest';
import type { VoucherFacts } from '#contract/document.ts';
import type { BookedInMail, HeldInMail, MailKind, Mails } from '#contract/mail.ts';
import { type Language, languages } from '#contract/shop.ts';
import { isHeaderSafe } from '#server/platform/mail/address.ts';
import { loadWebBundle, type WebRenderer } from '#server/platform/web-bundle.ts';

let webRenderer: WebRenderer;

beforeAll(async () => {
  ({ webRenderer } = await loadWebBundle());
});

const name = 'Ada <script>alert(1)</script> & "Söhne"';
const url = 'https://shop.example/here?token=a-b_c&more=1';
const held: HeldInMail = {
  reference: '7K3QX9MB',
  tour: name,
  variant: 'Classic',
  from: '2027-05-01',
  until: '2027-05-08',
  travellers: 2,
  rooms: ['1 × Twin room'],
  total: { amount: 259_950, currency: 'EUR' },
  endsAt: '2027-03-28T09:30:00.000Z',
  timeZone: 'Europe/Vienna',
};
const booked: BookedInMail = {
  ...held,
  paid: { amount: 59_950, currency: 'EUR' },
  rest: { amount: 200_000, due: '2027-03-01' },
  policy: 'Medical',
};
const voucher: VoucherFacts = {
  reference: held.reference,
  tour: name,
  variant: 'Classic',
  from: held.from,
  until: held.until,
  travellers: [{ name, type: 'Adult' }],
  rooms: held.rooms,
  extras: ['2 × Bicycle'],
  operator: name,
  agency: { name, email: 'office@agency.example', phone: '+49 40 1234' },
  policy: { name: 'Medical', insurer: name, number: null },
  total: held.total,
  paid: 59_950,
  url,
};
const everyMail: Mails = {
  'reset-password': { name, url, minutes: 60 },
  'confirm-account': { name, url, minutes: 60 },
  'account-exists': { name, loginUrl: url, resetUrl: 'https://shop.example/reset' },
  welcome: { name, url },
  'confirm-letters': { url, withdrawUrl: 'https://shop.example/stop', days: 7 },
  'letters-begin': { url, withdrawUrl: 'https://shop.example/stop' },
  brochure: { tour: name, url, pageUrl: 'https://shop.example/t/a', days: 60 },
  'share-tour': {
    sender: { name, email: 'ada@example.org' },
    tour: { name: 'Lisbon to Porto', tagline: 'By train', lengthDays: 8, price: { amount: 99_900, currency: 'EUR' } },
    url,
    sent: { day: '2026-11-15', time: '09:30' },
  },
  'hold-confirmed': { held, url, calendarUrl: 'https://shop.example/calendar.ics' },
  'hold-placed': { held, lead: name, agency: null, url },
  'hold-ended': { held, how: 'expired', to: 'holder', url },
  'booking-confirmed': { booked, url, voucher },
  'booking-requested': { booked, url, answerBy: held.endsAt },
  'booking-ended': { booked, how: 'declined', to: 'traveller', words: name, url },
  'booking-placed': { booked, lead: name, agency: name, answerBy: held.endsAt, url },
  'policy-issued': {
    tour: name,
    reference: held.reference,
    policy: 'Medical',
    insurer: 'Lantern Travel Cover',
    number: 'LTC-1234-567890',
    premium: { amount: 3800, currency: 'EUR' },
    url,
  },
  'payment-reminder': {
    booked,
    payment: { amount: 20_000, due: '2027-03-01' },
    card: { brand: 'visa', lastFour: '1111' },
    cardWorks: true,
    url,
  },
  'payment-charged': { booked, amount: 20_000, card: { brand: 'visa', lastFour: '1111' }, url },
  'payment-failed': {
    booked,
    payment: { amount: 20_000, due: '2027-03-01' },
    how: 'retry',
    retryOn: '2027-03-02',
    url,
  },
  'hold-invitation': {
    sender: name,
    friend: null,
    tour: 'Fjords',
    tagline: 'By boat',
    from: held.from,
    until: held.until,
    url,
  },
  'hold-for-client': { held, agency: name, agent: name, contact: '+49 40 1234', url },
  'agency-invitation': { agency: name, url, days: 7 },
  'agency-decided': { company: name, approved: false, reason: name, url },
  'enquiry-received': { name, tour: 'Fjords', operator: name, answerHours: 3, url },
  'enquiry-placed': {
    from: name,
    isAgent: false,
    tour: 'Fjords',
    isPrivate: true,
    adults: 4,
    children: 1,
    day: null,
    month: '2027-05',
    stateroom: null,
    message: `Dear ${name},\n\ncould we?`,
    url,
  },
  'call-requested': {
    from: name,
    phone: '+43 664 1234567',
    tour: null,
    call: { day: '2027-03-01', from: '09:00', to: '10:30' },
    url,
  },
  'call-soon': {
    from: name,
    phone: '+43 664 1234567',
    tour: name,
    call: { at: '2027-03-01T09:00:00.000Z', until: '2027-03-01T10:30:00.000Z', zone: 'America/New_York' },
    officeZone: 'Europe/Vienna',
    url,
  },
  'call-moved': {
    name,
    by: name,
    phone: '+43 664 1234567',
    call: { at: '2027-03-01T09:00:00.000Z', until: '2027-03-01T10:30:00.000Z', zone: null },
    url,
  },
  'chat-transcript': {
    lines: [{ from: name, at: '2026-11-16T12:00:00Z', body: `I am ${name}.` }],
    opens: true,
    url,
  },
  'conversation-message': {
    to: 'traveller',
    from: name,
    tour: 'Fjords',
    body: `Dear ${name},\n\nyes.`,
    offer: {
      id: 1,
      state: 'open',
      day: '2027-03-01',
      until: '2027-03-08',
      variant: name,
      party: [{ name: 'Adults', count: 2 }],
      rooms: [{ name, count: 1 }],
      price: { amount: 150_000, currency: 'EUR' },
      oldPrice: { amount: 200_000, currency: 'EUR' },
      expiresAt: 1_800_000_000,
      placesLeft: 4,
      href: url,
    },
    url,
    replyTo: 'reply+1t-0123@waymark.example',
  },
};
const cases = (Object.keys(everyMail) as MailKind[]).flatMap((kind) =>
  languages.map((language) => [kind, language] as const),
);
const write = (language: Language, kind: MailKind) => webRenderer.mail(language, kind, everyMail[kind]);

describe.each(cases)('the mail %s in %s', (kind, language) => {
  test('has a subject of one line, markup and a plain text that carry the same link', async () => {
    const { subject, html, text } = await write(language, kind);
    expect(subject.length).toBeGreaterThan(5);
    expect(isHeaderSafe(subject)).toBe(true);
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(url.replace('&', '&amp;'));
    expect(text).toContain(url);
    expect(text).toContain('Waymark');
  });

  test('shows markup in a name as letters, and runs none of it', async () => {
    const { html, text } = await write(language, kind);
    expect(html).not.toContain('<script');
    if (!['confirm-account', 'confirm-letters', 'letters-begin'].includes(kind)) {
      expect(html).toContain('Ada &lt;script&gt;alert(1)&lt;/script&gt; &amp; ');
      expect(text).toContain(name);
    }
  });

  test('carries its look in style attributes alone, and asks no other server for anything', async () => {
    const { html } = await write(language, kind);
    expect(html).not.toMatch(/<style|<link|<img|src=/);
    expect(html).toContain('style="');
  });
});

test('German mails are German, and English ones English', async () => {
  const subjects = async (language: Language) =>
    Promise.all((Object.keys(everyMail) as MailKind[]).map(async (kind) => (await write(language, kind)).subject));
  expect(await subjects('en')).toEqual([
    'Choose a new password',
    'Confirm your address',
    'You have an account with Waymark already',
    'Welcome to Waymark',
    'Please confirm: letters from Waymark',
    'Your letters from Waymark',
    'The brochure you asked for',
    'A tour for you',
    'Your places are held for 48 hours',
    'A new hold on one of your tours',
    'A hold has ended',
    'Your journey is booked',
    'Your request is on its way',
    'About a booking that has ended',
    'A booking on one of your tours',
    'About your travel insurance',
    'Your next payment',
    'We have received your payment',
    'About a payment for your journey',
    'A room-mate for a journey',
    'Places are held for you',
    'An invitation to work with an agency',
    'About your application as an agency',
    'Your question has arrived',
    'A question from a traveller',
    'Somebody would like to be called',
    'A call begins soon',
    'Your call has another time',
    'What we wrote in the chat',
    'A message for you',
  ]);
  expect(await subjects('de')).toEqual([
    'Neues Passwort wählen',
    'Bestätigen Sie Ihre Adresse',
    'Sie haben bereits ein Konto bei Waymark',
    'Willkommen bei Waymark',
    'Bitte bestätigen: Briefe von Waymark',
    'Ihre Briefe von Waymark',
    'Die Broschüre, um die Sie gebeten haben',
    'Eine Reise für Sie',
    'Ihre Plätze sind für 48 Stunden reserviert',
    'Eine neue Reservierung auf einer Ihrer Reisen',
    'Eine Reservierung ist beendet',
    'Ihre Reise ist gebucht',
    'Ihre Anfrage ist unterwegs',
    'Zu einer Buchung, die beendet ist',
    'Eine Buchung auf einer Ihrer Reisen',
    'Zu Ihrer Reiseversicherung',
    'Ihre nächste Zahlung',
    'Wir haben Ihre Zahlung erhalten',
    'Zu einer Zahlung für Ihre Reise',
    'Ein Zimmer zu zweit auf Reisen',
    'Für Sie sind Plätze reserviert',
    'Eine Einladung in eine Agentur',
    'Zu Ihrer Bewerbung als Agentur',
    'Ihre Frage ist angekommen',
    'Eine Frage von Reisenden',
    'Jemand möchte angerufen werden',
    'Ein Anruf steht an',
    'Ihr Anruf hat eine neue Zeit',
    'Was wir im Chat geschrieben haben',
    'Eine Nachricht für Sie',
  ]);
  expect((await write('de', 'reset-password')).text).toContain('60 Minuten lang');
  expect((await write('en', 'reset-password')).text).toContain('for 60 minutes');
});

test('a mail to an address that nobody has confirmed repeats nothing that a stranger typed', async () => {
  for (const language of languages) {
    const { subject, html, text } = await write(language, 'confirm-account');
    expect(subject + html + text).not.toContain('Ada');
  }
});

test('two mails that are written at the same time keep their own language', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 20 }, (_, at) => write(languages[at % 2] as Language, 'welcome')),
  );
  expect(pairs.map(({ subject }) => subject)).toEqual(
    pairs.map((_, at) => (at % 2 === 0 ? 'Welcome to Waymark' : 'Willkommen bei Waymark')),
  );
});

test('HOLD-01 the mail about a hold tells when it ends, in words and with the zone, what is held and what it costs', async () => {
  const english = await webRenderer.mail('en', 'hold-confirmed', everyMail['hold-confirmed']);
  // Clocks went forward that night.
  expect(english.text).toMatch(/Sun 28 Mar 2027, 11:30 CEST/);
  for (const fact of ['7K3QX9MB', '1 × Twin room', '€2,599.50', 'https://shop.example/calendar.ics'])
    expect(english.text).toContain(fact);
  const german = await webRenderer.mail('de', 'hold-confirmed', everyMail['hold-confirmed']);
  expect(german.text).toMatch(/So\., 28\. März 2027, 11:30 MESZ/);
  expect(german.text).toMatch(/2\.599,50\s€/);
});
