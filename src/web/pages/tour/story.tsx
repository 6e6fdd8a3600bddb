import { Trans } from '@lingui/react/macro';
import { Sparkle } from 'lucide-react';
import { Section } from './section.tsx';
import type { Tour } from './tour-types.ts';

/** The description of the tour and its highlights. */
export function Story({ description, highlights }: Pick<Tour, 'description' | 'highlights'>) {
  return (
    <Section id="overview" title={<Trans>Why this tour</Trans>}>
      <div className="flex max-w-prose flex-col gap-4 text-lg leading-relaxed">
        {description.map((paragraph) => (
          <p key={paragraph.slice(0, 60)}>{paragraph}</p>
        ))}
      </div>
      {highlights.length > 0 ? (
        <div className="rounded-card bg-pine-soft p-5 md:p-7">
          <h3 className="pb-4">
            <Trans>Highlights</Trans>
          </h3>
          <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {highlights.map((highlight) => (
              <li key={highlight} className="flex gap-3">
                <Sparkle className="mt-1 size-4.5 shrink-0 fill-sun stroke-on-sun stroke-1" aria-hidden="true" />
                <span>{highlight}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Section>
  );
}
