import { useEffect, useRef, useState } from 'react';
import type { FieldWords } from '../../ui/field.tsx';
import { loadPhoneBook, PhoneField, type PhoneValue } from '../../ui/phone-field.tsx';
import { useCheckoutIfAny } from '../state/checkout-context.tsx';

/** The countries that most travellers call from. */
const preferred = ['au', 'ca', 'de', 'nz', 'gb', 'us'];

/** Guesses the country from the visitor's language, until the number itself determines it. */
function homeCountry(language: string): string {
  const region = typeof navigator === 'undefined' ? undefined : new Intl.Locale(navigator.language).region;
  return region ?? (language === 'de' ? 'DE' : 'US');
}

/** Returns the form's value: the number in international format, or the entered text while it is invalid. */
const textOf = ({ e164, typed }: PhoneValue): string => e164 ?? typed;

/** A traveller's phone number; the entered text is never reformatted. */
export function PhoneAnswer({
  id,
  name,
  value,
  language,
  autoComplete,
  onAnswer,
  onBlur,
  ...words
}: FieldWords & {
  id: string;
  name: string;
  value: string;
  language: string;
  autoComplete: string;
  onAnswer: (value: string) => void;
  onBlur: () => void;
}) {
  const [phone, setPhone] = useState<PhoneValue>(() => ({ typed: value, country: homeCountry(language), e164: null }));
  // The value was set from outside: by autofill, an account or another traveller.
  if (textOf(phone) !== value) setPhone({ typed: value, country: phone.country, e164: null });
  const book = useRef<Awaited<ReturnType<typeof loadPhoneBook>> | null>(null);
  const put = (next: PhoneValue): void => {
    setPhone(next);
    if (textOf(next) !== value) onAnswer(textOf(next));
  };
  const leave = (): void => {
    // On blur the number is parsed immediately.
    const e164 = book.current?.readNumber(phone.typed, phone.country).e164 ?? phone.e164;
    if (e164 !== phone.e164) put({ ...phone, e164 });
    else onBlur();
  };
  const latest = useRef(leave);
  latest.current = leave;
  const wanted = value !== '';
  const dispatch = useCheckoutIfAny()?.dispatch;
  useEffect(() => {
    if (!wanted) return;
    loadPhoneBook().then(
      (loaded) => {
        book.current = loaded;
        dispatch?.({ kind: 'phoneBook', isInternationalPhone: loaded.isInternationalNumber });
        // A number whose field was left before the library loaded is validated now.
        if (document.activeElement?.id !== id) latest.current();
      },
      // If it fails to load, the server still validates the number.
      () => {},
    );
  }, [wanted, id, dispatch]);
  return (
    <PhoneField
      {...words}
      id={id}
      name={name}
      value={phone}
      preferred={preferred}
      autoComplete={autoComplete}
      onChange={put}
      onBlur={leave}
    />
  );
}
