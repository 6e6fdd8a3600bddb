import { shopContext } from '../../shop.ts';
import type { Route } from './+types/brochure.ts';

/** The brochure behind a mailed link, as a file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const token = params.file.replace(/\.pdf$/, '');
  const { file, pdf } = await context.get(shopContext).call('readBrochure', { token });
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
