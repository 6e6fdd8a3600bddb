/** The topics that the catalogue has answers for, in the order of the answer. */
export const QUESTION_TOPICS = ['dates', 'places', 'price', 'included', 'ages', 'cancellation'] as const;

/** A topic that the catalogue has an answer for. */
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** Matches the beginnings of words, since words are inflected; a character that is not a letter ends them. */
const word = (...starts: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${starts.join('|')})`, 'iu');

/** The words that identify a topic in a sentence, in English and German. */
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

/** Things with a price or a departure of their own, which the tour's price and dates do not cover. */
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

/** The topics that concern the tour alone: the price of a visa is not the price of the tour. */
const ofTheTour: readonly QuestionTopic[] = ['dates', 'places', 'price'];

/** Returns the topics of a question where its words are unambiguous; empty when they are not. */
export function questionTopics(text: string): QuestionTopic[] {
  const sentences = text.split(/[.!?\n]+/);
  return QUESTION_TOPICS.filter((topic) =>
    sentences.some(
      (sentence) => words[topic].test(sentence) && !(ofTheTour.includes(topic) && otherThings.test(sentence)),
    ),
  );
}
