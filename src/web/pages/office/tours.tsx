import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Map as MapIcon } from 'lucide-react';
import { Form, redirect, useNavigation, useSearchParams } from 'react-router';
import type { RequestOf } from '#contract/schemas.ts';
import { DOCUMENT_LIMITS as limits } from '#domain/office/tour-document.ts';
import { isCorrectable, problemOf, type Refused, refusedForm } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/tours.ts';
import { OfficeHead } from './office-head.tsx';
import { TourState } from './tour-state.tsx';

type Loaded = Route.ComponentProps['loaderData'];
type Show = NonNullable<RequestOf<'listTourDocuments'>['show']>;

const shows: readonly Show[] = ['all', 'draft', 'changed', 'open', 'closed'];

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const page = query.get('page');
  const q = (query.get('q') ?? '').slice(0, 100);
  const show = shows.find((one) => one === query.get('show')) ?? 'all';
  const found = await context
    .get(shopContext)
    .call('listTourDocuments', { q, show, page: page && /^[1-9]\d{0,2}$/.test(page) ? page : '1' });
  return { ...found, q, show };
}

/** Creates a tour and opens its editor. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = {
    name: String(form.get('name') ?? ''),
    operatorProfileId: String(form.get('operatorProfileId') ?? ''),
  };
  const result = await context.get(shopContext).callResult('createTour', typed, isCorrectable);
  return result.ok ? redirect(`/office/tours/${result.answer.tourId}`) : refusedForm(result.refusal, typed);
}

export default function OfficeTours({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { tours, page, hasMore, q, show } = loaderData;
  const isDiscarded = useSearchParams()[0].get('done') === 'discarded';
  const pageLink = (number: number) => `/office/tours?${new URLSearchParams({ q, show, page: String(number) })}`;
  return (
    <>
      <OfficeHead title={t`Tours`} lead={<Trans>Create tours, change them and publish what has changed.</Trans>} />
      {isDiscarded ? (
        <Notice kind="success" announce className="mb-5">
          <Trans>The draft has been discarded.</Trans>
        </Notice>
      ) : null}
      {loaderData.mayCreate ? <NewTour loaded={loaderData} refused={actionData as Refused | undefined} /> : null}
      <Form role="search" className="flex max-w-3xl flex-wrap items-end gap-3 pb-5">
        <TextField name="q" type="search" label={t`Tour or operator`} plain defaultValue={q} boxClass="grow" />
        <Select
          name="show"
          label={t`Status`}
          plain
          defaultValue={show}
          options={[
            { value: 'all', label: t`All` },
            { value: 'draft', label: t`Never published` },
            { value: 'changed', label: t`With unpublished changes` },
            { value: 'open', label: t`On sale` },
            { value: 'closed', label: t({ message: 'Closed', context: 'tour' }) },
          ]}
        />
        <Button type="submit" variant="secondary">
          <Trans>Search</Trans>
        </Button>
      </Form>
      {tours.length === 0 ? (
        <EmptyState level={2} icon={<MapIcon />} title={<Trans>No tours found</Trans>}>
          {q ? <Trans>Try another name.</Trans> : <Trans>Your tours appear here once they have been created.</Trans>}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-paper">
          {tours.map((tour) => (
            <TourLine key={tour.id} tour={tour} />
          ))}
        </ul>
      )}
      <nav aria-label={t`Pages`} className="flex gap-6 pt-5">
        {page > 1 ? (
          <TextLink to={pageLink(page - 1)} rel="prev">
            <Trans>Previous</Trans>
          </TextLink>
        ) : null}
        {hasMore ? (
          <TextLink to={pageLink(page + 1)} rel="next">
            <Trans>Next</Trans>
          </TextLink>
        ) : null}
      </nav>
    </>
  );
}

function NewTour({ loaded: { operators }, refused }: { loaded: Loaded; refused: Refused | undefined }) {
  const { t } = useLingui();
  const pending = useNavigation().formData?.get('name') !== undefined;
  return (
    <section aria-labelledby="new-tour" className="mb-6 rounded-card border border-line bg-paper p-5">
      <h2 id="new-tour" className="pb-3 text-lg">
        <Trans>New tour</Trans>
      </h2>
      {refused ? (
        <div className="pb-4">
          <ErrorSummary attempt={refused.attempt} problems={refused.problems} />
        </div>
      ) : null}
      <PostForm className="flex flex-wrap items-end gap-3">
        <TextField
          id="name"
          name="name"
          label={t`Name in English`}
          plain
          required
          maxLength={limits.maxName}
          defaultValue={refused?.typed.name}
          error={problemOf(refused, 'name')}
          boxClass="min-w-60 grow"
          autoComplete="off"
        />
        {operators.length > 1 ? (
          <Select
            id="operatorProfileId"
            name="operatorProfileId"
            label={t`Operator`}
            plain
            required
            placeholder={t`Choose an operator`}
            defaultValue={refused?.typed.operatorProfileId ?? ''}
            error={problemOf(refused, 'operatorProfileId')}
            options={operators.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        ) : null}
        <Button type="submit" pending={pending}>
          <Trans>Create tour</Trans>
        </Button>
      </PostForm>
    </section>
  );
}

function TourLine({ tour }: { tour: Loaded['tours'][number] }) {
  const { id, name, operator, state, hasDraft, missing, untranslated, savedAt, author } = tour;
  return (
    <li className="flex flex-col gap-1 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink
          to={`/office/tours/${id}`}
          prefetch="none"
          className="wrap-anywhere inline-flex min-h-11 items-center font-semibold lg:min-h-9"
        >
          {name}
        </TextLink>
        <TourState state={state} hasDraft={hasDraft} />
      </p>
      <p className="text-ink-soft text-sm">
        {operator}
        {hasDraft ? (
          <>
            {' · '}
            {missing === 0 ? (
              <Trans>Ready to publish</Trans>
            ) : (
              <Plural value={missing} one="# thing is missing" other="# things are missing" />
            )}
            {untranslated > 0 ? (
              <>
                {' · '}
                <Plural value={untranslated} one="# text without German" other="# texts without German" />
              </>
            ) : null}
            {savedAt ? (
              <>
                {' · '}
                {author} <Moment seconds={savedAt} />
              </>
            ) : null}
          </>
        ) : null}
      </p>
    </li>
  );
}
