import { lasting } from '../../browser/storage.ts';

/** Where the browser keeps what was typed. */
const place = 'bookNowForm';

/** Forgets what was typed on this device. */
export function forgetSavedForm(): void {
  lasting.forget(place);
}
