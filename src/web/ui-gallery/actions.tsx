import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Heart, Search } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { ButtonLink, TextLink } from '../ui/link.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { Group, State } from './group.tsx';
import { longGerman } from './samples.ts';

/** Buttons and links. */
export function Actions() {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  return (
    <Group id="actions" title={<Trans>Buttons and links</Trans>}>
      <State name={<Trans>Default; hover darkens</Trans>}>
        <Button>
          <Trans>Review and book</Trans>
        </Button>
        <Button variant="secondary">
          <Trans>Ask a question</Trans>
        </Button>
        <Button variant="quiet">
          <Trans>Not now</Trans>
        </Button>
        <Button variant="danger">
          <Trans>Cancel the booking</Trans>
        </Button>
      </State>
      <State name={<Trans>Sizes and icons</Trans>}>
        <Button size="small" icon={<Search />}>
          <Trans>Search</Trans>
        </Button>
        <Button icon={<ArrowRight />}>
          <Trans>Continue</Trans>
        </Button>
        <Button size="large">
          <Trans>Continue</Trans>
        </Button>
      </State>
      <State name={<Trans>Focus</Trans>}>
        <Button className="outline-3 outline-focus outline-offset-2">
          <Trans>Continue</Trans>
        </Button>
      </State>
      <State name={<Trans>Disabled</Trans>}>
        <Button disabled>
          <Trans>Continue</Trans>
        </Button>
        <Button variant="secondary" disabled>
          <Trans>Continue</Trans>
        </Button>
      </State>
      <State name={<Trans>Pending; the width stays</Trans>}>
        <Button pending={pending} onClick={() => setPending(true)} data-testid="pending">
          <Trans>Press to wait</Trans>
        </Button>
        <Button pending variant="secondary">
          <Trans>Continue</Trans>
        </Button>
        <Button variant="quiet" onClick={() => setPending(false)}>
          <Trans>Stop waiting</Trans>
        </Button>
      </State>
      <State name={<Trans>Icon, tooltip, copy</Trans>}>
        <Tooltip text={t`Kept until you remove it`}>
          <IconButton label={t`Add to wishlist`} className="border border-line-strong bg-paper">
            <Heart aria-hidden="true" />
          </IconButton>
        </Tooltip>
        <CopyButton text="WM-2041-7730" />
      </State>
      <State name={<Trans>Links</Trans>}>
        <ButtonLink to="/">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
        <span>
          <TextLink to="/">
            <Trans>Home</Trans>
          </TextLink>
        </span>
      </State>
      <State name={<Trans>Long German text</Trans>}>
        <Button lang="de" className="hyphens-auto break-all">
          {longGerman}
        </Button>
      </State>
    </Group>
  );
}
