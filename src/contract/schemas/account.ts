import { z } from 'zod';
import { roles } from '../call.ts';
import { uuid } from '../values/values.ts';
import { accepted } from './common.ts';

/** Text as typed. The use case validates it and words the error messages. */
const typed = z.string().max(400);
/** Long enough for every valid password; longer texts are refused before they cost anything. */
const password = z.string().max(200);
const linkToken = z.string().max(100);

/** The request and response schemas of the account endpoints. */
export const accountSchemas = {
  signUp: { request: z.object({ name: typed, email: typed, password }), answer: accepted },
  readAccountLink: {
    request: z.object({ token: linkToken }),
    answer: z.object({
      purpose: z.enum(['sign-up', 'reset']),
      email: z.string(),
      /** Whether the link was requested in another browser, so that the chosen password must be entered again. */
      passwordNeeded: z.boolean(),
    }),
  },
  confirmSignUp: { request: z.object({ token: linkToken, password: password.optional() }), answer: accepted },
  logIn: { request: z.object({ email: typed, password }), answer: accepted },
  logOut: { request: z.object({}), answer: accepted },
  requestPasswordReset: { request: z.object({ email: typed }), answer: accepted },
  resetPassword: { request: z.object({ token: linkToken, password }), answer: accepted },
  whoAmI: {
    request: z.object({}),
    answer: z.object({
      account: z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) }).nullable(),
    }),
  },
  renameAccount: { request: z.object({ name: typed }), answer: accepted },
  changePassword: { request: z.object({ currentPassword: password, password }), answer: accepted },
  listSessions: {
    request: z.object({}),
    answer: z.object({
      sessions: z.array(
        z.object({
          id: uuid,
          current: z.boolean(),
          since: z.iso.datetime(),
          until: z.iso.datetime(),
          /** The beginning of the network address, such as 203.0.113.x. */
          address: z.string().nullable(),
          /** The browser and operating system, such as “Firefox · Windows”. */
          device: z.string().nullable(),
        }),
      ),
    }),
  },
  endSession: { request: z.object({ id: uuid.optional() }), answer: accepted },
  officeToday: {
    request: z.object({}),
    answer: z.object({
      mails: z.object({ waiting: z.number(), failed: z.number() }),
      reports: z.object({ lastDay: z.number(), newest: z.iso.datetime().nullable() }),
      /** Scheduled backups; null if they are off. */
      backup: z.object({ last: z.iso.datetime().nullable(), overdue: z.boolean() }).nullable(),
      places: z.array(z.object({ placeId: z.number(), taken: z.number(), counted: z.number() })),
      /** Departures on which holds with unconfirmed addresses come close to their limit. */
      unconfirmedHolds: z.array(
        z.object({ departureId: z.number(), tour: z.string(), day: z.string(), held: z.number(), most: z.number() }),
      ),
    }),
  },
};
