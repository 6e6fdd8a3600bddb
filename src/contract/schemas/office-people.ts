import { z } from 'zod';
import { type OfficeRole, PRESETS, type Preset } from '#domain/office/capabilities.ts';
import { optionalField, uuid } from '../values/values.ts';
import { accepted } from './common.ts';

const preset = z.enum([...new Set<Preset>([...PRESETS.operator, ...PRESETS.staff])]);
const role = z.enum(Object.keys(PRESETS) as [OfficeRole, ...OfficeRole[]]);
/** The operator whose people are meant; left out, they are the caller's own colleagues. */
const operatorId = optionalField(uuid);
const invitation = { invitationId: uuid, code: z.string().max(100) };

/** The request and answer of each endpoint about the people of an office. */
export const officePeopleSchemas = {
  listOfficePeople: {
    request: z.object({ operatorId }),
    answer: z.object({
      /** The name of the operator; null for the marketplace's own staff. */
      company: z.string().nullable(),
      operatorId: uuid.nullable(),
      role,
      people: z.array(
        z.object({ id: uuid, name: z.string(), email: z.string(), preset, isSelf: z.boolean(), isLast: z.boolean() }),
      ),
      invitations: z.array(z.object({ id: uuid, email: z.string(), preset, endsAt: z.int() })),
      /** All operators, for those who may manage the people of any of them. */
      operators: z.array(z.object({ id: uuid, name: z.string() })),
    }),
  },
  inviteOfficePerson: {
    request: z.object({ operatorId, email: z.string().max(400), preset }),
    answer: accepted,
  },
  changeOfficePerson: { request: z.object({ id: uuid, preset }), answer: accepted },
  removeOfficePerson: { request: z.object({ id: uuid }), answer: accepted },
  withdrawOfficeInvitation: { request: z.object({ id: uuid }), answer: accepted },
  loadOfficeInvitation: {
    request: z.object(invitation),
    answer: z.object({
      company: z.string().nullable(),
      role,
      preset,
      email: z.string(),
      /** Whether the invited address has an account, which has to sign in to accept. */
      hasAccount: z.boolean(),
    }),
  },
  acceptOfficeInvitation: {
    request: z.object({
      ...invitation,
      /** For a new account only. */
      name: z.string().max(400).optional(),
      password: z.string().max(200).optional(),
    }),
    answer: z.object({ status: z.literal('OK'), role, preset }),
  },
};
