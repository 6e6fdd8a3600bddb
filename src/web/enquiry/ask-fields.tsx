import { Trans, useLingui } from '@lingui/react/macro';
import type { AskPopupFacts } from '#contract/schemas/enquiry.ts';
import type { AnswerOf } from '#contract/schemas.ts';
import { type EnquiryForm, isPhoneRequired } from '#domain/enquiry/form.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { dayText } from '../ui/days.ts';
import { MonthSelector } from '../ui/month-selector.tsx';
import { Notice } from '../ui/notice.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { priceText } from '../ui/price-parts.ts';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Select } from '../ui/select.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { AskDraft } from './ask-draft.ts';

/** The countries at the top of the list in an enquiry. */
const preferred = ['us', 'gb'];

/** Returns the id of a field of the form. */
export const askFieldId = (field: keyof EnquiryForm): string => `ask-${field}`;

/** The state of the fields and their callbacks. */
export type AskFieldsProps = {
  facts: AskPopupFacts;
  /** The minimum party for a private tour; null without a limit. */
  minimum: number | null;
  draft: Pick<AskDraft, 'form' | 'phoneCountry' | 'letters'>;
  staterooms: AnswerOf<'loadAccommodations'>['accomodations'];
  errorOf: (field: keyof EnquiryForm) => string | undefined;
  onForm: (part: Partial<EnquiryForm>) => void;
  onDraft: (part: Partial<AskDraft>) => void;
  onEmail?: (() => void) | undefined;
};

/** Explains private tours. */
export function PrivateNotice({ minimum }: { minimum: number | null }) {
  return (
    <Notice title={<Trans>Just your group, on the dates you choose</Trans>}>
      {minimum === null ? (
        <Trans>Tell us roughly when you want to travel. The operator will reply with an offer made for you.</Trans>
      ) : (
        <Trans>
          This tour is available privately for {minimum} or more people. Tell us roughly when you want to travel, and
          the operator will reply with an offer made for you.
        </Trans>
      )}
    </Notice>
  );
}

/** The fields of every kind of enquiry. As static markup they are rendered in their initial state. */
export function AskFields({ facts, minimum, draft, staterooms, errorOf, onForm, onDraft, onEmail }: AskFieldsProps) {
  const { t, i18n } = useLingui();
  const { form } = draft;
  const { tour } = facts;
  const isGeneral = form.variant === 'general';
  const isRiver = form.variant === 'river';
  const asksPrivately = form.bookType === 'private';
  const stateroomLabel = ({ name, price: { amount, currency }, per }: AskFieldsProps['staterooms'][number]) => {
    if (amount === 0) return t`${name}, included`;
    const price = priceText(amount, currency, i18n.locale, 'whole');
    return per === 'person' ? t`${name}, + ${price} per person` : t`${name}, + ${price} per room`;
  };
  const field = (name: keyof EnquiryForm) => ({ id: askFieldId(name), error: errorOf(name) });
  return (
    <div className="flex flex-col gap-5">
      {form.variant === 'tour' && tour?.isPrivateOffered ? (
        <RadioGroup
          name="booktype"
          label={<Trans>How would you like to travel?</Trans>}
          plain
          variant="columns"
          value={form.bookType}
          onChange={(bookType) => onForm({ bookType: bookType as EnquiryForm['bookType'] })}
          options={[
            { value: 'group', label: <Trans>In the group</Trans> },
            { value: 'private', label: <Trans>Privately</Trans> },
          ]}
        />
      ) : (
        <input type="hidden" name="booktype" value={form.bookType} />
      )}
      {isGeneral ? null : (
        <>
          {asksPrivately ? <PrivateNotice minimum={minimum} /> : null}
          <div className="grid gap-4 sm:grid-cols-2 sm:gap-8">
            <Stepper
              {...field('adults')}
              name="pax"
              label={t`Adults`}
              minimum={0}
              value={form.adults}
              onChange={(adults) => onForm({ adults })}
            />
            <Stepper
              {...field('children')}
              name="pax_children"
              label={t`Children`}
              minimum={0}
              value={form.children}
              onChange={(children) => onForm({ children })}
            />
          </div>
          {asksPrivately ? (
            <MonthSelector
              {...field('approximateDate')}
              name="approximate_date"
              label={<Trans>When would you like to travel?</Trans>}
              required
              offered={facts.months.slice(0, 18)}
              value={form.approximateDate === '' ? undefined : form.approximateDate}
              onChange={(month) => onForm({ approximateDate: month ?? '' })}
            />
          ) : (
            <Select
              {...field('date')}
              name="date"
              label={<Trans>Departure</Trans>}
              placeholder={t`Not sure yet`}
              value={form.date}
              onChange={(event) => onForm({ date: event.target.value })}
              options={(tour?.departures ?? []).map(({ day, price }) => ({
                value: day,
                label: `${dayText(day, i18n.locale)} · ${priceText(price.amount, price.currency, i18n.locale, 'whole')}`,
              }))}
            />
          )}
          {isRiver && staterooms.length > 0 ? (
            <Select
              {...field('stateroom')}
              name="stateroom"
              required
              label={<Trans>Stateroom</Trans>}
              placeholder={t`Please choose`}
              value={form.stateroom}
              onChange={(event) => onForm({ stateroom: event.target.value })}
              options={staterooms.map((stateroom) => ({ value: stateroom.name, label: stateroomLabel(stateroom) }))}
            />
          ) : null}
        </>
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          {...field('firstName')}
          name="first_name"
          autoComplete="given-name"
          maxLength={100}
          required
          label={<Trans>First name</Trans>}
          value={form.firstName}
          onChange={(event) => onForm({ firstName: event.target.value })}
        />
        <TextField
          {...field('lastName')}
          name="last_name"
          autoComplete="family-name"
          maxLength={100}
          label={<Trans>Last name</Trans>}
          value={form.lastName}
          onChange={(event) => onForm({ lastName: event.target.value })}
        />
      </div>
      <TextField
        {...field('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        label={<Trans>Email address</Trans>}
        value={form.email}
        onChange={(event) => onForm({ email: event.target.value })}
        onBlur={onEmail}
      />
      {isGeneral ? null : (
        <PhoneField
          {...field('phone')}
          name="details_phone"
          required={isPhoneRequired(form)}
          label={<Trans>Phone number</Trans>}
          preferred={preferred}
          value={{ typed: form.phone, country: draft.phoneCountry, e164: null }}
          onChange={({ typed, country }) => {
            if (typed !== form.phone) onForm({ phone: typed });
            if (country !== draft.phoneCountry) onDraft({ phoneCountry: country });
          }}
        />
      )}
      <TextArea
        {...field('message')}
        name={isGeneral ? 'comment' : 'request'}
        required={!isRiver}
        maxLength={5000}
        label={isRiver ? <Trans>Your message</Trans> : <Trans>Your question</Trans>}
        hint={isRiver ? <Trans>You can leave this empty and we’ll ask for an offer for you.</Trans> : undefined}
        value={form.message}
        onChange={(event) => onForm({ message: event.target.value })}
      />
      <Checkbox
        name="double_opt_in"
        value="1"
        label={<Trans>Send me the newsletter with travel ideas and deals</Trans>}
        hint={<Trans>We’ll email you a link to confirm. You can unsubscribe at any time.</Trans>}
        checked={draft.letters}
        onChange={(event) => onDraft({ letters: event.target.checked })}
      />
    </div>
  );
}
