// An invisible frame that asks the bank whether a card requires a challenge.
import { askBank, awaitParent, textOf } from './parent-port.ts';

const { setup, port } = await awaitParent();
const { status, answer } = await askBank('/browser/lookups', {
  session: textOf(setup.session),
  ref: textOf(setup.ref),
  amount: setup.amount,
  currency: textOf(setup.currency),
  email: textOf(setup.email),
  additionalInformation: setup.additionalInformation,
});
port.postMessage(status === 200 ? answer : { kind: 'error', error: textOf(answer.code) || 'network' });
