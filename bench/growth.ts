// Measures how the time of rules that read untrusted text grows with its length, and how long the rooms of a large
// party take. Text four times as long takes about 4 times as long in linear time, 16 times in quadratic time. Run: npm
// run bench -- growth
import type { RoomFacts } from '#domain/catalogue/facts.ts';
import { isEmailAddress, isEnquiryEmail } from '#domain/party/email.ts';
import { isPhoneText } from '#domain/party/phone.ts';
import { recommendRooms } from '#domain/rooms/recommendation.ts';
import { withoutCardNumbers } from '#domain/text/card-numbers.ts';
import { htmlText } from '#server/platform/mail/html-text.ts';
import { bestTime, growth } from './support/timing.ts';

const maxGrowth = 12;

const hostileTexts = [
  (size: number) => `${'a.'.repeat(size)}@`,
  (size: number) => `a@${'a-'.repeat(size)}`,
  (size: number) => '+('.repeat(size),
  (size: number) => ' '.repeat(2 * size),
];
const readers: [name: string, work: (size: number) => unknown, size: number][] = [
  ...hostileTexts.map((write): [string, (size: number) => unknown, number] => [
    `contact details ${JSON.stringify(write(2))}`,
    (size) => {
      const text = write(size);
      return [isEnquiryEmail(text), isEmailAddress(text), isPhoneText(text)];
    },
    50_000,
  ]),
  ...['1', '1 ', '4 '].map((piece): [string, (size: number) => unknown, number] => [
    `card numbers "${piece}"`,
    (size) => withoutCardNumbers(piece.repeat(size)),
    50_000,
  ]),
  ...['<b> </b>', '<div>', '<', '&lt;', '<blockquote>', '<p class="gmail_quote">x</p>'].map(
    (piece): [string, (size: number) => unknown, number] => [
      `html ${piece}`,
      (size) => htmlText(piece.repeat(size)),
      2000,
    ],
  ),
];

let isFast = true;
for (const [name, work, size] of readers) {
  const times = growth(work, size);
  isFast &&= times <= maxGrowth;
  console.log(`${name.padEnd(40)} ${times.toFixed(1)} (goal ≤ ${maxGrowth})`);
}

// ROOM-05: a party of twelve in five classes and eight rooms.
const rooms: RoomFacts[] = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  name: { en: '', de: '' },
  beds: 1 + (index % 4),
  shared: index % 3 === 0,
  sleeps: [1, 2, 3, 4, 5].filter((typeId) => (index + typeId) % 5 !== 0),
  price: { per: index % 2 ? 'person' : 'room', amount: 1000 * index },
}));
const numbers = Float64Array.from({ length: 500_000 }, (_, at) => Math.sin(at));
const planning = bestTime(() => recommendRooms({ rooms, party: { 1: 4, 2: 2, 3: 2, 4: 2, 5: 2 }, left: null }));
const sorting = bestTime(() => numbers.toSorted());
console.log(
  `rooms of a party of twelve: ${planning.toFixed(1)} ms (goal ≤ sorting 500 000 numbers: ${sorting.toFixed(1)} ms)`,
);
process.exitCode = isFast && planning <= sorting ? 0 : 1;
