import { createFaults } from './faults/faults.ts';
import { createAuthentication } from './instruments/authentication.ts';
import { createInstruments } from './instruments/instruments.ts';
import { createSessions } from './instruments/sessions.ts';
import { openStore } from './store/store.ts';
import { createPayments } from './transactions/payments.ts';
import { createRedirects } from './transactions/redirects.ts';
import { createRequests } from './transactions/requests.ts';
import { createDelivery } from './webhooks/delivery.ts';
import { createNotices } from './webhooks/notices.ts';

/** Opens the bank with its database and resumes unfinished work. */
export function openBank(file: string, webhook: { readonly url: string | null; readonly secret: string }) {
  const store = openStore(file);
  const faults = createFaults(store);
  const notices = createNotices(store, faults);
  const instruments = createInstruments(store);
  const payments = createPayments(store, instruments, notices);
  const delivery = createDelivery(notices, webhook);
  const redirects = createRedirects(store, payments);
  const requests = createRequests(store, { payments, redirects, faults }, () => delivery.set());
  requests.later.set();
  delivery.set();
  return {
    sessions: createSessions(store),
    instruments,
    authentication: createAuthentication(store, instruments),
    payments,
    redirects,
    requests,
    faults,
    notices,
    delivery,
    close() {
      delivery.stop();
      requests.later.stop();
      store.close();
    },
  };
}

export type Bank = ReturnType<typeof openBank>;
