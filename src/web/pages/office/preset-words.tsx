import { useLingui } from '@lingui/react/macro';
import type { OfficeRole, Preset } from '#domain/office/capabilities.ts';

/** A preset as people know it: its name and what it allows. */
export type PresetWords = { readonly name: string; readonly allows: string };

/** Returns a function that names a preset of a role and describes what it allows. */
export function usePresetWords(): (role: OfficeRole, preset: Preset) => PresetWords {
  const { t } = useLingui();
  return (role, preset) => {
    switch (preset) {
      case 'owner':
        return { name: t`Owner`, allows: t`Full access, including the team` };
      case 'admin':
        return { name: t({ message: 'Admin', context: 'office' }), allows: t`Full access, including the team` };
      case 'product':
        return { name: t`Product`, allows: t`Tours, departures, prices and promotions` };
      case 'sales':
        return {
          name: t`Sales`,
          allows: t`Requests, bookings, travellers and conversations, without passport and health details`,
        };
      case 'guide':
        return { name: t`Guide`, allows: t`Bookings and travellers with all their answers, without prices` };
      case 'support':
        return { name: t`Support`, allows: t`Bookings, conversations, reviews and refunds` };
      case 'catalogue':
        return { name: t`Catalogue`, allows: t`Tours, operators and website content` };
      case 'finance':
        return {
          name: t`Finance`,
          allows: role === 'staff' ? t`Payments, refunds, payouts and agencies` : t`Bookings, payments and refunds`,
        };
    }
  };
}
