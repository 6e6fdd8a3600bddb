import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical, LockKeyhole, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Currency } from '#domain/money/currency.ts';
import { isCard as isAnyCard, isLocal, isWallet } from '#domain/payment/method.ts';
import { CARD_BRANDS } from '#domain/payment/stored-card.ts';
import { usePage } from '../../browser/page-config.ts';
import { Button } from '../../ui/button.tsx';
import { BrandIcon, brandNames } from '../../ui/card-brand.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { MethodIcon, methodName, type NamedMethod } from '../../ui/method-mark.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fieldId } from '../field-id.ts';
import { ContentOpener } from '../popups/content-opener.tsx';
import { linkClass } from '../terms/link-class.ts';
import { CountryAnswer } from '../travellers/country-answer.tsx';
import { CardForm, CardSkeleton } from './card-form.tsx';
import { LocalForm } from './local-form.tsx';
import type { KnownBuyer, PaymentAnswers, PaymentOption } from './payment-answers.ts';
import type { PaymentClient } from './payment-client.ts';
import type { PaymentHandleRef } from './payment-handle.ts';
import { PaypalLogin } from './paypal-login.tsx';
import { usePaymentClient } from './use-payment-client.ts';

/** The card brands next to "card"; a full list adds nothing. */
const displayedBrands = CARD_BRANDS.slice(0, 3);

/** Props of the payment methods. */
export type PaymentMethodsProps = {
  options: readonly PaymentOption[];
  answers: PaymentAnswers;
  onAnswer: (answers: Partial<PaymentAnswers>) => void;
  buyer: KnownBuyer;
  currency: Currency;
  /** The amount due now. */
  amount: number;
  /** Returns the error message at a path such as `cardHolder`. */
  errorOf: (path: string) => string | undefined;
  handle: PaymentHandleRef;
};

/** Lists the payment options, with the fields of the chosen one below. */
export function PaymentMethods(props: PaymentMethodsProps) {
  // Providers need a secure connection, and a card must not be entered without one.
  if (!window.isSecureContext) return <NoEncryption />;
  return <Methods {...props} />;
}

function NoEncryption() {
  return (
    <Notice kind="danger" announce title={<Trans>This connection isn’t secure</Trans>}>
      <Trans>
        Your browser opened this page without encryption (TLS), so we can’t take card details here. Open the page with
        https or in a newer browser. You can also hold your places without a card.
      </Trans>
    </Notice>
  );
}

/** Filters out the options that the device does not support; wallets are hidden until that is known. */
const onThisDevice = (options: readonly PaymentOption[], client: PaymentClient | null): readonly PaymentOption[] =>
  options.filter(({ method }) => !isWallet(method) || client?.canPay(method as 'applePay' | 'googlePay'));

