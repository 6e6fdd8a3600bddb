const WRITTEN = /^[+(]{0,2}[\d\s().\-/]*$/;
const FEWEST_DIGITS = 3;
const LONGEST = 40;

/**
 * Returns whether a text can be a phone number: an optional plus and brackets, digits, spaces, hyphens, dots, slashes.
 */
export function isPhoneText(text: string): boolean {
  const phone = text.trim();
  return phone.length <= LONGEST && WRITTEN.test(phone) && phone.replace(/\D/g, '').length >= FEWEST_DIGITS;
}
