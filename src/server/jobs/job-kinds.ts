import { forgetRemovedCards } from '../account/removed-cards.ts';
import { settleCompanyCards } from '../agency/company-card.ts';
import { backUp } from '../backup/scheduled-backup.ts';
import {
  collectDuePayments,
  completeEndedTrips,
  lapseRequest,
  payRefund,
  reconcilePayments,
  settlePayment,
  sweepPayments,
} from '../booking/book/job-kinds.ts';
import { cancelDepartureBooking } from '../booking/cancel-departure/cancel-departure.ts';
import { expireHold, sweepHolds } from '../booking/hold/job-kinds.ts';
import { refreshAnswerTimes } from '../conversation/answer-times.ts';
import { remindCalls } from '../conversation/call-reminders.ts';
import { tendChats } from '../conversation/chat/jobs.ts';
import { settlePolicy, sweepPolicies } from '../insurance/job-kinds.ts';
import { runDepartureImport } from '../office/departure-import/job-kinds.ts';
import type { JobKind } from '../platform/jobs/job.ts';
import { rescueMail, sendMail } from '../platform/mail/job-kinds.ts';
import { sweep } from './sweep.ts';

/** All job kinds. */
export const jobKinds: readonly JobKind[] = [
  sendMail as JobKind,
  rescueMail,
  expireHold as JobKind,
  sweepHolds,
  payRefund as JobKind,
  settlePayment as JobKind,
  lapseRequest as JobKind,
  cancelDepartureBooking as JobKind,
  sweepPayments,
  reconcilePayments,
  settlePolicy as JobKind,
  sweepPolicies,
  collectDuePayments,
  completeEndedTrips,
  settleCompanyCards,
  runDepartureImport as JobKind,
  forgetRemovedCards,
  remindCalls,
  tendChats,
  refreshAnswerTimes,
  sweep,
  backUp,
];
