/** Whether digits pass the check that every card number passes. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The same text with anything that could be a card number struck out, written with or without spaces or dashes. */
export function withoutCardNumbers(text: string): string {
  return text.replaceAll(/\d(?:[ -]?\d){12,18}/g, (found) =>
    passesLuhn(found.replaceAll(/\D/g, '')) ? '[card number]' : found,
  );
}
