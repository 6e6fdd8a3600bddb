/** Whether digits pass the check that every card number passes. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const isCardNumber = (digits: string): boolean => digits.length >= 13 && digits.length <= 19 && passesLuhn(digits);

/** A run of digits in groups, with every whole group struck out that could be part of a card number. */
function struckOut(run: string): string {
  const groups = run.split(/[ -]/);
  const inCard = new Set<number>();
  for (const from of groups.keys()) {
    let digits = '';
    for (let to = from; to < groups.length && digits.length < 19; to += 1) {
      digits += groups[to];
      if (isCardNumber(digits)) for (let at = from; at <= to; at += 1) inCard.add(at);
    }
  }
  if (inCard.size === 0) return run;
  let group = -1;
  return run.replaceAll(/([ -]?)\d+/g, (found, gap: string) => {
    group += 1;
    if (!inCard.has(group)) return found;
    return inCard.has(group - 1) ? '' : `${gap}[card number]`;
  });
}

/** The same text with anything that could be a card number struck out, written with or without spaces or dashes. */
export const withoutCardNumbers = (text: string): string => text.replaceAll(/\d+(?:[ -]\d+)*/g, struckOut);
