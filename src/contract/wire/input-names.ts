/** The names of the booking page's fields, so that its markup is a form that load_data understands. */
export const inputNames = {
  date: 'date',
  passengers: (typeId: number) => `priceCategories[${typeId}]`,
  room: (roomId: number, typeId: number) => `accommodationsSelected[${roomId}][${typeId}]`,
  friendUnknown: (roomId: number) => `accommodationsSelected[${roomId}][friend_unknown]`,
  friend: (roomId: number, row: number, part: 'name' | 'email') =>
    `accommodationsSelected[${roomId}][co_passengers][${row}][${part}]`,
  extra: (extraId: number, optionId: number) => `extrasSelected[${extraId}][${optionId}]`,
  flexible: 'flexible',
  policy: 'policy_type',
  insured: (part: 'country' | 'state' | 'zip') => `insurance_${part}`,
  membership: 'with_membership',
  saving: 'saving',
  promoCode: 'promoCode',
  plan: 'chargeMethod',
  recommendation: 'applyRecommendation',
  /** A traveller's answer, by place in the party and field. */
  traveller: (traveller: number, field: string) => `passengers[${traveller - 1}][${field}]`,
  insurance: 'insurance_attached',
  paymentType: 'paymentOption',
  paymentMethod: 'methodId',
  cardHolder: 'cardHolder',
  billingCountry: 'billing_country',
  billingZip: 'billing_zip',
  terms: 'accept_terms',
  dataTerms: 'accept_data_terms',
} as const;
