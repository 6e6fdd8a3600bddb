/** A bank that supports iDEAL. */
export type IdealBank = { readonly id: string; readonly name: string };

/** The banks that support iDEAL by BIC, in display order. */
export const IDEAL_BANKS: readonly IdealBank[] = [
  { id: 'ABNANL2A', name: 'ABN AMRO' },
  { id: 'ASNBNL21', name: 'ASN Bank' },
  { id: 'BUNQNL2A', name: 'bunq' },
  { id: 'INGBNL2A', name: 'ING' },
  { id: 'KNABNL2H', name: 'Knab' },
  { id: 'RABONL2U', name: 'Rabobank' },
  { id: 'RBRBNL21', name: 'RegioBank' },
  { id: 'REVOLT21', name: 'Revolut' },
  { id: 'SNSBNL2A', name: 'SNS' },
  { id: 'TRIONL2U', name: 'Triodos Bank' },
  { id: 'FVLBNL22', name: 'Van Lanschot' },
];

/** Returns the iDEAL bank with a BIC, or null. */
export const bankWithId = (id: string | null): IdealBank | null => IDEAL_BANKS.find((bank) => bank.id === id) ?? null;

export const IDEAL_COUNTRY = 'NL';

/** The countries with Sofort. */
export const SOFORT_COUNTRIES: readonly string[] = ['AT', 'BE', 'CH', 'DE', 'ES', 'IT', 'NL', 'PL'];

/** The exclusive upper limit of Sofort payments, in euro cents. */
export const SOFORT_BELOW = 500_000;
