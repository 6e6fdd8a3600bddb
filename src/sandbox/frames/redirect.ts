// The page of a bank for paying from an account. The choice is sent to the bank, then the browser returns to the shop.
import { askBank, textOf } from './parent-port.ts';

const redirect = document.documentElement.dataset.subject as string;
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-choice]')];
const choices = document.querySelector<HTMLElement>('#choices');
const status = document.querySelector('#status') as HTMLElement;
const problem = document.querySelector('#problem') as HTMLElement;

async function choose({ dataset: { choice, after, leave } }: HTMLButtonElement): Promise<void> {
  for (const button of buttons) button.disabled = true;
  problem.hidden = true;
  const { status: answered, answer } = await askBank(`/browser/redirects/${redirect}`, { choice });
  if (answered !== 200) {
    for (const button of buttons) button.disabled = false;
    problem.textContent = problem.dataset.network as string;
    problem.hidden = false;
    return;
  }
  // The payment has expired or was ended in the meantime; the reloaded page explains it.
  if (answer.state === 'over') return window.location.reload();
  status.textContent = after as string;
  if (choices) choices.hidden = true;
  if (leave !== undefined) window.location.replace(textOf(answer.returnUrl));
}

for (const button of buttons) {
  button.addEventListener('click', () => void choose(button));
  button.disabled = false;
}
