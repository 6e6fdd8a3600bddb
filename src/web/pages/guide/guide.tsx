import { Trans, useLingui } from '@lingui/react/macro';
import { fieldsOf, tryCall } from '../../account/answer.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { ManifestView } from '../../manifest/manifest-view.tsx';
import { shopContext } from '../../shop.ts';
import { rangeText } from '../../ui/days.ts';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/guide.ts';

const linkOf = ({ params, request }: Pick<Route.LoaderArgs, 'params' | 'request'>) => ({
  guideLinkId: params.guideLinkId,
  code: new URL(request.url).searchParams.get('code') ?? '',
});

export async function loader(args: Route.LoaderArgs) {
  const { callResult } = args.context.get(shopContext);
  const link = linkOf(args);
  const result = await callResult('loadGuideManifest', link, (status) => status === 410);
  return result.ok
    ? { link, ...result.answer, problem: null }
    : { link, manifest: null, label: '', endsAt: 0, problem: result.refusal.body?.message ?? '' };
}

/** Records an arrival where scripts do not. */
export async function action(args: Route.ActionArgs) {
  const field = await fieldsOf(args.request);
  return tryCall(args.context, 'markArrivalByLink', {
    ...linkOf(args),
    bookingId: field('bookingId'),
    position: field('position'),
    arrived: field('arrived') as 'true' | 'false',
  });
}

export default function Guide({ loaderData: { link, manifest, label, endsAt, problem } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  if (!manifest)
    return (
      <div className="shell flex max-w-2xl flex-col gap-6 py-10">
        <PageHead title={t`Manifest`} hidden />
        <h1 className="text-3xl">
          <Trans>Manifest</Trans>
        </h1>
        <Notice kind="warning" title={problem} />
      </div>
    );
  const { tour, variant, from, until } = manifest.departure;
  return (
    <div className="shell py-6">
      <PageHead title={`${t`Manifest`} · ${tour}`} hidden />
      <div className="flex flex-col gap-1 pb-5">
        <h1 className="wrap-anywhere text-2xl md:text-3xl">{tour}</h1>
        <p className="text-ink-soft">{[variant, rangeText(from, until, i18n.locale)].filter(Boolean).join(' · ')}</p>
        <p className="no-print text-ink-soft text-sm">
          <Trans>
            For {label}. Valid until <Moment seconds={endsAt} />. Please don’t share this link.
          </Trans>
        </p>
      </div>
      <ManifestView manifest={manifest} desk={{ ...link, label }} />
    </div>
  );
}
