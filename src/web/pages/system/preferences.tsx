import { redirect } from 'react-router';
import { ownPath } from '../../account/next.ts';
import { shopContext } from '../../shop.ts';
import type { Route } from './+types/preferences.ts';

/** Where the currency menu posts its form without scripts: remembers the choice and leads back to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  await shop.call('choosePreferences', { currency: String(form.get('currency')) as 'EUR' });
  return redirect(ownPath(String(form.get('return_to')), shop.page.language) ?? '/', 303);
}

/** Nobody reads this page; who comes by is led home. */
export function loader() {
  return redirect('/');
}
