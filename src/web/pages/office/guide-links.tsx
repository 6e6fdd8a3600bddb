import { Trans, useLingui } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { useNavigation } from 'react-router';
import type { AnswerOf } from '#contract/schemas.ts';
import { problemOf, type Refused } from '../../account/answer.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Answer = AnswerOf<'listGuideLinks'>;

/** The guide links of a departure: who has one, how long it works, and a form for another. */
export function GuideLinks({ links, mayShareSensitive, refused }: Answer & { refused: Refused | undefined }) {
  const { t } = useLingui();
  const { formData } = useNavigation();
  return (
    <section aria-labelledby="guide-links" className="no-print flex max-w-3xl flex-col gap-4 pt-10">
      <div>
        <h2 id="guide-links" className="text-xl">
          <Trans>Guide links</Trans>
        </h2>
        <p className="text-ink-soft text-sm">
          <Trans>
            A link shows this manifest without an account and without amounts. It expires three days after the return.
          </Trans>
        </p>
      </div>
      {links.length > 0 ? (
        <ul className="divide-y divide-line rounded-card border border-line bg-paper">
          {links.map((link) => (
            <GuideLink key={link.id} link={link} />
          ))}
        </ul>
      ) : null}
      {/* The form is empty again once a link has been created. */}
      <PostForm key={links[0]?.id} preventScrollReset className="flex flex-col items-start gap-2">
        <TextField
          id="label"
          name="label"
          label={t`Name of the guide`}
          required
          plain
          maxLength={100}
          autoComplete="off"
          boxClass="w-full"
          defaultValue={refused?.typed.label}
          error={problemOf(refused, 'label')}
        />
        {mayShareSensitive ? (
          <Checkbox
            id="sensitive"
            name="sensitive"
            defaultChecked={refused?.typed.sensitive === 'on'}
            label={<Trans>Include passport and health details</Trans>}
            hint={<Trans>Each time the link is opened, we log it.</Trans>}
          />
        ) : null}
        <Button
          type="submit"
          name="intent"
          value="create-link"
          icon={<Link2 />}
          pending={formData?.get('intent') === 'create-link'}
        >
          <Trans>Create link</Trans>
        </Button>
      </PostForm>
    </section>
  );
}

function GuideLink({ link }: { link: Answer['links'][number] }) {
  const { t } = useLingui();
  const { formData } = useNavigation();
  const { id, label, sensitive, createdBy, createdAt, endsAt, openedAt, state, url } = link;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 grow basis-64 text-sm">
        <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-semibold text-base">
          {label}
          {sensitive ? (
            <Badge tone="sun">
              <Trans>with passport and health details</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="text-ink-soft">
          {state === 'withdrawn' ? (
            <Trans>Withdrawn</Trans>
          ) : state === 'expired' ? (
            <Trans>Expired</Trans>
          ) : (
            <Trans>
              Valid until <Moment seconds={endsAt} />
            </Trans>
          )}
          {' · '}
          {createdBy ?? <Trans>Deleted account</Trans>}
          {' · '}
          <Moment seconds={createdAt} />
        </p>
        <p className="text-ink-soft">
          {openedAt === null ? (
            <Trans>Not opened yet</Trans>
          ) : (
            <Trans>
              Last opened <Moment seconds={openedAt} />
            </Trans>
          )}
        </p>
      </div>
      {url ? <CopyButton text={url} label={t`Copy link`} /> : null}
      {state === 'open' ? (
        <PostForm preventScrollReset>
          <input type="hidden" name="guideLinkId" value={id} />
          <Button
            type="submit"
            size="small"
            variant="secondary"
            name="intent"
            value="withdraw-link"
            aria-label={t`Withdraw the link for ${label}`}
            pending={formData?.get('guideLinkId') === id}
          >
            <Trans>Withdraw</Trans>
          </Button>
        </PostForm>
      ) : null}
    </li>
  );
}
