/** The limits of a stepper that names none. */
export const stepperDefaults = { minimum: 1, maximum: 30 } as const;

/** The nearest whole number within the limits. */
export function withinRange(value: number, minimum: number, maximum: number): number {
  return Math.min(maximum, Math.max(minimum, Math.round(value)));
}

/** What a key does to the value; null when the key means nothing to a stepper. */
export function afterKey(key: string, value: number, minimum: number, maximum: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return withinRange(value + 1, minimum, maximum);
    case 'ArrowDown':
      return withinRange(value - 1, minimum, maximum);
    case 'PageUp':
      return withinRange(value + 5, minimum, maximum);
    case 'PageDown':
      return withinRange(value - 5, minimum, maximum);
    case 'Home':
      return minimum;
    case 'End':
      return maximum;
    default:
      return null;
  }
}

/** The number a person typed, within the limits; null when it is no number. */
export function typedNumber(text: string, minimum: number, maximum: number): number | null {
  const digits = text.trim();
  return /^-?\d{1,6}$/.test(digits) ? withinRange(Number(digits), minimum, maximum) : null;
}
