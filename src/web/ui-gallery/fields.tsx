import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isPhoneText } from '#domain/party/phone.ts';
import { noDate, type TypedDate } from '../ui/birth-date.ts';
import { BirthDateField } from '../ui/birth-date-field.tsx';
import { Button } from '../ui/button.tsx';
import { ComboBox } from '../ui/combo-box.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PhoneField, type PhoneValue } from '../ui/phone-field.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Group, State } from './group.tsx';
import { cities, longGerman } from './samples.ts';

const emptyPhone: PhoneValue = { typed: '', country: 'US', e164: null };

/** Text input fields. */
export function Fields() {
  const { t } = useLingui();
  const [attempt, setAttempt] = useState(0);
  const [born, setBorn] = useState<TypedDate>(noDate);
  const [enquiry, setEnquiry] = useState<PhoneValue>(emptyPhone);
  const [checkout, setCheckout] = useState<PhoneValue>({ ...emptyPhone, country: 'DE' });
  const [city, setCity] = useState<string | null>(null);
  const label = t`First name`;
  const wrong = t`Enter the first name as shown in the passport`;
  const countries = cities.map(({ id, note }) => ({ value: id, label: note }));
  return (
    <Group id="fields" title={<Trans>Fields</Trans>}>
      <State name={<Trans>Default and hint; hover darkens the frame</Trans>}>
        <TextField label={label} name="c-first" autoComplete="off" required hint={t`As shown in the passport`} />
      </State>
      <State name={<Trans>Optional</Trans>}>
        <TextField label={t`Middle name`} name="c-middle" autoComplete="off" />
      </State>
      <State name={<Trans>Focus</Trans>}>
        <TextField
          label={label}
          name="c-focus"
          autoComplete="off"
          plain
          className="border-pine outline-3 outline-focus"
        />
      </State>
      <State name={<Trans>Invalid</Trans>}>
        <TextField
          id="c-wrong"
          label={label}
          name="c-wrong"
          autoComplete="off"
          required
          error={wrong}
          defaultValue="?"
        />
      </State>
      <State name={<Trans>Disabled</Trans>}>
        <TextField label={label} name="c-off" disabled defaultValue="Ada" />
      </State>
      <State name={<Trans>Long German text</Trans>}>
        <div lang="de">
          <TextField
            label={longGerman}
            hint={longGerman}
            error={longGerman}
            name="c-long"
            autoComplete="off"
            defaultValue={longGerman}
          />
        </div>
      </State>
      <State name={<Trans>Text area</Trans>}>
        <TextArea label={t`Your question`} name="c-text" hint={t`The more we know, the better the answer`} />
      </State>
      <State name={<Trans>Select field</Trans>}>
        <Select label={t`Country`} name="c-country" placeholder={t`Choose a country`} options={countries} required />
      </State>
      <State name={<Trans>Select, invalid</Trans>}>
        <Select label={t`Country`} name="c-country2" options={countries} error={t`Choose a country`} />
      </State>
      <State name={<Trans>Combo box</Trans>}>
        <ComboBox
          label={t`Where to?`}
          items={cities}
          value={city}
          onChange={setCity}
          placeholder={t`City or country`}
        />
      </State>
      <State name={<Trans>Combo box, invalid</Trans>}>
        <ComboBox
          label={t`Where to?`}
          items={cities}
          value={null}
          onChange={() => {}}
          error={t`Choose a place from the list`}
        />
      </State>
      <State name={<Trans>Date of birth</Trans>}>
        <BirthDateField
          label={t`Date of birth`}
          name="c-born"
          value={born}
          onChange={setBorn}
          section={null}
          required
          hint={t`For example 27 3 1984. The cursor moves on automatically.`}
        />
      </State>
      <State name={<Trans>Date of birth, invalid</Trans>}>
        <BirthDateField
          label={t`Date of birth`}
          name="c-born2"
          value={{ day: '31', month: '4', year: '1984' }}
          onChange={() => {}}
          section={null}
          wrong={['day']}
          error={t`April has only 30 days`}
        />
      </State>
      <State name={<Trans>Phone, enquiry</Trans>}>
        <PhoneField
          label={t`Phone`}
          name="c-phone"
          value={enquiry}
          onChange={setEnquiry}
          preferred={enquiryFirst}
          autoComplete="off"
          hint={t`So that we can call you about this question only`}
          error={
            enquiry.typed && !isPhoneText(enquiry.typed) ? t`Enter a phone number, such as 020 7946 0958` : undefined
          }
        />
      </State>
      <State name={<Trans>Phone, checkout</Trans>}>
        <PhoneField
          label={t`Mobile phone`}
          name="c-phone2"
          value={checkout}
          onChange={setCheckout}
          preferred={checkoutFirst}
          autoComplete="off"
          required
        />
        <output className="figures text-ink-soft text-sm" data-testid="e164">
          {checkout.e164 ?? '–'}
        </output>
      </State>
      <State name={<Trans>Phone, disabled</Trans>}>
        <PhoneField
          label={t`Phone`}
          name="c-phone3"
          value={emptyPhone}
          onChange={() => {}}
          preferred={enquiryFirst}
          disabled
        />
      </State>
      <State name={<Trans>Error summary</Trans>} wide>
        <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
          <Trans>Send with mistakes</Trans>
        </Button>
        <ErrorSummary problems={attempt > 0 ? [{ field: 'c-wrong', message: wrong }] : []} attempt={attempt} />
      </State>
    </Group>
  );
}

const enquiryFirst = ['us', 'gb'];
const checkoutFirst = ['au', 'ca', 'de', 'nz', 'gb', 'us'];
