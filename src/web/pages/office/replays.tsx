import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { languages } from '#contract/shop.ts';
import { languageNames } from '../../frame/languages.ts';
import { shopContext } from '../../shop.ts';
import { momentText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/replays.ts';
import { OfficeHead } from './office-head.tsx';
import { clock } from './replay-clock.ts';

type Summary = AnswerOf<'listReplays'>['replays'][number];

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(shopContext).call('listReplays', {});
}

/** The start of a recording in UTC, so that server and browser render the same. */
function Began({ at }: { at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {momentText(new Date(at), i18n.locale, 'UTC')}
    </time>
  );
}

function Pages({ pages }: Pick<Summary, 'pages'>) {
  const more = pages.length - 1;
  return (
    <span className="wrap-anywhere block min-w-40">
      {pages[0] ?? '–'}
      {more > 0 ? (
        <span className="text-ink-soft">
          {' '}
          <Trans>and {more} more</Trans>
        </span>
      ) : null}
    </span>
  );
}

export default function OfficeReplays({ loaderData: { replays } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const devices = { phone: t`Phone`, tablet: t`Tablet`, desktop: t`Desktop` };
  const nameOf = (language: string) => languages.find((known) => known === language);
  return (
    <>
      <OfficeHead
        title={t`Recordings`}
        lead={
          <Trans>
            The latest 200 visits recorded with consent. They’re anonymous and contain nothing that visitors entered.
            Times in UTC.
          </Trans>
        }
      />
      <Table
        caption={t`Recordings`}
        rows={replays}
        rowKey={(replay) => replay.id}
        empty={<Trans>No recordings yet.</Trans>}
        columns={[
          {
            id: 'at',
            title: t`Time`,
            cell: ({ id, startedAt }) => (
              <TextLink to={`/office/replays/${id}`} prefetch="none">
                <Began at={startedAt} />
              </TextLink>
            ),
          },
          { id: 'length', title: t`Length`, numeric: true, cell: ({ seconds }) => clock(seconds * 1000) },
          { id: 'pages', title: t`Pages`, cell: Pages },
          { id: 'device', title: t`Device`, cell: ({ device }) => devices[device] },
          {
            id: 'language',
            title: t`Language`,
            cell: ({ language }) => {
              const known = nameOf(language);
              return known ? languageNames[known] : language;
            },
          },
          { id: 'openings', title: t`Opened`, numeric: true, cell: ({ openings }) => i18n.number(openings) },
        ]}
      />
    </>
  );
}
