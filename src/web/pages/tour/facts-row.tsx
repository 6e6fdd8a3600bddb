import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, Footprints, Globe, Languages, Users, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { levels } from './level.ts';
import { listText, nameOf } from './names.ts';
import type { Tour } from './tour-types.ts';

/** The key facts: days, countries, group, ages, effort, languages. */
export function FactsRow({ facts, kind }: Pick<Tour, 'facts' | 'kind'>) {
  const { i18n } = useLingui();
  const { nights, groupMost, ageFrom, ageTo, physicalLevel } = facts;
  const level = levels[physicalLevel - 1];
  const guides = facts.guideLanguages.map((code) => nameOf('language', code, i18n.locale));
  const open = ageTo >= 90;
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-5 rounded-card border border-line bg-paper p-5 sm:grid-cols-3 md:p-6">
      <Fact icon={<CalendarDays />} name={<Trans>Length</Trans>}>
        <Plural value={facts.lengthDays} one="# day" other="# days" />
        <small>
          <Plural value={nights} one="# night" other="# nights" />
        </small>
      </Fact>
      <Fact icon={<Globe />} name={<Plural value={facts.countries.length} one="Country" other="Countries" />}>
        {facts.countries.map(({ name }) => name).join(', ')}
        <small>
          {facts.start.name} → {facts.end.name}
        </small>
      </Fact>
      <Fact icon={<Users />} name={<Trans>Group</Trans>}>
        {kind === 'private' ? <Trans>Private group</Trans> : <Trans>Up to {groupMost} people</Trans>}
        {kind === 'river' ? (
          <small>
            <Trans>River cruise</Trans>
          </small>
        ) : null}
      </Fact>
      <Fact icon={<UsersRound />} name={<Trans>Ages</Trans>}>
        {!open ? (
          <Trans>
            {ageFrom} to {ageTo}
          </Trans>
        ) : ageFrom > 0 ? (
          <Trans>{ageFrom} and over</Trans>
        ) : (
          <Trans>All ages</Trans>
        )}
      </Fact>
      <Fact icon={<Footprints />} name={<Trans>Physical level</Trans>}>
        {level ? i18n._(level.name) : physicalLevel}
        <LevelDots level={physicalLevel} />
        {level ? <small>{i18n._(level.meaning)}</small> : null}
      </Fact>
      <Fact icon={<Languages />} name={<Trans>Your guide speaks</Trans>}>
        {listText(guides, i18n.locale)}
      </Fact>
    </dl>
  );
}

function LevelDots({ level }: { level: number }) {
  return (
    <span className="flex gap-1 py-1" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((dot) => (
        <span
          key={dot}
          className={dot <= level ? 'h-1.5 w-5 rounded-full bg-pine' : 'h-1.5 w-5 rounded-full bg-line'}
        />
      ))}
    </span>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <dt className="flex items-center gap-2 text-ink-soft text-sm [&_svg]:size-4.5 [&_svg]:text-pine">
        <span aria-hidden="true">{icon}</span>
        {name}
      </dt>
      <dd className="font-semibold leading-snug [&_small]:block [&_small]:font-normal [&_small]:text-ink-soft [&_small]:text-xs">
        {children}
      </dd>
    </div>
  );
}
