import { Trans, useLingui } from '@lingui/react/macro';
import { shopContext } from '../../shop.ts';
import { PageData, useAbsoluteUrl } from '../../tours/page-data.tsx';
import { Section } from '../../tours/section.tsx';
import { breadcrumbList } from '../../tours/structured-data.ts';
import { TileGrid } from '../../tours/tile-grid.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import type { Route } from './+types/destinations.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(shopContext).call('listDestinations', {});
}

/** Every continent with its countries. */
export default function Destinations({ loaderData: { continents } }: Route.ComponentProps) {
  const { t } = useLingui();
  const absoluteUrl = useAbsoluteUrl();
  const title = t`Destinations`;
  const above = [{ label: t`Home`, to: '/' }];
  return (
    <div className="flex flex-col gap-12 pb-4 md:gap-20">
      <PageData
        title={title}
        description={t`All the countries we offer tours in, by continent, with the number of tours in each.`}
        photo={continents[0]?.photo}
        things={[breadcrumbList(absoluteUrl, above, { label: title, to: '/destinations' })]}
      />
      <div className="shell flex flex-col gap-4 pt-4">
        <Breadcrumb above={above} current={title} />
        <h1>
          <Trans>Where would you like to go?</Trans>
        </h1>
        <nav aria-label={t`Continents`}>
          <ul className="flex flex-wrap gap-2">
            {continents.map((continent) => (
              <li key={continent.slug}>
                <a
                  href={`#${continent.slug}`}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-paper px-4 font-medium text-sm hover:border-pine hover:bg-pine-soft"
                >
                  {continent.name}
                  <span className="figures text-ink-soft">{continent.tours}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {continents.map((continent) => (
        <div key={continent.slug} id={continent.slug}>
          <Section
            title={continent.name}
            more={{ to: `/destinations/${continent.slug}`, label: <Trans>More about {continent.name}</Trans> }}
          >
            <TileGrid tiles={continent.countries} to={(slug) => `/destinations/${slug}`} />
          </Section>
        </div>
      ))}
    </div>
  );
}
