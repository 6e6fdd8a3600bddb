import { useEffect, useRef, useState } from 'react';
import { loadOnce } from '../browser/lazy-load.ts';
import { useNear } from '../browser/use-near.ts';
import { Field, type FieldWords, useFieldIds } from './field.tsx';
import { lazyPart } from './lazy-part.tsx';
import { isInternational } from './phone-rules.ts';

/** The debounce in ms before a number is parsed. */
const readPause = 100;

const placeholder = <span className="control block w-28 rounded-r-none border-r-0 bg-mist" aria-hidden="true" />;

/** The metadata of phone numbers is large, so it loads when the first phone field comes near the viewport. */
const CountryPicker = lazyPart('phone countries', async () => (await import('./country-picker.tsx')).default, {
  fallback: placeholder,
});

/** Loads the number parser, which is large for the same reason. */
export const loadPhoneBook = loadOnce('phone book', () => import('./phone-book.ts'));

/** The value of a phone field. */
export type PhoneValue = {
  /** Exactly what was typed; it is never reformatted. */
  readonly typed: string;
  /** Two upper-case letters. */
  readonly country: string;
  /** The number in E.164 format; null while it is invalid or not parsed yet. */
  readonly e164: string | null;
};

export type PhoneFieldProps = FieldWords & {
  id?: string | undefined;
  name: string;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: (() => void) | undefined;
  /** The two-letter codes of the countries at the top of the list. */
  preferred: readonly string[];
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
};

/**
 * A phone number with its country; it accepts spaces, dashes, brackets, a leading 00, and pasted international numbers.
 */
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
    // If it fails to load, the server still validates the number.
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
