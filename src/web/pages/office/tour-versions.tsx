import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { type Refused, tryCall } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { Route } from './+types/tour-versions.ts';
import { OfficeHead } from './office-head.tsx';

type Version = AnswerOf<'listTourVersions'>['versions'][number];
type Compared = AnswerOf<'compareTourVersions'>;

export async function loader({ context, request, params: { tourId } }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const version = new URL(request.url).searchParams.get('compare');
  const found = await shop.call('listTourVersions', { tourId });
  const isKnown = found.versions.some((one) => String(one.version) === version && one.basedOn !== null);
  const compared = isKnown && version ? await shop.call('compareTourVersions', { tourId, version }) : null;
  return { ...found, tourId, compared };
}

/** Makes an older version the draft. */
export async function action({ context, request, params: { tourId } }: Route.ActionArgs) {
  const form = await request.formData();
  const [version, revision] = [String(form.get('version')), String(form.get('revision'))];
  const refused = await tryCall(context, 'restoreTourVersion', { tourId, version, revision });
  return refused ? data(refused.data, { status: 409 }) : redirect(`/office/tours/${tourId}`);
}

export default function OfficeTourVersions({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { tourId, name, versions, compared, revision, mayEdit } = loaderData;
  const refused = actionData as Refused | undefined;
  return (
    <>
      <TextLink to={`/office/tours/${tourId}`} className="inline-flex min-h-11 items-center lg:min-h-9">
        <Trans>Back to the tour</Trans>
      </TextLink>
      <OfficeHead title={t`Versions of ${name}`} />
      {refused ? <ErrorSummary attempt={refused.attempt} problems={refused.problems} /> : null}
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {versions.map((version) => (
          <VersionLine key={version.version} {...{ version, tourId, revision, mayEdit }} />
        ))}
      </ul>
      {compared ? <Differences compared={compared} /> : null}
    </>
  );
}

function VersionLine({
  version: { version, state, author, publishedAt, savedAt, basedOn },
  tourId,
  revision,
  mayEdit,
}: {
  version: Version;
  tourId: string;
  revision: number;
  mayEdit: boolean;
}) {
  const { t } = useLingui();
  const words = { draft: t`Draft`, published: t`Published`, superseded: t`Earlier version` };
  const at = publishedAt ?? savedAt;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <p className="min-w-0 grow">
        <span className="font-semibold">
          <Trans>Version {version}</Trans>
        </span>{' '}
        <Badge tone={state === 'published' ? 'success' : state === 'draft' ? 'sun' : 'plain'}>{words[state]}</Badge>
        <br />
        <span className="text-ink-soft text-sm">
          {author ?? <Trans>Imported</Trans>}
          {at ? (
            <>
              {' · '}
              <Moment seconds={at} />
            </>
          ) : null}
        </span>
      </p>
      {basedOn === null ? null : (
        <TextLink
          to={`/office/tours/${tourId}/versions?compare=${version}#differences`}
          className="inline-flex min-h-11 items-center"
          aria-label={t`Show what version ${version} changed`}
        >
          <Trans>What changed</Trans>
        </TextLink>
      )}
      {mayEdit && state === 'superseded' ? (
        <PostForm>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="revision" value={revision} />
          <Button type="submit" variant="secondary" size="small" aria-label={t`Restore version ${version} as a draft`}>
            <Trans>Restore as a draft</Trans>
          </Button>
        </PostForm>
      ) : null}
    </li>
  );
}

const text = (value: unknown): string =>
  value === undefined || value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

function Differences({ compared: { version, against, differences } }: { compared: Compared }) {
  return (
    <section id="differences" aria-labelledby="differences-title" className="mt-8">
      <h2 id="differences-title" className="pb-3 text-lg">
        <Trans>
          Version {version} compared with version {against}
        </Trans>
      </h2>
      <p className="pb-3 text-sm">
        <Plural value={differences.length} _0="No differences" one="# field differs" other="# fields differ" />
      </p>
      <dl className="flex flex-col gap-4">
        {differences.map(({ path, before, after }) => (
          <div key={path} className="rounded-field border border-line bg-paper p-4 text-sm">
            <dt className="wrap-anywhere font-semibold">{path}</dt>
            <dd className="wrap-anywhere">
              <del className="block text-ink-soft">{text(before)}</del>
              <ins className="block no-underline">{text(after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
