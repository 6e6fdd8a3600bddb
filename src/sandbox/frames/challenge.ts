// The challenge page of a card's bank. The choice is sent to the bank, and the parent page receives the result.
import { askBank, awaitParent, textOf } from './parent-port.ts';

const challenge = document.documentElement.dataset.subject as string;
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-choice]')];
const parent = awaitParent();

async function choose(choice: string): Promise<void> {
  for (const button of buttons) button.disabled = true;
  const { status, answer } = await askBank(`/browser/challenges/${challenge}`, { choice });
  const { port } = await parent;
  port.postMessage(status === 200 ? answer : { kind: 'error', error: textOf(answer.code) || 'network' });
}

for (const button of buttons) {
  button.addEventListener('click', () => void choose(button.dataset.choice as string));
  button.disabled = false;
}

await parent;
// Screen readers read the question first, then reach the buttons.
document.querySelector('h1')?.focus();
