import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/schemas.ts';
import { inputNames } from '#contract/wire/input-names.ts';
import type { Problem } from '#domain/booking/problem.ts';
import type { CoverAnswer, InsuranceChange, InsuranceChoice } from '#domain/insurance/choice.ts';
import { regionLabel } from '#domain/insurance/location.ts';
import { useCall } from '../../browser/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fieldId } from '../field-id.ts';
import { useProblemWords } from '../problem-words.ts';
import type { Act } from '../state/checkout-context.tsx';

/** The insurers' countries do not change during a visit. */
const always = Number.POSITIVE_INFINITY;

/** A residence that was sent to the insurer; the choice changes when the response arrives. */
type Place = { readonly countryId: number; readonly stateId: number | null };

const coverOfCountry = ({ insurance, message, data }: AnswerOf<'loadInsuranceStates'>): CoverAnswer =>
  insurance
    ? { covered: true, hasStates: data.states.length > 0, zipRequired: data.isZipCodeRequired }
    : { covered: false, message };

const coverOfState = ({ insurance, message }: AnswerOf<'loadInsuranceState'>): CoverAnswer =>
  insurance ? { covered: true, hasStates: true, zipRequired: false } : { covered: false, message };

/** The residence of the insured: country, then state or province, then zip, as far as the insurer needs them. */
export function Residence({
  insurance,
  act,
  problems,
}: {
  insurance: InsuranceChoice;
  act: Act;
  problems: readonly Problem[];
}) {
  const { t } = useLingui();
  const words = useProblemWords();
  const [place, setPlace] = useState<Place | null>(null);
  const { location } = insurance;
  const countryId = place?.countryId ?? location.countryId;
  const stateId = place ? place.stateId : location.stateId;
  const countries = useCall('listInsuranceCountries', {}, { cacheFor: always });
  const states = useCall(
    'loadInsuranceStates',
    { countryId: countryId ?? 0 },
    { enabled: countryId !== null, cacheFor: always },
  );
  const state = useCall(
    'loadInsuranceState',
    { countryId: countryId ?? 0, stateId: place?.stateId ?? 0 },
    { enabled: place?.stateId != null, cacheFor: always },
  );
  const waitsFor = place && (place.stateId === null ? states : state);
  const ofCountry = states.answer;
  const ofState = state.answer;
  useEffect(() => {
    if (!place) return;
    const change: InsuranceChange | null =
      place.stateId === null
        ? ofCountry && { kind: 'country', countryId: place.countryId, cover: coverOfCountry(ofCountry) }
        : ofState && { kind: 'state', stateId: place.stateId, cover: coverOfState(ofState) };
    if (!change) return;
    act({ kind: 'insurance', change });
    setPlace(null);
  }, [place, ofCountry, ofState, act]);

  const errorOf = (part: 'country' | 'state' | 'zip') => {
    const problem = problems.find(({ path }) => path === `insurance.${part}`);
    return problem && words(problem);
  };
  const regions = ofCountry?.data.states ?? [];
  return (
    <fieldset className="flex flex-col gap-4 rounded-card bg-mist p-4">
      <legend className="float-left w-full font-semibold">
        <Trans>Where do you live?</Trans>
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          id={fieldId('insurance.country')}
          name={inputNames.insured('country')}
          label={t`Country`}
          required
          autoComplete="country"
          placeholder={t`Please choose`}
          error={errorOf('country')}
          value={countryId === null ? '' : String(countryId)}
          disabled={countries.answer === null}
          onChange={({ target }) => target.value && setPlace({ countryId: Number(target.value), stateId: null })}
          options={(countries.answer?.countries ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {insurance.needsState && regions.length > 0 ? (
          <Select
            id={fieldId('insurance.state')}
            name={inputNames.insured('state')}
            label={regionLabel(countryId) === 'Province' ? t`Province` : t`State`}
            required
            placeholder={t`Please choose`}
            error={errorOf('state')}
            value={stateId === null ? '' : String(stateId)}
            onChange={({ target }) =>
              target.value && countryId !== null && setPlace({ countryId, stateId: Number(target.value) })
            }
            options={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        ) : null}
        {insurance.needsZip ? (
          <TextField
            id={fieldId('insurance.zip')}
            name={inputNames.insured('zip')}
            label={t`Zip code`}
            required
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            error={errorOf('zip')}
            value={location.zip}
            onChange={({ target }) => act({ kind: 'insurance', change: { kind: 'zip', zip: target.value } })}
          />
        ) : null}
      </div>
      {countries.state === 'failed' || waitsFor?.state === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          <Trans>We couldn’t get prices from the insurer for this place.</Trans>
          <Button
            variant="secondary"
            size="small"
            onClick={countries.state === 'failed' ? countries.retry : waitsFor?.retry}
          >
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : waitsFor ? (
        <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
          <Spinner /> <Trans>Getting prices for this place.</Trans>
        </p>
      ) : null}
    </fieldset>
  );
}
