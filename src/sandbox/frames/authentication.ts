// Asks the bank whether the holder of a card must be asked. Nobody sees this frame.
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
