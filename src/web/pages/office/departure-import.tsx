import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { redirect, useNavigation, useRevalidator } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { isCorrectable, refusedForm } from '../../account/answer.ts';
import { useCapability } from '../../browser/use-capability.ts';
import { shopContext } from '../../shop.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { weekdayText } from '../../ui/days.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/departure-import.ts';
import { useImportStates } from './departure-import-words.ts';
import { OfficeHead } from './office-head.tsx';

type Import = AnswerOf<'loadDepartureImport'>;

export const loader = ({ context, params: { importId } }: Route.LoaderArgs) =>
  context.get(shopContext).call('loadDepartureImport', { importId });

/** Starts the import, continues it or undoes it. */
export async function action({ context, request, params: { importId } }: Route.ActionArgs) {
  const name = (await request.formData()).get('intent') === 'undo' ? 'undoDepartureImport' : 'runDepartureImport';
  const result = await context.get(shopContext).callResult(name, { importId }, isCorrectable);
  return result.ok ? redirect(`/office/departures/import/${importId}`) : refusedForm(result.refusal);
}

/** How often the page asks for the progress. */
const refreshMs = 1500;

/** What a file would change, the progress of its import, and its result. */
export default function OfficeDepartureImport({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const states = useImportStates();
  const { fileName, person, at, state } = loaderData;
  const isWorking = state === 'running' || state === 'undoing';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(() => void revalidate(), refreshMs);
    return () => clearInterval(timer);
  }, [isWorking, revalidate]);
  return (
    <>
      <TextLink to="/office/departures/import" className="inline-flex min-h-11 items-center lg:min-h-9">
        <Trans>All imports</Trans>
      </TextLink>
      <OfficeHead
        title={t`Import of ${fileName}`}
        lead={
          <>
            {states[state]} · {person ?? <Trans>Deleted account</Trans>} · <Moment seconds={at} />
          </>
        }
      />
      <div className="flex flex-col gap-6">
        <ErrorSummary problems={actionData?.problems ?? []} attempt={actionData?.attempt} />
        <Status found={loaderData} />
        <Failures found={loaderData} />
        <RowProblems found={loaderData} />
        <Changes found={loaderData} />
      </div>
    </>
  );
}

/** The numbers of the plan and the button for the next step. */
function Status({ found }: { found: Import }) {
  const { t } = useLingui();
  const intent = useNavigation().formData?.get('intent');
  const mayWrite = useCapability()('departures.write');
  const { state, counts, ignored, encoding, parts, finished, written } = found;
  if (state === 'running' || state === 'undoing')
    return (
      <div className="flex max-w-xl flex-col gap-3">
        <Progress
          label={state === 'running' ? t`Importing …` : t`Undoing …`}
          value={parts === 0 ? 0 : finished / parts}
          note={`${finished} / ${parts}`}
        />
        <p className="text-ink-soft text-sm">
          <Trans>You can leave this page; the work continues.</Trans>
        </p>
        {mayWrite ? (
          <PostForm>
            <Button
              type="submit"
              variant="quiet"
              size="small"
              name="intent"
              value={state === 'running' ? 'run' : 'undo'}
              pending={intent !== undefined}
            >
              <Trans>Continue if it has stopped</Trans>
            </Button>
          </PostForm>
        ) : null}
      </div>
    );
  return (
    <>
      {state === 'done' ? (
        <Notice kind={written > 0 ? 'success' : 'info'} announce>
          {written > 0 ? <Trans>The departures have been imported.</Trans> : <Trans>Nothing had to be changed.</Trans>}
        </Notice>
      ) : null}
      {state === 'undone' ? (
        <Notice kind="success" announce>
          <Trans>The import has been undone.</Trans>
        </Notice>
      ) : null}
      <ul className="flex flex-wrap gap-2">
        <li>
          <Badge tone="success">
            <Plural value={counts.create} one="# new departure" other="# new departures" />
          </Badge>
        </li>
        <li>
          <Badge tone="success">
            <Plural value={counts.change} one="# departure changes" other="# departures change" />
          </Badge>
        </li>
        <li>
          <Badge>
            <Plural value={counts.none} one="# unchanged" other="# unchanged" />
          </Badge>
        </li>
        {counts.refused > 0 ? (
          <li>
            <Badge tone="danger">
              <Plural value={counts.refused} one="# row with problems" other="# rows with problems" />
            </Badge>
          </li>
        ) : null}
      </ul>
      {ignored.length > 0 ? (
        <Notice>
          <Trans>These columns are unknown and ignored: {ignored.join(', ')}</Trans>
        </Notice>
      ) : null}
      {encoding === 'windows-1252' ? (
        <Notice>
          <Trans>The file isn’t in UTF-8 and was read as Windows-1252. Check special characters in the texts.</Trans>
        </Notice>
      ) : null}
      {mayWrite && state === 'planned' && counts.create + counts.change > 0 ? (
        <PostForm className="flex flex-col items-start gap-2">
          <Button type="submit" name="intent" value="run" pending={intent === 'run'}>
            <Plural value={counts.create + counts.change} one="Import # departure" other="Import # departures" />
          </Button>
          {counts.refused > 0 ? (
            <p className="text-ink-soft text-sm">
              <Trans>Rows with problems are left out. You can correct them and import the file again.</Trans>
            </p>
          ) : null}
        </PostForm>
      ) : null}
      {state === 'planned' && counts.create + counts.change === 0 ? (
        <Notice>
          <Trans>This file changes nothing.</Trans>
        </Notice>
      ) : null}
      {mayWrite && state === 'done' && written > 0 ? (
        <PostForm>
          <Button type="submit" variant="secondary" name="intent" value="undo" pending={intent === 'undo'}>
            <Trans>Undo this import</Trans>
          </Button>
        </PostForm>
      ) : null}
    </>
  );
}

