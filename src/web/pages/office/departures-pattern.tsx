import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form, redirect, useNavigation } from 'react-router';
import type { OfficeVariant } from '#contract/schemas/departures.ts';
import type { Cells } from '#domain/office/departure-batch.ts';
import { isCorrectable } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { weekdayText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { Route } from './+types/departures-pattern.ts';
import { CellProblems } from './cell-problems.tsx';
import { cellRefusals, readHidden, trySaveBatch } from './departure-batch.ts';
import { useCellWords } from './departure-words.tsx';
import { OfficeHead } from './office-head.tsx';
import { PatternFields } from './pattern-fields.tsx';
import { type PatternField, readPattern } from './pattern-query.ts';

export async function loader({ context, request, params: { variantId } }: Route.LoaderArgs) {
  const { search, searchParams: query } = new URL(request.url);
  const shop = context.get(shopContext);
  const { variant, departures } = await shop.call('listOfficeDepartures', { variantId });
  const page = { variant, departures, search };
  const none = { problems: [] as readonly PatternField[], refusals: [], preview: null };
  if (!query.has('kind')) return { ...page, ...none };
  const pattern = readPattern(variantId, query);
  if (!('variantId' in pattern)) return { ...page, ...none, problems: pattern };
  const result = await shop.callResult('previewDeparturePattern', pattern, isCorrectable);
  if (!result.ok) return { ...page, ...none, refusals: cellRefusals(result.refusal) };
  const { create, cells } = result.answer;
  const batch = { variantId, creates: [{ days: create, cells }] };
  const checked = await shop.callResult('previewDepartureBatch', batch, isCorrectable);
  return { ...page, ...none, preview: result.answer, refusals: checked.ok ? [] : cellRefusals(checked.refusal) };
}

/** Creates exactly the departures that the preview listed. */
export async function action({ context, request, params: { variantId } }: Route.ActionArgs) {
  const form = await request.formData();
  const days = (readHidden(form.get('days')) ?? []) as string[];
  const cells = (readHidden(form.get('cells')) ?? {}) as Record<string, string>;
  const refused = await trySaveBatch(context, { variantId, creates: [{ days, cells }] });
  return refused ?? redirect(`/office/departures/${variantId}?done=created`);
}

/** Creates a season of departures from a rule, with a preview of its days. */
export default function OfficeDeparturesPattern({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { variant, departures, search, problems, refusals, preview } = loaderData;
  // Every new departure has the same problem, so its day says nothing.
  const cells = (actionData?.cells ?? refusals).filter(
    ({ cell, message }, at, all) => all.findIndex((one) => one.cell === cell && one.message === message) === at,
  );
  return (
    <>
      <TextLink to={`/office/departures/${variant.id}`} className="inline-flex min-h-11 items-center lg:min-h-9">
        <Trans>All departures</Trans>
      </TextLink>
      <OfficeHead
        title={t`Create a season`}
        lead={<Trans>{variant.tour}: choose a rule, check the dates, then create them all at once.</Trans>}
      />
      <div className="flex max-w-5xl flex-col gap-6">
        <CellProblems variant={variant} cells={cells} attempt={actionData?.attempt} />
        {preview && cells.length === 0 ? <Preview variant={variant} preview={preview} /> : null}
        <Form method="get" key={search} className="flex flex-col gap-5" noValidate>
          <PatternFields
            variant={variant}
            departures={departures}
            query={new URLSearchParams(search)}
            problems={problems}
          />
          <div>
            <Button type="submit" variant={preview ? 'secondary' : 'primary'}>
              <Trans>Preview dates</Trans>
            </Button>
          </div>
        </Form>
      </div>
    </>
  );
}

type Pattern = NonNullable<Route.ComponentProps['loaderData']['preview']>;

/** The days that are created, those that are not, and the values of all of them. */
function Preview({ variant, preview }: { variant: OfficeVariant; preview: Pattern }) {
  const { t, i18n } = useLingui();
  const pending = useNavigation().formData !== undefined;
  const { label, text } = useCellWords(variant);
  const { create, existing, past, excluded } = preview;
  const cells: Cells = preview.cells;
  if (create.length === 0)
    return (
      <Notice kind="warning" title={t`No new dates`}>
        <Trans>All days of this rule are excluded, in the past, or already have a departure.</Trans>
      </Notice>
    );
  return (
    <section
      aria-labelledby="preview-title"
      className="flex flex-col gap-4 rounded-card border-2 border-pine bg-paper p-5"
    >
      <h2 id="preview-title" className="text-xl">
        <Plural value={create.length} one="# departure will be created" other="# departures will be created" />
      </h2>
      <ul className="figures grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-1 text-sm">
        {create.map((day) => (
          <li key={day}>{weekdayText(day, i18n.locale)}</li>
        ))}
      </ul>
      <ul className="text-ink-soft text-sm">
        {existing.length > 0 ? (
          <li>
            <Plural
              value={existing.length}
              one="# day already has a departure and stays as it is."
              other="# days already have a departure and stay as they are."
            />
          </li>
        ) : null}
        {excluded > 0 ? (
          <li>
            <Plural value={excluded} one="# day is excluded." other="# days are excluded." />
          </li>
        ) : null}
        {past.length > 0 ? (
          <li>
            <Plural value={past.length} one="# day has passed." other="# days have passed." />
          </li>
        ) : null}
      </ul>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {Object.entries(cells)
          .filter(([, value]) => value !== null)
          .map(([cell, value]) => (
            <div key={cell} className="contents">
              <dt className="text-ink-soft">{label(cell)}</dt>
              <dd className="wrap-anywhere">{text(cell, value)}</dd>
            </div>
          ))}
      </dl>
      <PostForm>
        <input type="hidden" name="days" value={JSON.stringify(create)} />
        <input type="hidden" name="cells" value={JSON.stringify(cells)} />
        <Button type="submit" pending={pending}>
          <Plural value={create.length} one="Create # departure" other="Create # departures" />
        </Button>
      </PostForm>
    </section>
  );
}
