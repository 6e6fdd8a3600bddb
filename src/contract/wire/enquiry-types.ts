import type { EnquiryVariant } from '#domain/enquiry/form.ts';

/** The name of each enquiry form on the wire. */
const types = {
  default: 'default',
  general: 'general',
  tour: 'tour',
  'river-cruise': 'river',
  'private-request': 'private',
} as const satisfies Record<string, EnquiryVariant>;

/** The name of an enquiry form on the wire. */
export type EnquiryType = keyof typeof types;

export const enquiryTypes = Object.keys(types) as [EnquiryType, ...EnquiryType[]];

/** Returns the enquiry form for its name on the wire. */
export const variantOf = (type: EnquiryType): EnquiryVariant => types[type];

/** Returns the name of an enquiry form on the wire. */
export const typeOf = (variant: EnquiryVariant): EnquiryType =>
  enquiryTypes.find((type) => types[type] === variant) as EnquiryType;

/** The only type of details that an enquiry has. */
export const detailsType = 4;

/** The name of an operator's own field: `cf-` and its name, or `cfc-` for a checkbox. */
export const customFieldName = /^cfc?-[a-z0-9][a-z0-9_-]{0,39}$/;
