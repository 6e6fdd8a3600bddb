import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { CURRENCIES, type Currency, isCurrency } from '#domain/money/currency.ts';
import { call } from '../browser/call.ts';
import { gaEvent } from '../browser/data-layer.ts';
import { usePage } from '../browser/page-config.ts';
import { showError } from '../popups/message.ts';
import { formatter } from '../ui/formatter.ts';
import { inLanguage } from './languages.ts';
import { Menu, menuLine } from './menu.tsx';

/** Selects the currency of all prices; without scripts the form is posted and redirects back to the page. */
export function CurrencyMenu() {
  const { t, i18n } = useLingui();
  const { currency, language, prefix, securityToken } = usePage();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<Currency | null>(null);
  const names = formatter(Intl.DisplayNames, i18n.locale, { type: 'currency' });
  const selected = chosen ?? currency;
  const choose = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const wanted = button?.value ?? '';
    if (!isCurrency(wanted) || wanted === currency) return;
    setChosen(wanted);
    const set = await call('choosePreferences', { currency: wanted });
    if (set.ok) {
      gaEvent({ event: 'gaEvent', eventCategory: 'Header', eventAction: 'Currency', eventLabel: wanted });
      await revalidate();
    } else showError(t`We couldn’t change the currency. Please try again.`);
    setChosen(null);
  };
  return (
    <Menu label={t`Currency: ${selected}`} face={<span className="figures">{selected}</span>}>
      <form method="post" action={`${prefix}/preferences`} onSubmit={choose}>
        <input type="hidden" name="security_token" value={securityToken} />
        <input type="hidden" name="return_to" value={inLanguage(language, pathname) + search} />
        {CURRENCIES.map((one) => (
          <button
            key={one}
            type="submit"
            name="currency"
            value={one}
            aria-pressed={one === selected}
            className={menuLine}
          >
            <span className="figures w-10 font-semibold">{one}</span>
            <span className="grow text-ink-soft">{names.of(one)}</span>
            {one === selected ? <Check aria-hidden="true" /> : null}
          </button>
        ))}
      </form>
    </Menu>
  );
}