/** The departures that changed between the preview and the import. */
function Failures({ found: { failures } }: { found: Import }) {
  const { t, i18n } = useLingui();
  if (failures.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-xl">
        <Trans>Not written</Trans>
      </h2>
      <Table
        caption={t`Departures that were not written`}
        rows={failures}
        rowKey={({ tour, day, cell }) => `${tour} ${day} ${cell}`}
        columns={[
          { id: 'tour', title: t`Tour`, cell: ({ tour, variant }) => `${tour}, ${variant}` },
          { id: 'day', title: t`Date`, cell: ({ day }) => (day ? weekdayText(day, i18n.locale) : '–') },
          { id: 'problem', title: t`Problem`, cell: ({ message }) => message },
        ]}
      />
    </div>
  );
}

/** Every invalid cell by row and column. */
function RowProblems({ found: { problems, counts } }: { found: Import }) {
  const { t } = useLingui();
  if (problems.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-xl">
        <Trans>Rows with problems</Trans>
      </h2>
      {counts.refused > problems.length ? (
        <p className="text-ink-soft text-sm">
          <Trans>Only the first {problems.length} problems are listed.</Trans>
        </p>
      ) : null}
      <Table
        caption={t`Rows with problems`}
        rows={problems}
        rowKey={({ row, title, code }) => `${row} ${title} ${code}`}
        columns={[
          { id: 'row', title: t`Row`, numeric: true, cell: ({ row }) => row },
          { id: 'column', title: t`Column`, cell: ({ title }) => <code>{title}</code> },
          { id: 'text', title: t`In the file`, cell: ({ text }) => text || '–' },
          { id: 'current', title: t`Now`, cell: ({ current }) => current || '–' },
          { id: 'problem', title: t`Problem`, cell: ({ message }) => message },
        ]}
      />
    </div>
  );
}

/** The first changes with their old and new values. */
function Changes({ found: { changes, counts } }: { found: Import }) {
  const { t, i18n } = useLingui();
  if (changes.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-xl">
        <Trans>Changes</Trans>
      </h2>
      {counts.create + counts.change > changes.length ? (
        <p className="text-ink-soft text-sm">
          <Trans>Only the first {changes.length} departures are listed.</Trans>
        </p>
      ) : null}
      <Table
        caption={t`Changes`}
        rows={changes}
        rowKey={({ row }) => String(row)}
        columns={[
          { id: 'row', title: t`Row`, numeric: true, cell: ({ row }) => row },
          { id: 'tour', title: t`Tour`, cell: ({ tour, variant }) => `${tour}, ${variant}` },
          { id: 'day', title: t`Date`, cell: ({ day }) => weekdayText(day, i18n.locale) },
          {
            id: 'cells',
            title: t`Old and new values`,
            cell: ({ effect, cells }) => (
              <ul className="flex flex-col gap-0.5">
                {effect === 'create' ? (
                  <li>
                    <Badge tone="success">
                      <Trans>New</Trans>
                    </Badge>
                  </li>
                ) : null}
                {cells.map(({ title, from, to }) => (
                  <li key={title} className="wrap-anywhere">
                    <code>{title}</code>: {from ? <del className="text-ink-soft">{from}</del> : null}
                    {from ? ' ' : null}
                    <ins className="no-underline">{to || '–'}</ins>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </div>
  );
}