function Methods({ options: all, answers, onAnswer, buyer, currency, amount, errorOf, handle }: PaymentMethodsProps) {
  const { t } = useLingui();
  const { loggedIn } = usePage();
  const payment = usePaymentClient(currency);
  const client = payment.state === 'ready' ? payment.client : null;
  useEffect(() => {
    handle.current.client = client;
    handle.current.failed = payment.state === 'failed';
    return () => {
      handle.current.client = null;
    };
  }, [client, payment.state, handle]);

  const options = onThisDevice(all, client);
  const [only] = options.length === 1 ? options : [];
  // A single option is chosen automatically.
  const unasked = only !== undefined && only.methodId !== answers.methodId ? only : null;
  useEffect(() => {
    if (unasked) onAnswer({ method: unasked.method, methodId: unasked.methodId });
  }, [unasked, onAnswer]);
  const { method } = answers;
  const isCard = answers.method === 'card';
  return (
    <div className="flex flex-col gap-5">
      {payment.state === 'ready' && payment.testCards ? <TestRibbon url={payment.testCards} /> : null}
      {options.length > 1 ? (
        <RadioGroup
          id={fieldId('method')}
          name="paymentMethod"
          label={t`How would you like to pay?`}
          required
          error={errorOf('method')}
          variant="cards"
          value={answers.methodId}
          onChange={(methodId) =>
            onAnswer({ methodId, method: options.find((one) => one.methodId === methodId)?.method ?? null })
          }
          options={options.map((option) => ({
            value: option.methodId,
            label: <OptionName option={option} />,
            hint: option.card ? <Expiry card={option.card} /> : null,
            aside: <MethodIcons option={option} />,
          }))}
        />
      ) : only ? (
        <p className="flex flex-wrap items-center justify-between gap-3 font-semibold">
          <OptionName option={only} />
          <MethodIcons option={only} />
        </p>
      ) : null}
      {method !== null && !isLocal(method) && payment.state === 'failed' ? (
        <Notice
          kind="danger"
          announce
          title={isCard ? <Trans>The card form didn’t load</Trans> : <Trans>The payment form didn’t load</Trans>}
          action={
            <Button variant="secondary" size="small" icon={<RotateCw />} onClick={payment.retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your details are saved. Check your connection, or hold your places and pay later.</Trans>
        </Notice>
      ) : isCard && client ? (
        <CardForm client={client} handle={handle} />
      ) : isCard ? (
        <div className="relative min-h-56">
          <CardSkeleton />
        </div>
      ) : null}
      {method === 'paypal' || method === 'paypalCredit' ? (
        <PaypalLogin
          key={method}
          method={method}
          client={client}
          amount={amount}
          currency={currency}
          answers={answers}
          error={errorOf('paypal')}
          onAnswer={onAnswer}
        />
      ) : null}
      {method !== null && isLocal(method) ? (
        <LocalForm method={method} answers={answers} errorOf={errorOf} onAnswer={onAnswer} />
      ) : null}
      {isWallet(method) ? (
        <p className="text-ink-soft text-sm">
          <Trans>Press the button below and confirm the payment in your wallet.</Trans>
        </p>
      ) : null}
      {isCard ? (
        <TextField
          id={fieldId('cardHolder')}
          label={t`Name on the card`}
          required
          autoComplete="cc-name"
          value={answers.cardHolder ?? buyer.name}
          error={errorOf('cardHolder')}
          onChange={(event) => onAnswer({ cardHolder: event.target.value })}
        />
      ) : null}
      {isCard ? <Billing answers={answers} buyer={buyer} errorOf={errorOf} onAnswer={onAnswer} /> : null}
      {isCard && loggedIn ? (
        <Checkbox
          id={fieldId('storeCard')}
          checked={answers.storeCard}
          onChange={(event) => onAnswer({ storeCard: event.target.checked })}
          label={t`Save this card for my next booking`}
          hint={t`It’s stored by our payment provider, not by Waymark. You can remove it in your account at any time.`}
        />
      ) : null}
      {method !== null && isAnyCard(method) ? (
        <p className="flex items-start gap-2 text-ink-soft text-sm">
          <LockKeyhole className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
          <span>
            <Trans>Your card details go directly to our payment provider. Waymark never sees the number.</Trans>{' '}
            <SecurePayments />
          </span>
        </p>
      ) : (
        <SecurePayments />
      )}
    </div>
  );
}

function Billing({
  answers,
  buyer,
  errorOf,
  onAnswer,
}: Pick<PaymentMethodsProps, 'answers' | 'buyer' | 'errorOf' | 'onAnswer'>) {
  const { t } = useLingui();
  // A mounted list manages its own text, so a new home country remounts it until a billing country is chosen.
  const home = useRef(buyer.country);
  if (answers.billingCountry === null) home.current = buyer.country;
  return (
    <fieldset className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <legend className="sr-only">
        <Trans>Billing address</Trans>
      </legend>
      <CountryAnswer
        key={home.current}
        id={fieldId('billingCountry')}
        name="billingCountry"
        label={t`Billing country`}
        required
        autoComplete="billing country-name"
        value={answers.billingCountry ?? buyer.country}
        error={errorOf('billingCountry')}
        onAnswer={(billingCountry) => onAnswer({ billingCountry })}
        onBlur={() => {}}
      />
      <TextField
        id={fieldId('billingZip')}
        label={t`Postcode`}
        required
        autoComplete="billing postal-code"
        value={answers.billingZip ?? buyer.zip}
        error={errorOf('billingZip')}
        onChange={(event) => onAnswer({ billingZip: event.target.value })}
      />
    </fieldset>
  );
}

/** Opens the popup about secure payments. */
function SecurePayments() {
  const { t } = useLingui();
  const title = t`How we keep payments secure`;
  return (
    <ContentOpener
      className={linkClass}
      piece={{ name: 'secure-payments', call: 'loadSecurePayments', request: {}, title }}
    >
      {title}
    </ContentOpener>
  );
}

/** Shows the name of a payment option. */
export function OptionName({ option }: { option: PaymentOption }): ReactNode {
  const { t } = useLingui();
  if (option.card && option.method === 'companyCard') return t`Company card ending in ${option.card.lastFour}`;
  if (!option.card) return methodName(option.method) ?? <Trans>Credit or debit card</Trans>;
  const { brand, lastFour } = option.card;
  const name = brandNames[brand];
  return t`${name} ending in ${lastFour}`;
}

function Expiry({ card }: { card: NonNullable<PaymentOption['card']> }) {
  const expiry = `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
  return <Trans>Valid until {expiry}</Trans>;
}

function MethodIcons({ option }: { option: PaymentOption }) {
  if (methodName(option.method)) return <MethodIcon method={option.method as NamedMethod} />;
  const brands = option.card ? [option.card.brand] : displayedBrands;
  return (
    <span className="flex gap-1.5">
      {brands.map((brand) => (
        <BrandIcon key={brand} brand={brand} />
      ))}
    </span>
  );
}

/** Shows that this is a test mode without real charges, and where the test cards are. */
function TestRibbon({ url }: { url: string }) {
  return (
    <p
      data-test-payments=""
      className="flex flex-wrap items-center gap-x-2 rounded-field border border-sun/60 border-dashed bg-sun-soft px-3 py-2 text-sm"
    >
      <FlaskConical className="size-4.5 shrink-0" aria-hidden="true" />
      <span className="font-semibold">
        <Trans>Test payments: you won’t be charged.</Trans>
      </span>
      <a href={url} target="_blank" rel="noreferrer" className="py-1 underline underline-offset-4">
        <Trans>Test cards</Trans>
      </a>
    </p>
  );
}
