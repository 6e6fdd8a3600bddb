import { redirect } from 'react-router';
import { ownPath } from '../../account/next.ts';
import { shopContext } from '../../shop.ts';
import type { Route } from './+types/preferences.ts';

/** Handles the currency form of pages without scripts: stores the choice and redirects back. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  await shop.call('choosePreferences', { currency: String(form.get('currency')) as 'EUR' });
  return redirect(ownPath(String(form.get('return_to')), shop.page.language) ?? '/', 303);
}

/** There is nothing to display, so direct requests are redirected to the home page. */
export function loader() {
  return redirect('/');
}
