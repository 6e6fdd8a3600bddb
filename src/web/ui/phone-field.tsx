import { useEffect, useRef, useState } from 'react';
import { loadOnce } from '../browser/lazy-load.ts';
import { useNear } from '../browser/use-near.ts';
import { Field, type FieldWords, useFieldIds } from './field.tsx';
import { lazyPiece } from './lazy-piece.tsx';
import { isInternational } from './phone-rules.ts';

/** How long the field waits for the next digit before it reads the number. */
const readPause = 100;

const placeholder = <span className="control block w-28 rounded-r-none border-r-0 bg-mist" aria-hidden="true" />;

/** The phone book with its metadata is heavy, so it comes when the first phone field is about to be seen. */
const CountryPicker = lazyPiece(
  'phone countries',
  async () => (await import('./country-picker.tsx')).default,
  placeholder,
);

/** Reads numbers; heavy for the same reason. */
export const loadPhoneBook = loadOnce('phone book', () => import('./phone-book.ts'));

/** A phone number as it stands in the field. */
export type PhoneValue = {
  /** Exactly what was typed; it is never rewritten. */
  readonly typed: string;
  /** Two letters, upper case. */
  readonly country: string;
  /** The number as it is stored, when it is a valid international number; null while it is not, or not read yet. */
  readonly e164: string | null;
};

export type PhoneFieldProps = FieldWords & {
  id?: string | undefined;
  name: string;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: (() => void) | undefined;
  /** The countries at the top of the list, as two letters each. */
  preferred: readonly string[];
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
};

/** A phone number with its country; it takes spaces, dashes, brackets, a leading 00, and whole numbers that are pasted. */
export function PhoneField({
  id,
  name,
  value,
  onChange,
  onBlur,
  preferred,
  autoComplete = 'tel',
  disabled,
  ...words
}: PhoneFieldProps) {
  const ids = useFieldIds(id, words);
  const [read, setRead] = useState<typeof import('./phone-book.ts').readNumber | null>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  const { typed, country, e164 } = value;
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);

  useEffect(() => {
    if (!near) return;
    // When it does not load, the server still checks the number.
    loadPhoneBook().then(
      (book) => setRead(() => book.readNumber),
      () => {},
    );
  }, [near]);

  useEffect(() => {
    if (!read) return;
    const timer = setTimeout(() => {
      const number = read(typed, country);
      const named = isInternational(typed) && number.country ? number.country : country;
      if (number.e164 !== e164 || named !== country) latest.current({ typed, country: named, e164: number.e164 });
    }, readPause);
    return () => clearTimeout(timer);
  }, [read, typed, country, e164]);

  return (
    <Field {...ids} {...words}>
      <div ref={box} className="relative flex">
        {near ? (
          <CountryPicker
            country={country}
            preferred={preferred}
            disabled={disabled}
            onPick={(iso) => onChange({ typed, country: iso, e164: null })}
          />
        ) : (
          placeholder
        )}
        <input
          id={ids.id}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          value={typed}
          disabled={disabled}
          required={words.required}
          maxLength={40}
          aria-describedby={ids.describedBy}
          aria-invalid={ids.invalid}
          onChange={(event) => onChange({ typed: event.target.value, country, e164: null })}
          onBlur={onBlur}
          className="control figures min-w-0 rounded-l-none"
        />
      </div>
    </Field>
  );
}
