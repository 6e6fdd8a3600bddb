/** The default limits of a stepper. */
export const stepperDefaults = { minimum: 1, maximum: 30 } as const;

/** Returns the nearest whole number within the limits. */
export function withinRange(value: number, minimum: number, maximum: number): number {
  return Math.min(maximum, Math.max(minimum, Math.round(value)));
}

/** Returns the value after a key press; null when a stepper ignores the key. */
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

/** Parses a typed number and clamps it to the limits; null when it is not a number. */
export function typedNumber(text: string, minimum: number, maximum: number): number | null {
  const digits = text.trim();
  return /^-?\d{1,6}$/.test(digits) ? withinRange(Number(digits), minimum, maximum) : null;
}
