import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BookText } from 'lucide-react';
import { redirect, useNavigation, useSearchParams } from 'react-router';
import type { ReplyTemplate } from '#contract/schemas/inbox.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/enquiry/conversation.ts';
import {
  MAX_TEMPLATE_TITLE_LENGTH,
  MAX_TEMPLATES,
  type Placeholder,
  placeholders,
} from '#domain/enquiry/reply-template.ts';
import { fieldsOf, problemOf, tryCall } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/templates.ts';
import { OfficeHead } from './office-head.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { templates } = await shop.call('listTemplates', {});
  const id = new URL(request.url).searchParams.get('edit');
  return { templates, edited: templates.find((template) => template.id === id) ?? null, language: shop.page.language };
}

/** Saves or deletes a template. */
export async function action({ request, context }: Route.ActionArgs) {
  const field = await fieldsOf(request);
  const [id, language, title, body] = [field('id'), field('language'), field('title'), field('body')];
  const isDeleting = field('intent') === 'delete';
  const refused = isDeleting
    ? await tryCall(context, 'deleteTemplate', { templateId: id })
    : await tryCall(
        context,
        'saveTemplate',
        { id: id || null, language: language as 'en', title, body },
        { id, language, title, body },
      );
  return refused ?? redirect(`/office/templates?done=${isDeleting ? 'deleted' : 'kept'}`);
}

/** The office's answer templates. */
export default function OfficeTemplates({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { templates, edited, language } = loaderData;
  const max = MAX_TEMPLATES;
  return (
    <>
      <OfficeHead
        title={t`Templates`}
        lead={
          <Trans>
            Replies you write once and use in the <TextLink to="/office/inbox">inbox</TextLink>. Your colleagues can use
            them too.
          </Trans>
        }
      />
      {actionData ? (
        <div className="pb-5">
          <ErrorSummary {...actionData} />
        </div>
      ) : (
        <Done />
      )}
      <div className="grid items-start gap-8 xl:grid-cols-2">
        <section aria-label={t`Templates`} className="flex min-w-0 flex-col gap-3">
          {templates.length === 0 ? (
            <EmptyState level={2} icon={<BookText />} title={<Trans>No templates yet</Trans>}>
              <Trans>Write a reply you use often.</Trans>
            </EmptyState>
          ) : (
            <>
              <p className="text-ink-soft text-sm">
                <Plural value={templates.length} one={`# of ${max} templates`} other={`# of ${max} templates`} />
              </p>
              <ul className="divide-y divide-line rounded-card border border-line bg-paper">
                {templates.map((template) => (
                  <Template key={template.id} template={template} />
                ))}
              </ul>
            </>
          )}
        </section>
        <Editor
          key={edited?.id ?? `new ${templates.length}`}
          edited={edited}
          language={language}
          refused={actionData?.typed.title === undefined ? undefined : actionData}
        />
      </div>
    </>
  );
}

/** Confirms the action after the reload. */
function Done() {
  const done = useSearchParams()[0].get('done');
  if (done !== 'kept' && done !== 'deleted') return null;
  return (
    <Notice kind="success" announce className="mb-5">
      {done === 'kept' ? <Trans>The template has been saved.</Trans> : <Trans>The template has been deleted.</Trans>}
    </Notice>
  );
}

function Template({ template: { id, title, body, language } }: { template: ReplyTemplate }) {
  const { formData } = useNavigation();
  const pending = formData?.get('intent') === 'delete' && formData.get('id') === id;
  return (
    <li className="flex flex-col gap-2 p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="wrap-anywhere font-sans font-semibold text-base tracking-normal">{title}</h2>
        <Badge>{language === 'de' ? <Trans>German</Trans> : <Trans>English</Trans>}</Badge>
      </div>
      <p className="wrap-anywhere line-clamp-3 whitespace-pre-line text-ink-soft text-sm">{body}</p>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink to={`/office/templates?edit=${id}`} variant="secondary" size="small">
          <Trans>
            Edit <span className="sr-only">{title}</span>
          </Trans>
        </ButtonLink>
        <PostForm>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="delete" variant="quiet" size="small" pending={pending}>
            <Trans>
              Delete <span className="sr-only">{title}</span>
            </Trans>
          </Button>
        </PostForm>
      </div>
    </li>
  );
}

function Editor({
  edited,
  language,
  refused,
}: {
  edited: ReplyTemplate | null;
  language: 'en' | 'de';
  refused: Route.ComponentProps['actionData'];
}) {
  const { t } = useLingui();
  const { formData } = useNavigation();
  const typed = (name: 'language' | 'title' | 'body'): string | undefined => refused?.typed[name] ?? edited?.[name];
  const meanings: Record<Placeholder, string> = {
    firstName: t`First name`,
    lastName: t`Last name`,
    tour: t`Tour`,
    date: t`Requested day or month`,
    places: t`Places left on that day`,
    adults: t`Adults`,
    children: t`Children`,
    operator: t`Your company`,
    myName: t`Your own name`,
  };
  return (
    <PostForm
      action="/office/templates"
      noValidate
      aria-labelledby="template-editor"
      className="flex flex-col gap-4 rounded-card border border-line bg-paper p-5"
    >
      <input type="hidden" name="id" value={edited?.id ?? ''} />
      <h2 id="template-editor" className="text-xl">
        {edited ? <Trans>Edit template</Trans> : <Trans>New template</Trans>}
      </h2>
      <TextField
        id="title"
        name="title"
        required
        label={t`Name`}
        maxLength={MAX_TEMPLATE_TITLE_LENGTH}
        defaultValue={typed('title')}
        error={problemOf(refused, 'title')}
      />
      <Select
        id="language"
        name="language"
        label={t`Language`}
        plain
        defaultValue={typed('language') ?? language}
        options={[
          { value: 'en', label: t`English` },
          { value: 'de', label: t`German` },
        ]}
      />
      <TextArea
        id="body"
        name="body"
        required
        rows={8}
        label={t`Reply`}
        maxLength={MAX_MESSAGE_LENGTH}
        defaultValue={typed('body')}
        error={problemOf(refused, 'body')}
      />
      <div className="flex flex-col gap-2 text-sm">
        <p className="font-semibold">
          <Trans>Placeholders filled in from the conversation</Trans>
        </p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {placeholders.map((name) => (
            <div key={name} className="contents">
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd className="text-ink-soft">{meanings[name]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" pending={formData?.get('intent') === 'save'}>
          <Trans>Save template</Trans>
        </Button>
        {edited ? (
          <ButtonLink to="/office/templates" variant="quiet">
            <Trans>Cancel</Trans>
          </ButtonLink>
        ) : null}
      </div>
    </PostForm>
  );
}
