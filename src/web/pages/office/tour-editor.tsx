import { Trans, useLingui } from '@lingui/react/macro';
import { redirect, useSearchParams } from 'react-router';
import { type Refused, tryCall } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Route } from './+types/tour-editor.ts';
import { OfficeHead } from './office-head.tsx';
import { TourState } from './tour-state.tsx';
import { EditorBasics } from './tours/editor-basics.tsx';
import { EditorPhotographs } from './tours/editor-photographs.tsx';
import { EditorDays, EditorRoute } from './tours/editor-route.tsx';
import { EditorContext } from './tours/editor-state.tsx';
import { Checklist, Conflicts, SaveStatus } from './tours/editor-status.tsx';
import { EditorStory } from './tours/editor-story.tsx';
import { EditorVariants } from './tours/editor-variants.tsx';
import { PublishDraft } from './tours/publish-draft.tsx';
import { useAutosave } from './tours/use-autosave.ts';

export async function loader({ context, params: { tourId } }: Route.LoaderArgs) {
  return context.get(shopContext).call('loadTourDocument', { tourId });
}

/** Publishes or discards the draft; it is saved while it is edited. */
export async function action({ context, request, params: { tourId } }: Route.ActionArgs) {
  const form = await request.formData();
  const revision = String(form.get('revision'));
  const isDiscard = form.get('intent') === 'discard';
  const refused = await tryCall(context, isDiscard ? 'discardTourDraft' : 'publishTour', { tourId, revision });
  if (refused) return refused;
  return redirect(isDiscard ? '/office/tours?done=discarded' : `/office/tours/${tourId}?done=published`);
}

/** Starts afresh once a draft has been published, because its base is another one. */
export default function OfficeTourEditor(props: Route.ComponentProps) {
  const { tourId, version, hasDraft } = props.loaderData;
  return <TourEditor key={`${tourId} ${version} ${hasDraft}`} {...props} />;
}

function TourEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const autosave = useAutosave(loaderData);
  const { document, state, conflict, revision } = autosave;
  const { tourId, mayEdit, operator } = loaderData;
  const refused = actionData as Refused | undefined;
  const name = (i18n.locale === 'de' ? document.name.de : null) || document.name.en || t`Unnamed tour`;
  const isPublished = useSearchParams()[0].get('done') === 'published' && state === 'saved' && !loaderData.hasDraft;
  const hasDraft = loaderData.hasDraft || revision !== loaderData.revision;
  const base = `/office/tours/${tourId}`;
  return (
    <EditorContext value={{ document, loaded: loaderData, change: autosave.change, keyOf: autosave.keyOf }}>
      <TextLink to="/office/tours" className="inline-flex min-h-11 items-center lg:min-h-9">
        <Trans>All tours</Trans>
      </TextLink>
      <OfficeHead
        title={name}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {operator} <TourState state={loaderData.state} hasDraft={hasDraft} />
          </span>
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5 xl:col-start-2 xl:row-start-1 xl:sticky xl:top-20">
          {isPublished ? (
            <Notice kind="success" announce title={<Trans>The tour is published.</Trans>}>
              <TextLink to={`/t/${document.slug}`}>
                <Trans>Open its page</Trans>
              </TextLink>
              {document.variants[0] ? (
                <>
                  {' · '}
                  <TextLink to={`/office/departures/${document.variants[0].id}`}>
                    <Trans>Add departures</Trans>
                  </TextLink>
                </>
              ) : null}
            </Notice>
          ) : null}
          {refused ? <ErrorSummary attempt={refused.attempt} problems={refused.problems} /> : null}
          {conflict ? <Conflicts conflict={conflict} resolve={autosave.resolve} /> : null}
          <div className="flex flex-col gap-3 rounded-card border border-line bg-paper p-5">
            {mayEdit ? <SaveStatus state={state} message={autosave.message} retry={autosave.retry} /> : null}
            {hasDraft ? <PublishDraft revision={revision} isSaved={state === 'saved'} /> : null}
            <nav aria-label={t`This tour`} className="flex flex-wrap gap-x-5">
              <TextLink to={`${base}/preview`} target="_blank" className="inline-flex min-h-11 items-center">
                <Trans>Preview in a new tab</Trans>
              </TextLink>
              <TextLink to={`${base}/versions`} className="inline-flex min-h-11 items-center">
                <Trans>Versions</Trans>
              </TextLink>
            </nav>
          </div>
          <Checklist />
        </div>
        <div className="flex min-w-0 flex-col gap-5 xl:col-start-1 xl:row-start-1">
          <EditorBasics />
          <EditorStory />
          <EditorRoute />
          <EditorDays />
          <EditorPhotographs />
          <EditorVariants />
        </div>
      </div>
    </EditorContext>
  );
}
