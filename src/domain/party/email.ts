const ENQUIRY_ATOM = /^[a-z0-9_+-]+$/;
const ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
const ENDING = /^[a-z][a-z0-9-]*[a-z0-9]$/;
const LONGEST = 254;
const MAX_NAME_LENGTH = 64;
const MAX_LABEL_LENGTH = 63;

/** Returns an email address as it is compared and stored: trimmed and in lower case. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** Returns whether a text is an address with a local part of such atoms and a dotted ASCII host; takes linear time. */
function isAddress(text: string, atom: RegExp): boolean {
  const address = normalEmail(text);
  if (address.length > LONGEST) return false;
  const at = address.indexOf('@');
  const name = address.slice(0, Math.max(at, 0));
  const labels = address.slice(at + 1).split('.');
  const ending = labels.at(-1) ?? '';
  return (
    name.length > 0 &&
    name.length <= MAX_NAME_LENGTH &&
    name.split('.').every((part) => atom.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= MAX_LABEL_LENGTH && LABEL.test(label)) &&
    ENDING.test(ending)
  );
}

/**
 * Returns whether a text is an email address that mail can be sent to: the characters of HTML's email input, dots
 * between them, and a host with a dot. Browsers send a host in another script as ASCII; many servers refuse quoted
 * local parts and those outside ASCII.
 */
export const isEmailAddress = (text: string): boolean => isAddress(text, ATOM);

/**
 * Returns whether a text is a valid address for an enquiry, whose local part allows letters, digits, `_`, `+` and `-`
 * only.
 */
export const isEnquiryEmail = (text: string): boolean => isAddress(text, ENQUIRY_ATOM);
