import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { PageHead } from '../../frame/page-head.tsx';
import { shopContext } from '../../shop.ts';
import { ButtonLink } from '../../ui/link.tsx';
import type { Route } from './+types/brochure.ts';
import { ConfirmFrame } from './confirm-frame.tsx';

/** Sends the brochure of an emailed link as a file. Only an expired link has a page, so it continues to the loader. */
const sendBrochure: Route.MiddlewareFunction = async ({ params, context }, next) => {
  const token = params.file.replace(/\.pdf$/, '');
  const brochure = await context.get(shopContext).callResult('readBrochure', { token }, (status) => status === 410);
  if (!brochure.ok) return next();
  const { file, pdf } = brochure.answer;
  return new Response(
    Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0)),
    {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${file}"`,
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      },
    },
  );
};

export const middleware = [sendBrochure];

export function loader() {
  return data(null, { status: 410 });
}

export default function ExpiredBrochure() {
  const { t } = useLingui();
  return (
    <ConfirmFrame
      kind="bad"
      title={<Trans>This link has expired</Trans>}
      action={
        <ButtonLink to="/search">
          <Trans>Find a tour</Trans>
        </ButtonLink>
      }
    >
      <PageHead title={t`Brochure`} hidden />
      <Trans>You can request the brochure again on the page of the tour.</Trans>
    </ConfirmFrame>
  );
}
