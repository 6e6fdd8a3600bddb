import { Trans, useLingui } from '@lingui/react/macro';
import { presentField } from '#contract/booking/present-field.ts';
import type { Fragments } from '#contract/fragment.ts';
import { inputNames } from '#contract/wire/input-names.ts';
import { isInsuranceOffered, typesOffered } from '#domain/booking/offers.ts';
import { partySize } from '#domain/party/passengers.ts';
import type { PaymentType } from '#domain/payment/payment-type.ts';
import { priceText } from '../ui/price-parts.ts';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import { OptionName } from './payment/payment-methods.tsx';
import { Block } from './plain-block.tsx';
import { TermsBoxes } from './terms/terms.tsx';
import { TravellerForm } from './travellers/traveller-form.tsx';

// Static forms of the sections whose state is on the client, for pages without our scripts; the fields have the names
// that the booking endpoint expects.

type BlockProps = Omit<Fragments['booking-block'], 'block'>;

const nothing = (): void => {};

/** A form for each traveller; the first also has the questions that are answered once. */
export function PlainTravellers({ selection, context }: BlockProps) {
  const { tour, variant } = context.facts;
  if (variant.travellerFields.length === 0) return null;
  const fields = variant.travellerFields.map((field) => presentField(field, context.language));
  return (
    <Block id="booking-travellers" title={<Trans>Traveller details</Trans>}>
      {Array.from({ length: partySize(selection.party) }, (_, place) => (
        <TravellerForm
          // biome-ignore lint/suspicious/noArrayIndexKey: markup that is rendered once, and a traveller is a place in the party
          key={place}
          form={{
            tourId: tour.id,
            objectId: variant.id,
            traveller: place + 1,
            minimumAge: tour.minimumAge,
            maximumAge: tour.maximumAge,
            fields: fields.filter(({ asked }) => asked === 'each' || place === 0),
          }}
        />
      ))}
    </Block>
  );
}

/** Insurance yes or no; the policies themselves come from the insurer's endpoint. */
export function PlainInsurance({ selection, context, price }: BlockProps) {
  const { t, i18n } = useLingui();
  if (!isInsuranceOffered(selection, context)) return null;
  const premium = price.quote?.lines.find(({ kind }) => kind === 'insurance')?.amount;
  const money = (minor: number) => priceText(minor, context.currency, i18n.locale);
  return (
    <Block id="booking-insurance" title={<Trans>Travel insurance</Trans>}>
      <RadioGroup
        label={t`Add travel insurance?`}
        name={inputNames.insurance}
        required
        value={{ yes: '1', no: '0', undecided: null }[selection.insurance.answer]}
        onChange={nothing}
        options={[
          {
            value: '1',
            label: <Trans>With insurance</Trans>,
            hint: <Trans>Policies and prices depend on your dates and travellers.</Trans>,
            aside: premium === undefined ? undefined : money(premium),
          },
          { value: '0', label: <Trans>Without insurance</Trans>, aside: money(0) },
        ]}
      />
    </Block>
  );
}

/** Paying or holding, the payment options and the billing address; card numbers are entered at the provider. */
export function PlainPayment({ selection, context, payment }: BlockProps) {
  const { t } = useLingui();
  const types = typesOffered(selection, context);
  const names: Readonly<Record<PaymentType, string>> = {
    book: t`Book and pay`,
    hold: t`Hold for 48 hours`,
    b2b: t`Book for a client`,
  };
  const isPaid = selection.paymentType !== 'hold' && payment.length > 0;
  return (
    <Block id="booking-payment" title={<Trans>Payment</Trans>}>
      {types.length > 1 ? (
        <RadioGroup
          label={t`Pay now, or hold your places first?`}
          plain
          name={inputNames.paymentType}
          value={selection.paymentType}
          onChange={nothing}
          options={types.map((type) => ({ value: type, label: names[type] }))}
        />
      ) : (
        <input type="hidden" name={inputNames.paymentType} value={selection.paymentType} />
      )}
      {isPaid ? (
        <>
          <RadioGroup
            label={t`How would you like to pay?`}
            required
            name={inputNames.paymentMethod}
            value={null}
            onChange={nothing}
            options={payment.map((option) => ({ value: option.methodId, label: <OptionName option={option} /> }))}
          />
          <TextField label={t`Name on the card`} plain name={inputNames.cardHolder} autoComplete="cc-name" />
          <TextField
            label={t`Billing country`}
            hint={t`Two letters, such as DE`}
            plain
            name={inputNames.billingCountry}
            autoComplete="billing country"
          />
          <TextField label={t`Postcode`} plain name={inputNames.billingZip} autoComplete="billing postal-code" />
        </>
      ) : null}
    </Block>
  );
}

/** Both consent boxes, never preselected. */
export function PlainTerms({ selection, context }: BlockProps) {
  const { name, termsIds } = context.facts.operator;
  return (
    <Block id="booking-terms" title={<Trans>Terms</Trans>}>
      <TermsBoxes
        operator={name}
        termsIds={termsIds}
        flexible={selection.flexible}
        accepted={{ acceptedTerms: false, acceptedDataTerms: false }}
        errorOf={() => undefined}
        onAccept={nothing}
      >
        {null}
      </TermsBoxes>
    </Block>
  );
}
