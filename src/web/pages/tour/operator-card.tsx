import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/link.tsx';
import { Rating } from '../../ui/rating.tsx';
import { listText, nameOf } from './names.ts';
import { Section } from './section.tsx';
import type { Tour } from './tour-types.ts';

/** Shows the operator of the tour. */
export function OperatorCard({ operator }: Pick<Tour, 'operator'>) {
  const { i18n } = useLingui();
  const { name, foundedYear, answerHours, tours } = operator;
  const country = operator.baseCountry.name;
  const languages = listText(
    operator.languages.map((code) => nameOf('language', code, i18n.locale)),
    i18n.locale,
  );
  return (
    <Section id="operator" title={<Trans>Your operator</Trans>}>
      <div className="flex flex-col gap-5 rounded-card border border-line bg-paper p-5 sm:flex-row sm:items-start md:p-7">
        <span
          aria-hidden="true"
          className="flex size-16 shrink-0 items-center justify-center rounded-full font-display text-2xl text-white"
          style={{ backgroundColor: operator.brandColour }}
        >
          {name.slice(0, 1)}
        </span>
        <div className="flex grow flex-col gap-3">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h3>{name}</h3>
            {operator.rating.count > 0 ? (
              <Rating value={operator.rating.average} count={operator.rating.count} />
            ) : null}
          </div>
          <ul className="flex flex-col gap-1 text-ink-soft text-sm">
            <li>
              <Trans>
                Based in {country} since {foundedYear}
              </Trans>
            </li>
            <li>
              <Trans>Speaks {languages}</Trans>
            </li>
            <li>
              <Plural value={answerHours} one="Usually replies within # hour" other="Usually replies within # hours" />
            </li>
          </ul>
          <ButtonLink to={`/operators/${operator.slug}`} variant="secondary" size="small" className="self-start">
            <Plural value={tours} one="View its # tour" other="View all # tours" />
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
