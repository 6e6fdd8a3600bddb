import { Trans, useLingui } from '@lingui/react/macro';
import { shopContext } from '../../shop.ts';
import { PageData, useAbsoluteUrl } from '../../tours/page-data.tsx';
import { breadcrumbList } from '../../tours/structured-data.ts';
import { TileGrid } from '../../tours/tile-grid.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import type { Route } from './+types/styles.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { styles } = await context.get(shopContext).call('loadHome', {});
  return { styles };
}

/** Every travel style. */
export default function Styles({ loaderData: { styles } }: Route.ComponentProps) {
  const { t } = useLingui();
  const absoluteUrl = useAbsoluteUrl();
  const title = t`Travel styles`;
  const above = [{ label: t`Home`, to: '/' }];
  return (
    <div className="shell flex flex-col gap-6 pt-4 pb-4">
      <PageData
        title={title}
        description={t`On foot, by bike, by ship or around the table: our tours by travel style.`}
        photo={styles[0]?.photo}
        things={[breadcrumbList(absoluteUrl, above, { label: title, to: '/styles' })]}
      />
      <Breadcrumb above={above} current={title} />
      <h1>
        <Trans>How do you like to travel?</Trans>
      </h1>
      <TileGrid tiles={styles} to={(slug) => `/styles/${slug}`} heading="h2" />
    </div>
  );
}
