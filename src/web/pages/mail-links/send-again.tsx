import { Trans, useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { TokenField } from '../../ui/token-field.tsx';
import type { Route } from './+types/send-again.ts';
import { ConfirmFrame } from './confirm-frame.tsx';

/** Displayed after a form was submitted without a valid token; other requests are redirected to the home page. */
export function loader({ context }: Route.LoaderArgs) {
  const { unsent } = context.get(shopContext);
  if (!unsent) throw redirect('/');
  return data(unsent, { status: 403 });
}

export default function SendAgain({ loaderData: { action, fields } }: Route.ComponentProps) {
  const { t } = useLingui();
  const head = <PageHead title={t`Please send it again`} hidden />;
  if (!fields) {
    return (
      <ConfirmFrame
        kind="bad"
        title={<Trans>Please send it again</Trans>}
        action={
          <ButtonLink to={action} reloadDocument>
            <Trans>Open the form again</Trans>
          </ButtonLink>
        }
      >
        {head}
        <Trans>
          We couldn’t verify that this form came from you, so nothing was changed. Please allow cookies for this site,
          open the form again and send it.
        </Trans>
      </ConfirmFrame>
    );
  }
  return (
    <ConfirmFrame
      kind="safe"
      title={<Trans>Please send it again</Trans>}
      action={
        <form method="post" action={action}>
          <TokenField />
          {fields.map(([name, value], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a form may have a name twice, and these never change places
            <input key={place} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="large">
            <Trans>Send</Trans>
          </Button>
        </form>
      }
    >
      {head}
      <Trans>
        Please confirm that you want to send this form. Everything you entered is still here. If this page appears
        again, please allow cookies for this site.
      </Trans>
    </ConfirmFrame>
  );
}
