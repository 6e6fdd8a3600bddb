import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { QUESTION_TOPICS, questionTopics } from './topics.ts';

test.each([
  ['Which other dates do you have in May?', ['dates']],
  ['When is the next departure?', ['dates']],
  ['Are there still places left? What does the trip cost for two adults?', ['places', 'price']],
  ['Is it sold out', ['places']],
  ['How much is it for a family of four?', ['price']],
  ['Are flights included in the price?', ['included']],
  ['What is included? And can we cancel for free?', ['included', 'cancellation']],
  ['Is my 9 year old welcome, or too young?', ['ages']],
  ['What is the refund policy?', ['cancellation']],
  ['Welche anderen Termine gibt es?', ['dates']],
  ['Gibt es andere Reisetermine?', ['dates']],
  ['Sind noch Plätze frei? Was kostet die Reise für zwei?', ['places', 'price']],
  ['Sind die Mahlzeiten im Preis inbegriffen?', ['price', 'included']],
  ['Gibt es ein Mindestalter? Mein Sohn ist 8-jährig.', ['ages']],
  ['Wie sind die Stornobedingungen, wird etwas erstattet?', ['cancellation']],
] as const)('%s', (text, topics) => {
  expect(questionTopics(text)).toEqual(topics);
});

test.each([
  'Is there a train to the first hotel?',
  'How much luggage may I bring?',
  'What does a visa cost?',
  'When does the bus leave on day three?',
  'Do you know a nice place to eat?',
  'What is the price of the single supplement?',
  'My date of birth is 3 May 1980.',
  'Was kostet der Flug dorthin?',
  'Wann fährt der Zug?',
  'Ich esse vegetarisch, geht das?',
  'Can I date my ticket later? I am placed in row 4.',
  '',
])('unrelated questions have no topic: %s', (text) => {
  expect(questionTopics(text)).toEqual([]);
});

test('topics are always known ones, in a fixed order, and unrelated words add none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const topics = questionTopics(text);
      expect(QUESTION_TOPICS.filter((topic) => topics.includes(topic))).toEqual(topics);
    }),
    runs(),
  );
});
