// One of the three card fields, in a frame of the bank's origin.
import { brandFacts, caretAfter, FIELDS, type FieldName, type FieldText, readField } from '../cards/field-text.ts';
import { awaitParent, textOf } from './parent-port.ts';
import { openSiblings, type SiblingMessage } from './siblings.ts';
import { applyStyle } from './style.ts';
import { type TokeniseAnswer, tokenise } from './tokenise.ts';

/** An open frame responds immediately, so a later response means that it is gone. */
const siblingTimeoutMs = 5000;

const field = document.documentElement.dataset.field as FieldName;
const input = document.querySelector('input') as HTMLInputElement;

let codeLength = brandFacts('').codeLength;
let value: FieldText = readField(field, '', codeLength, Date.now());
/** The last validity event, to report changes only. */
let reported = '';

const { setup, port } = await awaitParent();
const send = (message: unknown): void => port.postMessage(message);

function notify(): void {
  const event = { kind: 'validity', field, empty: value.digits === '', valid: value.valid };
  if (reported === JSON.stringify(event)) return;
  reported = JSON.stringify(event);
  send(event);
}

let collected = 0;
const answers = new Map<number, (field: FieldName, value: FieldText) => void>();

const siblings = openSiblings(textOf(setup.group), (message: SiblingMessage) => {
  switch (message.kind) {
    case 'codeLength':
      if (field === 'cvv') changeCodeLength(message.codeLength);
      break;
    case 'opened':
      if (field === 'number') siblings.say({ kind: 'codeLength', codeLength });
      break;
    case 'collect':
      if (field !== 'number') siblings.say({ kind: 'value', id: message.id, field, value });
      break;
    case 'value':
      answers.get(message.id)?.(message.field, message.value);
      break;
    case 'mark':
      mark(message.fields.includes(field));
      break;
  }
});

const mark = (wrong: boolean): void => input.setAttribute('aria-invalid', String(wrong));

function changeCodeLength(length: number): void {
  if (length === codeLength) return;
  codeLength = length;
  // A placeholder of example digits is adapted to the code length.
  if (/^1234?$/.test(input.placeholder)) input.placeholder = '1234'.slice(0, length);
  input.maxLength = length;
  update(readField(field, input.value, codeLength, Date.now()));
}

function update(next: FieldText): void {
  const before = brandFacts(value.digits);
  value = next;
  if (field === 'number') {
    const { brand, codeLength: length } = brandFacts(value.digits);
    if (brand !== before.brand) {
      codeLength = length;
      send({ kind: 'brand', brand, codeLength });
      siblings.say({ kind: 'codeLength', codeLength });
    }
  }
  notify();
}

function typed({ inputType }: InputEvent): void {
  const caret = input.selectionStart ?? input.value.length;
  let before = input.value.slice(0, caret).replaceAll(/\D/g, '').length;
  let next = readField(field, input.value, codeLength, Date.now());
  // Only a separator was deleted, which would be inserted again, so the digit before it is deleted instead.
  if (inputType === 'deleteContentBackward' && next.digits === value.digits && before > 0) {
    const shorter = next.digits.slice(0, before - 1) + next.digits.slice(before);
    next = readField(field, shorter, codeLength, Date.now());
    before -= 1;
  } else if (caret === input.value.length) before = next.digits.length;
  const isShorter = next.digits.length < value.digits.length;
  // After a deletion the trailing separator is not inserted again.
  const text = isShorter ? next.text.replace(/\D+$/, '') : next.text;
  update(next);
  if (input.value === text) return;
  input.value = text;
  const place = Math.min(caretAfter(text, before), text.length);
  input.setSelectionRange(place, place);
}

async function collect(): Promise<Readonly<Record<FieldName, FieldText>> | null> {
  collected += 1;
  const id = collected;
  const found: Partial<Record<FieldName, FieldText>> = { number: value };
  const all = new Promise<boolean>((resolve) => {
    setTimeout(resolve, siblingTimeoutMs, false);
    answers.set(id, (name, text) => {
      found[name] = text;
      if (FIELDS.every((one) => found[one])) resolve(true);
    });
  });
  siblings.say({ kind: 'collect', id });
  const complete = await all;
  answers.delete(id);
  return complete ? (found as Record<FieldName, FieldText>) : null;
}

async function handIn(id: unknown, details: Readonly<Record<string, unknown>>): Promise<void> {
  const fields = await collect();
  const answer: TokeniseAnswer = fields
    ? await tokenise(fields, textOf(setup.session), {
        cardHolder: textOf(details.cardHolder),
        billingCountry: textOf(details.billingCountry),
        billingZip: textOf(details.billingZip),
      })
    : { ok: false, failure: { code: 'HOSTED_FIELDS_FAILED_TOKENIZATION' } };
  const wrong: readonly FieldName[] = answer.ok
    ? []
    : answer.failure.code === 'HOSTED_FIELDS_FIELDS_EMPTY'
      ? FIELDS
      : (answer.failure.fields ?? []);
  mark(wrong.includes(field));
  siblings.say({ kind: 'mark', fields: wrong });
  send({ kind: 'tokenised', id, answer });
}

port.addEventListener('message', ({ data }) => {
  if (data?.kind === 'focus') input.focus();
  if (data?.kind === 'tokenise' && field === 'number') void handIn(data.id, data.details ?? {});
});
port.start();

input.addEventListener('input', (event) => typed(event as InputEvent));
input.addEventListener('focus', () => send({ kind: 'focus', field }));
input.addEventListener('blur', () => {
  mark(value.digits !== '' && !value.valid);
  send({ kind: 'blur', field });
});

applyStyle(setup.look);
input.setAttribute('aria-label', textOf(setup.label));
input.placeholder = textOf(setup.placeholder);
document.documentElement.lang = textOf(setup.language) || 'en';
document.title = textOf(setup.label);
siblings.say({ kind: 'opened', field });
// Applies text that was typed before the connection was established.
update(readField(field, input.value, codeLength, Date.now()));
send({ kind: 'ready' });
