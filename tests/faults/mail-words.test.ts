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
const replyTo = 'reply+1t-0123@waymark.example';
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
  agency: { name, email: 'office@agency.example', phone: '+49 40 1234', logo: null },
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
  'hold-extended': { held, to: 'holder', url, calendarUrl: 'https://shop.example/calendar.ics' },
  'hold-ended': { held, how: 'expired', to: 'holder', url },
  'payment-link': {
    tour: name,
    variant: 'Classic',
    from: held.from,
    until: held.until,
    travellers: 2,
    total: held.total,
    isHeld: false,
    endsAt: held.endsAt,
    timeZone: held.timeZone,
    agency: name,
    agent: 'Nora Near',
    contact: 'office@agency.example',
    seller: null,
    url,
  },
  'booking-confirmed': { booked, url, voucher },
  'booking-requested': { booked, url, answerBy: held.endsAt },
  'booking-ended': { booked, how: 'declined', to: 'traveller', words: name, url },
  'booking-cancelled': {
    booked,
    cancelled: {
      side: 'traveller',
      role: 'traveller',
      paid: 59_950,
      money: 40_000,
      credit: 10_000,
      kept: 9950,
      currency: 'EUR',
      words: name,
    },
    creditCode: 'ABCDEFGH23456789',
    creditUntil: held.endsAt,
    lead: null,
    url,
  },
  'booking-placed': { booked, lead: name, agency: name, answerBy: held.endsAt, url },
  'booking-changed': {
    booked,
    changed: {
      removed: name,
      moved: { from: held.from, until: held.until },
      fee: 1000,
      money: 40_000,
      credit: 1000,
      due: 100,
      currency: 'EUR',
      byOffice: true,
      words: name,
    },
    creditCode: 'ABCDEFGH23456789',
    creditUntil: held.endsAt,
    lead: null,
    url,
  },
  'booking-travellers': {
    booked,
    names: { before: name, after: name },
    questions: [name],
    byOffice: true,
    forOperator: false,
    url,
  },
  'policy-issued': {
    tour: name,
    reference: held.reference,
    policy: 'Medical',
    insurer: 'Lantern Travel Cover',
    number: 'LTC-1234-567890',
    premium: { amount: 3800, currency: 'EUR' },
    url,
  },
  'refund-made': {
    tour: name,
    reference: held.reference,
    amount: { amount: 123_400, currency: 'EUR' },
    how: 'elsewhere',
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
  'card-removed': { name, card: { brand: 'visa', lastFour: '1111' }, url },
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
  'office-invitation': { company: name, url, days: 7 },
  'agency-decided': { company: name, approved: false, reason: name, url },
  'enquiry-received': { name, tour: 'Fjords', operator: name, answerHours: 3, url, replyTo },
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
    replyTo,
  },
  'call-requested': {
    from: name,
    phone: '+43 664 1234567',
    tour: null,
    call: { day: '2027-03-01', from: '09:00', to: '10:30' },
    url,
    replyTo,
  },
  'call-soon': {
    from: name,
    phone: '+43 664 1234567',
    tour: name,
    call: { at: '2027-03-01T09:00:00.000Z', until: '2027-03-01T10:30:00.000Z', zone: 'America/New_York' },
    officeZone: 'Europe/Vienna',
    url,
    replyTo,
  },
  'call-moved': {
    name,
    by: name,
    phone: '+43 664 1234567',
    call: { at: '2027-03-01T09:00:00.000Z', until: '2027-03-01T10:30:00.000Z', zone: null },
    url,
    replyTo,
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
    attachments: [],
    url,
    replyTo,
  },
};
const cases = (Object.keys(everyMail) as MailKind[]).flatMap((kind) =>
  languages.map((language) => [kind, language] as const),
);
const write = (language: Language, kind: MailKind) => webRenderer.mail(language, kind, everyMail[kind]);

describe.each(cases)('the mail %s in %s', (kind, language) => {
  test('has a subject of one line, and markup and plain text with the same link', async () => {
    const { subject, html, text } = await write(language, kind);
    expect(subject.length).toBeGreaterThan(5);
    expect(isHeaderSafe(subject)).toBe(true);
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(url.replace('&', '&amp;'));
    expect(text).toContain(url);
    expect(text).toContain('Waymark');
  });

  test('escapes markup in a name', async () => {
    const { html, text } = await write(language, kind);
    expect(html).not.toContain('<script');
    if (!['confirm-account', 'confirm-letters', 'letters-begin'].includes(kind)) {
      expect(html).toContain('Ada &lt;script&gt;alert(1)&lt;/script&gt; &amp; ');
      expect(text).toContain(name);
    }
  });

  test('has inline styles only, and loads nothing from other servers', async () => {
    const { html } = await write(language, kind);
    expect(html).not.toMatch(/<style|<link|<img|src=/);
    expect(html).toContain('style="');
  });
});

