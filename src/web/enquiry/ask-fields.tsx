import { Trans, useLingui } from '@lingui/react/macro';
import type { AskPopupFacts } from '#contract/schemas/enquiry.ts';
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

/** The countries at the top of the list of an enquiry. */
const preferred = ['us', 'gb'];

/** The field ids of the form, by field. */
export const askFieldId = (field: keyof EnquiryForm): string => `ask-${field}`;

/** What the fields show, and whom they tell. */
export type AskFieldsProps = {
  facts: AskPopupFacts;
  /** The smallest party that may ask for the tour privately; null without a limit. */
  minimum: number | null;
  draft: Pick<AskDraft, 'form' | 'phoneCountry' | 'letters'>;
  staterooms: readonly { readonly name: string; readonly label: string }[];
  errorOf: (field: keyof EnquiryForm) => string | undefined;
  onForm: (part: Partial<EnquiryForm>) => void;
  onDraft: (part: Partial<AskDraft>) => void;
  onEmail?: (() => void) | undefined;
};

/** What whoever asks for a private tour should know. */
export function PrivateNotice({ minimum }: { minimum: number | null }) {
  return (
    <Notice title={<Trans>Your party alone, on days of your own</Trans>}>
      {minimum === null ? (
        <Trans>Tell us about when you want to travel. The operator answers with an offer made for you.</Trans>
      ) : (
        <Trans>
          This tour runs privately for {minimum} people or more. Tell us about when you want to travel, and the operator
          answers with an offer made for you.
        </Trans>
      )}
    </Notice>
  );
}

/** The fields of a question, in all its forms. Outside of a page, as markup, they stand as they are first shown. */
export function AskFields({ facts, minimum, draft, staterooms, errorOf, onForm, onDraft, onEmail }: AskFieldsProps) {
  const { t, i18n } = useLingui();
  const { form } = draft;
  const { tour } = facts;
  const isGeneral = form.variant === 'general';
  const isRiver = form.variant === 'river';
  const asksPrivately = form.bookType === 'private';
  const field = (name: keyof EnquiryForm) => ({ id: askFieldId(name), error: errorOf(name) });
  return (
    <div className="flex flex-col gap-5">
      {form.variant === 'tour' && tour?.isPrivateOffered ? (
        <RadioGroup
          name="booktype"
          label={<Trans>How would you like to travel?</Trans>}
          plain
          look="columns"
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
              label={<Trans>About when?</Trans>}
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
              options={staterooms.map(({ name, label }) => ({ value: name, label }))}
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
        label={<Trans>E-mail address</Trans>}
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
        hint={isRiver ? <Trans>You can leave it empty: we then ask for an offer for you.</Trans> : undefined}
        value={form.message}
        onChange={(event) => onForm({ message: event.target.value })}
      />
      <Checkbox
        name="double_opt_in"
        value="1"
        label={<Trans>Send me letters with ideas for journeys</Trans>}
        hint={<Trans>You confirm that by a mail of its own, and can end it at any time.</Trans>}
        checked={draft.letters}
        onChange={(event) => onDraft({ letters: event.target.checked })}
      />
    </div>
  );
}
