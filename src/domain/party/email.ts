const ENQUIRY_ATOM = /^[a-z0-9_+-]+$/;
const ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
const ENDING = /^[a-z][a-z0-9-]*[a-z0-9]$/;
const LONGEST = 254;
const LONGEST_NAME = 64;
const LONGEST_LABEL = 63;

/** An e-mail address as it is compared and kept: trimmed and lower-cased. */
export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** Whether a text is an address with a name of such atoms and a dotted host in ASCII; the check takes linear time. */
function isAddress(text: string, atom: RegExp): boolean {
  const address = normalEmail(text);
  if (address.length > LONGEST) return false;
  const at = address.indexOf('@');
  const name = address.slice(0, Math.max(at, 0));
  const labels = address.slice(at + 1).split('.');
  const ending = labels.at(-1) ?? '';
  return (
    name.length > 0 &&
    name.length <= LONGEST_NAME &&
    name.split('.').every((part) => atom.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= LONGEST_LABEL && LABEL.test(label)) &&
    ENDING.test(ending)
  );
}

/**
 * Tells whether mail can be sent to a text: the characters of HTML's e-mail field, dots between them, and a host with a dot.
 * A host in another script comes as browsers send it, in ASCII; quoted names and names outside ASCII many servers refuse.
 */
export const isEmailAddress = (text: string): boolean => isAddress(text, ATOM);

/** Tells whether a text is an address for an enquiry, whose names have letters, digits, `_`, `+` and `-` alone. */
export const isEnquiryEmail = (text: string): boolean => isAddress(text, ENQUIRY_ATOM);