test('mail subjects state the tour, its dates, the reference and the person, in German and in English', async () => {
  const subjects = async (language: Language) =>
    Promise.all((Object.keys(everyMail) as MailKind[]).map(async (kind) => (await write(language, kind)).subject));
  expect(await subjects('en')).toEqual([
    'Choose a new password',
    'Confirm your email address',
    'You already have a Waymark account',
    'Welcome to Waymark',
    'Please confirm your newsletter subscription',
    'Your Waymark newsletter',
    `Your brochure: ${name}`,
    'A tour for you: Lisbon to Porto',
    `Your places are held: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    `New hold: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    `Hold extended: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    `Hold ended: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    `Your payment link: ${name}, 1–8 May 2027`,
    `Your booking is confirmed: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    `We’ve sent your request: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    `About the booking: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    `Booking cancelled: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    `New booking request: ${name}, ${name}, 1–8 May 2027 (7K3QX9MB)`,
    `Booking changed: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    `Traveller details changed: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    `About your travel insurance: ${name} (7K3QX9MB)`,
    `Your refund: ${name} (7K3QX9MB)`,
    `Your next payment: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    `Payment received: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    `Payment failed: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    'We removed a stored card from your account',
    'An invitation to share a room: Fjords, 1–8 May 2027',
    `Places are held for you: ${name}, 1–8 May 2027 (7K3QX9MB)`,
    'Invitation to join an agency',
    'Invitation to join an office',
    'About your agency application',
    'We’ve received your question about Fjords',
    `Question from ${name} about Fjords`,
    `${name} has requested a call`,
    `Your call with ${name} is coming up`,
    'Your call has been rescheduled',
    'Your chat with us',
    `New message from ${name} about Fjords`,
  ]);
  expect(await subjects('de')).toEqual([
    'Neues Passwort wählen',
    'Bestätigen Sie Ihre E-Mail-Adresse',
    'Sie haben bereits ein Waymark-Konto',
    'Willkommen bei Waymark',
    'Bitte bestätigen Sie Ihr Newsletter-Abo',
    'Ihr Newsletter von Waymark',
    `Ihre Broschüre: ${name}`,
    'Eine Reise für Sie: Lisbon to Porto',
    `Ihre Plätze sind reserviert: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    `Neue Reservierung: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    `Reservierung verlängert: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    `Reservierung beendet: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    `Ihr Zahlungslink: ${name}, 1.–8. Mai 2027`,
    `Ihre Buchung ist bestätigt: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    `Ihre Anfrage ist gesendet: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    `Zur Buchung: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    `Buchung storniert: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    `Neue Buchungsanfrage: ${name}, ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    `Buchung geändert: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    `Angaben zu Reisenden geändert: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    `Zu Ihrer Reiseversicherung: ${name} (7K3QX9MB)`,
    `Ihre Erstattung: ${name} (7K3QX9MB)`,
    `Ihre nächste Zahlung: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    `Zahlung erhalten: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    `Zahlung fehlgeschlagen: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    'Wir haben eine gespeicherte Karte aus Ihrem Konto entfernt',
    'Einladung, ein Zimmer zu teilen: Fjords, 1.–8. Mai 2027',
    `Für Sie sind Plätze reserviert: ${name}, 1.–8. Mai 2027 (7K3QX9MB)`,
    'Einladung zu einer Agentur',
    'Einladung zur Mitarbeit im Büro',
    'Zu Ihrer Bewerbung als Agentur',
    'Wir haben Ihre Frage zu Fjords erhalten',
    `Frage von ${name} zu Fjords`,
    `${name} bittet um einen Anruf`,
    `Ihr Anruf bei ${name} steht an`,
    'Ihr Anruf wurde verschoben',
    'Ihr Chat mit uns',
    `Neue Nachricht von ${name} zu Fjords`,
  ]);
  expect((await write('de', 'reset-password')).text).toContain('in 60 Minuten ab');
  expect((await write('en', 'reset-password')).text).toContain('60 minutes');
});

test('a line break or a control character in a name does not start a second header', async () => {
  const { subject } = await webRenderer.mail('en', 'enquiry-placed', {
    ...everyMail['enquiry-placed'],
    from: 'Ada\r\nBcc: all@example.com\u0000',
  });
  expect(subject).toBe('Question from Ada Bcc: all@example.com about Fjords');
});

test('a long name is cut off in a subject', async () => {
  const { subject } = await webRenderer.mail('en', 'conversation-message', {
    ...everyMail['conversation-message'],
    from: 'A'.repeat(200),
    tour: null,
  });
  expect(subject).toBe(`New message from ${'A'.repeat(60)}`);
});

test('a mail to an unconfirmed address repeats no text that a stranger typed', async () => {
  for (const language of languages) {
    const { subject, html, text } = await write(language, 'confirm-account');
    expect(subject + html + text).not.toContain('Ada');
  }
});

test('a confirmation lists the travellers, the extras and the operator', async () => {
  const { text } = await write('en', 'booking-confirmed');
  for (const fact of [`Names: ${name} (Adult)`, 'Extras: 2 × Bicycle', `Operator: ${name}`])
    expect(text).toContain(fact);
});

test('two mails rendered concurrently keep their own language', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 20 }, (_, at) => write(languages[at % 2] as Language, 'welcome')),
  );
  expect(pairs.map(({ subject }) => subject)).toEqual(
    pairs.map((_, at) => (at % 2 === 0 ? 'Welcome to Waymark' : 'Willkommen bei Waymark')),
  );
});

test('HOLD-01 the mail about a hold states when it ends, with the time zone, what is held and its price', async () => {
  const english = await webRenderer.mail('en', 'hold-confirmed', everyMail['hold-confirmed']);
  // Clocks went forward that night.
  expect(english.text).toMatch(/Sun 28 Mar 2027, 11:30 CEST/);
  for (const fact of ['7K3QX9MB', '1 × Twin room', '€2,599.50', 'https://shop.example/calendar.ics'])
    expect(english.text).toContain(fact);
  const german = await webRenderer.mail('de', 'hold-confirmed', everyMail['hold-confirmed']);
  expect(german.text).toMatch(/So\., 28\. März 2027, 11:30 MESZ/);
  expect(german.text).toMatch(/2\.599,50\s€/);
});
