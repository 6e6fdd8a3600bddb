import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarHeart, Languages, MapPin, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/schemas.ts';
import { initialsOf } from '../../ui/initials.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Rating } from '../../ui/rating.tsx';

function Fact({ icon, label, children }: { icon: ReactNode; label: ReactNode; children: ReactNode }) {
  return (
    <div className="relative flex flex-col pl-8 leading-snug [&_svg]:absolute [&_svg]:top-0.5 [&_svg]:left-0 [&_svg]:size-5 [&_svg]:text-pine">
      <dt className="text-ink-soft text-sm">
        {icon}
        {label}
      </dt>
      <dd className="figures font-medium">{children}</dd>
    </div>
  );
}

/** The operator's name, logo, rating, facts and story. */
export function OperatorHead({ operator, to }: { operator: AnswerOf<'loadOperator'>; to: string }) {
  const { i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  const spoken = new Intl.ListFormat(i18n.locale).format(operator.languages.map((one) => names.of(one) ?? one));
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)] lg:gap-16">
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-5">
          <span
            aria-hidden="true"
            style={{ backgroundColor: operator.brandColour }}
            className="flex size-20 shrink-0 items-center justify-center rounded-[20px] font-display text-3xl text-white"
          >
            {initialsOf(operator.name)}
          </span>
          <div className="flex flex-col gap-1.5">
            <h1>{operator.name}</h1>
            {operator.rating.count > 0 ? (
              <Rating value={operator.rating.average} count={operator.rating.count} />
            ) : null}
          </div>
        </div>
        <div className="flex max-w-prose flex-col gap-4 text-lg">
          {operator.story.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="flex flex-col gap-5 self-start rounded-card border border-line bg-paper p-6">
        <dl className="flex flex-col gap-4">
          <Fact icon={<MapPin aria-hidden="true" />} label={<Trans>Based in</Trans>}>
            {operator.baseCountry.name}
          </Fact>
          <Fact icon={<CalendarHeart aria-hidden="true" />} label={<Trans>Operating since</Trans>}>
            {operator.foundedYear}
          </Fact>
          <Fact icon={<Languages aria-hidden="true" />} label={<Trans>Speaks</Trans>}>
            {spoken}
          </Fact>
          <Fact icon={<MessageCircle aria-hidden="true" />} label={<Trans>Usually replies within</Trans>}>
            <Plural value={operator.answerHours} one="# hour" other="# hours" />
          </Fact>
        </dl>
        <ButtonLink to={to}>
          <Plural value={operator.tours} one="View # tour" other="View # tours" />
        </ButtonLink>
      </div>
    </div>
  );
}
