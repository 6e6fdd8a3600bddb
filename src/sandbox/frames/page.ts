// Enables copying of test card numbers.
const status = document.querySelector('#copied');

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  button.addEventListener('click', async () => {
    const number = button.dataset.copy as string;
    await navigator.clipboard.writeText(number);
    if (status) status.textContent = `Copied ${number}`;
  });
}

export {};
