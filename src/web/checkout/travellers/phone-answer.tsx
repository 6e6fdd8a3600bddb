import { useEffect, useRef, useState } from 'react';
import type { FieldWords } from '../../ui/field.tsx';
import { loadPhoneBook, PhoneField, type PhoneValue } from '../../ui/phone-field.tsx';
import { useCheckoutIfAny } from '../state/checkout-context.tsx';

/** The countries that most travellers call from. */
const preferred = ['au', 'ca', 'de', 'nz', 'gb', 'us'];

/** A number says its country itself once it is read; before that, the visitor's own language guesses. */
function homeCountry(language: string): string {
  const region = typeof navigator === 'undefined' ? undefined : new Intl.Locale(navigator.language).region;
  return region ?? (language === 'de' ? 'DE' : 'US');
}

/** What stands in the form: the number as it is dialled from anywhere, or what was typed while it is not one yet. */
const textOf = ({ e164, typed }: PhoneValue): string => e164 ?? typed;

/** A phone number of a traveller; what was typed stays as it was typed. */
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
  // Filled in from elsewhere: by the browser's memory, an account, another traveller.
  if (textOf(phone) !== value) setPhone({ typed: value, country: phone.country, e164: null });
  const book = useRef<Awaited<ReturnType<typeof loadPhoneBook>> | null>(null);
  const put = (next: PhoneValue): void => {
    setPhone(next);
    if (textOf(next) !== value) onAnswer(textOf(next));
  };
  const leave = (): void => {
    // Who leaves the field does not wait for the reader.
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
        // A number that was left before it could be judged is judged now.
        if (document.activeElement?.id !== id) latest.current();
      },
      // When it does not load, the server still checks the number.
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
