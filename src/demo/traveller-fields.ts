import type { FieldFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { countryOf } from './countries.ts';
import type { TourPlan } from './plans.ts';

const words = (en: string, de: string): Words => ({ en, de });

const field = (
  id: string,
  kind: FieldFacts['kind'],
  label: Words,
  rest: Partial<Omit<FieldFacts, 'id' | 'kind' | 'label'>> = {},
): FieldFacts => ({ id, kind, label, required: true, asked: 'each', ...rest });

const option = (value: string, en: string, de: string) => ({ value, label: words(en, de) });

const PREFIX = field('prefix', 'dropdown', words('Title', 'Anrede'), {
  required: false,
  options: [option('Mr.', 'Mr.', 'Herr'), option('Mrs.', 'Mrs.', 'Frau'), option('Ms.', 'Ms.', 'Frau (Ms.)')],
});

const GENDER = field('gender', 'radio', words('Gender as in the passport', 'Geschlecht wie im Pass'), {
  options: [
    option('female', 'Female', 'Weiblich'),
    option('male', 'Male', 'Männlich'),
    option('x', 'X or not stated', 'X oder keine Angabe'),
  ],
});

const NAMES: readonly FieldFacts[] = [
  field('first-name', 'text', words('First name as in the passport', 'Vorname wie im Pass')),
  field('last-name', 'text', words('Last name as in the passport', 'Nachname wie im Pass')),
  field('email', 'email', words('E-mail', 'E-Mail'), { asked: 'lead' }),
  field('phone', 'phone', words('Mobile phone', 'Mobiltelefon'), { asked: 'lead' }),
  field('date-of-birth', 'date', words('Date of birth', 'Geburtsdatum'), { dateRule: 'past' }),
];

const PASSPORT: readonly FieldFacts[] = [
  field('nationality', 'country', words('Nationality', 'Staatsangehörigkeit')),
  field('passport-number', 'text', words('Passport number', 'Passnummer'), { required: false, minimumLength: 5 }),
  field('passport-expiry', 'date', words('Passport valid until', 'Pass gültig bis'), {
    required: false,
    dateRule: 'future',
  }),
];

/** The address fields of the ship's passenger list. */
const HOME: readonly FieldFacts[] = [
  field('country', 'country', words('Country of residence', 'Wohnsitzland'), { asked: 'lead' }),
  field('state', 'text', words('State or province, if there is one', 'Bundesstaat oder Provinz, falls vorhanden'), {
    asked: 'lead',
    required: false,
    minimumLength: 2,
  }),
  field('zip-code', 'text', words('Postcode', 'Postleitzahl'), { asked: 'lead', minimumLength: 3 }),
];

const PAST_PASSENGER: readonly FieldFacts[] = [
  field('past-passenger', 'radio', words('Have you sailed with us before?', 'Sind Sie schon mit uns gefahren?'), {
    options: [option('no', 'No', 'Nein'), option('yes', 'Yes', 'Ja')],
  }),
  field('past-booking-reference', 'text', words('Reference of your earlier booking', 'Nummer Ihrer früheren Buchung'), {
    minimumLength: 4,
    onlyWhen: { field: 'past-passenger', value: 'yes' },
  }),
];

const DIET: readonly FieldFacts[] = [
  field('diet', 'dropdown', words('Food', 'Ernährung'), {
    required: false,
    options: [
      option('everything', 'I eat everything', 'Ich esse alles'),
      option('vegetarian', 'Vegetarian', 'Vegetarisch'),
      option('vegan', 'Vegan', 'Vegan'),
      option('allergy', 'Allergy or intolerance', 'Allergie oder Unverträglichkeit'),
    ],
  }),
  field('allergy', 'text', words('Which allergy or intolerance?', 'Welche Allergie oder Unverträglichkeit?'), {
    onlyWhen: { field: 'diet', value: 'allergy' },
  }),
];

const HEIGHT = field('height', 'dropdown', words('Body height, for the bicycle', 'Körpergröße für das Fahrrad'), {
  options: [
    option('under-150', 'below 1.50 m', 'unter 1,50 m'),
    option('150-165', '1.50 to 1.65 m', '1,50 bis 1,65 m'),
    option('165-180', '1.65 to 1.80 m', '1,65 bis 1,80 m'),
    option('over-180', 'above 1.80 m', 'über 1,80 m'),
  ],
});

const EXPERIENCE = field('experience', 'radio', words('Walking experience', 'Wandererfahrung'), {
  options: [
    option('some', 'I walk now and then', 'Ich wandere ab und zu'),
    option('much', 'I walk often', 'Ich wandere oft'),
    option('mountain', 'I am used to mountains', 'Ich bin Berge gewohnt'),
  ],
});

const LAST: readonly FieldFacts[] = [
  field('emergency-contact', 'text', words('Emergency contact: name and phone', 'Notfallkontakt: Name und Telefon'), {
    asked: 'lead',
    required: false,
    minimumLength: 6,
  }),
  field('note', 'textarea', words('Anything we should know?', 'Gibt es etwas, das wir wissen sollten?'), {
    asked: 'lead',
    required: false,
  }),
];

/** Returns the fields that a tour requires from travellers, in form order. */
export function travellerFieldsOf(plan: TourPlan): FieldFacts[] {
  const abroad = plan.countryCodes.some((code) => countryOf(code).continent !== 'europe');
  // Cabins and sleeping compartments are assigned by gender.
  const asksGender = plan.river !== null || plan.style === 'rail';
  return [
    ...(plan.river ? [PREFIX] : []),
    ...NAMES,
    ...(asksGender ? [GENDER] : []),
    ...(plan.river ? [...HOME, ...PAST_PASSENGER] : []),
    ...(abroad || plan.river ? PASSPORT : []),
    ...(plan.style === 'food-and-wine' || plan.id % 3 === 0 ? DIET : []),
    ...(plan.style === 'cycling' ? [HEIGHT] : []),
    ...(plan.style === 'walking' ? [EXPERIENCE] : []),
    ...LAST,
  ];
}
