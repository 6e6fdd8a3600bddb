import type { EnquiryVariant } from '#domain/enquiry/form.ts';

/** What each form for a question is called on the wire. */
const types = {
  default: 'default',
  general: 'general',
  tour: 'tour',
  'river-cruise': 'river',
  'private-request': 'private',
} as const satisfies Record<string, EnquiryVariant>;

/** The wire's name of a form for a question. */
export type EnquiryType = keyof typeof types;

export const enquiryTypes = Object.keys(types) as [EnquiryType, ...EnquiryType[]];

/** The form that the wire names. */
export const variantOf = (type: EnquiryType): EnquiryVariant => types[type];

/** The wire's name of a form. */
export const typeOf = (variant: EnquiryVariant): EnquiryType =>
  enquiryTypes.find((type) => types[type] === variant) as EnquiryType;

/** The one kind of details that a question has. */
export const detailsType = 4;

/** What a field of an operator's own is called: its name follows `cf-`, or `cfc-` for one that is ticked. */
export const customFieldName = /^cfc?-[a-z0-9][a-z0-9_-]{0,39}$/;
