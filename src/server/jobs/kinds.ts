import { expireHold, sweepHolds } from '../hold/kinds.ts';
import { rescueMail, sendMail } from '../mail/kinds.ts';
import type { JobKind } from './job.ts';
import { sweep } from './sweep.ts';

/** Every kind of work there is. */
export const jobKinds: readonly JobKind[] = [sendMail as JobKind, rescueMail, expireHold as JobKind, sweepHolds, sweep];
