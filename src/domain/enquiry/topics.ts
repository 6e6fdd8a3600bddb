/** What the catalogue can say something about, in the order in which it is said. */
export const QUESTION_TOPICS = ['dates', 'places', 'price', 'included', 'ages', 'cancellation'] as const;

/** Something that the catalogue can say something about. */
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** A word may stand in any form, so the beginnings of words are looked for; what is no letter ends them. */
const word = (...starts: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${starts.join('|')})`, 'iu');

/** The words by which a sentence is known to be about something, in English and German. */
const words: Readonly<Record<QuestionTopic, RegExp>> = {
  dates: word(
    'departures?(?!\\p{L})',
    '(?:which|what|other|next|more|available|possible) (?:start(?:ing)? |travel |tour )?dates?(?!\\p{L})',
    'when (?:is|are) the (?:next|other) (?:tour|trip|departure)s?',
    '(?:nächste|andere|weitere|mögliche|freie|welche)\\p{L}* (?:reise)?termin',
    'reisetermin',
    'abreisetermin',
    'abreisetage?',
    'wann (?:ist|sind|startet|beginnt) die (?:nächste|tour|reise)',
  ),
  places: word(
    '(?:free|any|enough|still|more|how many) (?:places?|spots?|seats?|availability)(?!\\p{L})',
    '(?:places?|spots?|seats?) (?:are |is )?(?:still )?(?:left|free|available)(?!\\p{L})',
    'sold out(?!\\p{L})',
    'fully booked(?!\\p{L})',
    'rest?plätze',
    '(?:freie|genug|genügend|wie viele|noch) (?:freie )?(?:plätze|platz)(?!\\p{L})',
    'plätze (?:noch )?(?:frei|übrig|verfügbar)',
    'ausgebucht',
  ),
  price: word(
    'prices?(?!\\p{L})',
    'how much (?:is|are|does|do|would|will) (?:it|that|this|the (?:tour|trip)|we|i)(?!\\p{L})',
    'how expensive',
    '(?:total|tour|trip) costs?(?!\\p{L})',
    'what (?:does|would|will|do) (?:it|the (?:tour|trip)) cost(?!\\p{L})',
    '(?:gesamt|end|reise)?preise?s?(?!\\p{L})',
    'was (?:kostet|kosten)(?!\\p{L})',
    'wie (?:viel|teuer|hoch) (?:kostet|ist|wäre|sind)',
  ),
  included: word(
    'included?(?!\\p{L})',
    'includes(?!\\p{L})',
    'inclusive(?!\\p{L})',
    'inklusive',
    'inbegriffen',
    'enthalten',
    'eingeschlossen',
  ),
  ages: word(
    'minimum age',
    'maximum age',
    'age (?:limit|restriction)s?',
    'too (?:old|young)(?!\\p{L})',
    'how old (?:must|do|does|should)',
    '\\d{1,2}[- ]years?[- ]olds?',
    'mindestalter',
    'höchstalter',
    'altersgrenze',
    'zu (?:alt|jung)(?!\\p{L})',
    'ab (?:welchem|wie viel) (?:alter|jahren)',
    '\\d{1,2}[- ]?jährig',
  ),
  cancellation: word('cancel', 'refund', 'storn', 'rücktritt', 'erstatt', 'kündig'),
};

/** Things that cost something or leave on some day, and that the price and the dates of a tour say nothing about. */
const otherThings = word(
  'visa',
  'visum',
  'flight',
  'flug',
  'flüge',
  'insur',
  'versicherung',
  'tip(?:s|ping)?(?!\\p{L})',
  'trinkgeld',
  'luggage',
  'baggage',
  'gepäck',
  'transfer',
  'train',
  'zug(?!\\p{L})',
  'bus(?!\\p{L})',
  'bike',
  'fahrrad',
  'bicycle',
  'supplement',
  'zuschlag',
  'extra',
  'deposit',
  'anzahlung',
  'date of birth',
  'geburtsdat',
  'parking',
  'parken',
  'vaccin',
  'impf',
);

/** The topics to which other things do not belong: the price of a visa is not the price of the tour. */
const ofTheTour: readonly QuestionTopic[] = ['dates', 'places', 'price'];

/** What a question is about, as far as its words leave no doubt; nothing when they do. */
export function questionTopics(text: string): QuestionTopic[] {
  const sentences = text.split(/[.!?\n]+/);
  return QUESTION_TOPICS.filter((topic) =>
    sentences.some(
      (sentence) => words[topic].test(sentence) && !(ofTheTour.includes(topic) && otherThings.test(sentence)),
    ),
  );
}
