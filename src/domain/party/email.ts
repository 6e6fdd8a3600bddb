const ATOM = /^[a-z0-9_+-]+$/;
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
const ENDING = /^[a-z][a-z0-9-]*[a-z0-9]$/;
const LONGEST = 254;
const LONGEST_NAME = 64;
const LONGEST_LABEL = 63;

/** An e-mail address as it is compared and kept: trimmed and lower-cased. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** Tells whether a text is an e-mail address, its ending 2 to 63 characters long; the check takes linear time. */
export function isEmail(text: string): boolean {
  const address = normalEmail(text);
  if (address.length > LONGEST) return false;
  const at = address.indexOf('@');
  const name = address.slice(0, Math.max(at, 0));
  const labels = address.slice(at + 1).split('.');
  const ending = labels.at(-1) ?? '';
  return (
    name.length > 0 &&
    name.length <= LONGEST_NAME &&
    name.split('.').every((atom) => ATOM.test(atom)) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= LONGEST_LABEL && LABEL.test(label)) &&
    ENDING.test(ending)
  );
}
