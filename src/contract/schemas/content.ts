import { z } from 'zod';
import { LANGUAGES } from '#domain/catalogue/words.ts';
import { aboveFoldActions, bookingPageActions, type ContentKey, contentKeys, contentLength } from '../list/content.ts';
import { currency } from '../values/values.ts';
import { money, photo } from './catalogue-card.ts';
import { shortText } from './common.ts';

/** A database id, as a number or its digits. */
export const id = z.coerce.number().int().min(1).max(2_147_483_647);

const keysOf = <Action extends string>(actions: Readonly<Record<Action, ContentKey>>) =>
  z.enum(Object.keys(actions) as [Action, ...Action[]]);

const aboveFold = keysOf(aboveFoldActions);
type AboveFold = z.infer<typeof aboveFold>;

/**
 * The part before the slash only repeats the name: `membership popup` and `membership-popup` mean the same as the
 * whole.
 */
const aboveFoldAction = z.preprocess((sent: string): AboveFold => {
  const name = String(sent).trim().replaceAll(' ', '-');
  const whole = Object.keys(aboveFoldActions).find((action) => action === name || action.split('/')[1] === name);
  return (whole ?? sent) as AboveFold;
}, aboveFold);

/** A text as the database stores it; the body is sanitised markup. */
export const content = z.object({
  key: z.enum(contentKeys),
  version: z.int(),
  title: z.string(),
  body: z.string(),
});

/** Rendered markup, omitted when the client wants data only. */
const markup = z.string().optional();
const popup = { request: z.object({}), answer: z.object({ status: z.literal('OK'), html: markup, content }) };

const terms = {
  request: z.object({ id }),
  answer: z.object({
    status: z.literal('OK'),
    /** `url` when the text is on another page and `content` is its address. */
    content_type: z.enum(['html', 'url']),
    content: z.string(),
    title: z.string(),
    kind: z.enum(['operator', 'cancellation', 'flexible']),
  }),
};

const version = z.object({
  key: z.enum(contentKeys),
  language: z.enum(LANGUAGES),
  version: z.int(),
  title: z.string(),
  body: z.string(),
  author: z.string(),
  publishedAt: z.iso.datetime(),
});

/** The request and response schemas of the popup content endpoints. */
export const contentSchemas = {
  loadHelp: popup,
  loadCvv: popup,
  loadPaymentError: {
    request: z.object({}),
    /** The message is plain text, for screen readers; the phone number is formatted for display. */
    answer: popup.answer.extend({ message: z.string(), title: z.string(), phone: z.string() }),
  },
  loadTransport: {
    request: z.object({ id }),
    answer: z.object({
      status: z.literal('OK'),
      html: markup,
      title: z.string(),
      photos: z.array(photo),
      shape: z.object({ items: z.int(), itemsOnMobile: z.int(), gap: z.int() }),
    }),
  },
  loadHowItWorks: popup,
  loadSecurePayments: popup,
  loadNoFees: {
    request: z.object({ object_id: id.optional() }),
    /** `applies` is false when the requested variant has a service fee. */
    answer: popup.answer.extend({ applies: z.boolean() }),
  },
  loadBestPriceGuarantee: popup,
  loadLoadingMessages: {
    request: z.object({}),
    answer: popup.answer.extend({ messages: z.array(z.string()), rotationSeconds: z.int() }),
  },
  loadTerms: terms,
  loadFlexibleTerms: terms,
  loadAboveFold: {
    request: z.object({ action: aboveFoldAction, currency }),
    answer: z.object({
      success: z.literal(true),
      component: markup,
      content,
      /** The price of the membership and what it saves; only in its own popup, and only while it is sold. */
      membership: z.object({ price: money, savingPercent: z.number(), months: z.int() }).nullable(),
    }),
  },
  loadBookingPagePopup: {
    request: z.object({ action: keysOf(bookingPageActions) }),
    answer: z.object({ success: z.literal(true), component: markup, content }),
  },
  listContent: {
    request: z.object({ key: z.enum(contentKeys).optional(), language: z.enum(LANGUAGES).optional() }),
    answer: z.object({ contents: z.array(version), history: z.array(version) }),
  },
  publishContent: {
    request: z.object({
      key: z.enum(contentKeys),
      language: z.enum(LANGUAGES),
      title: shortText(contentLength.title),
      body: shortText(contentLength.body),
    }),
    answer: z.object({ status: z.literal('OK'), content: version }),
  },
};
