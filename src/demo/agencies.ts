import type { DemoAgency } from './society.ts';

const agency = (
  id: number,
  slug: string,
  name: string,
  city: string,
  countryCode: string,
  commission: number,
  holdLimit: number,
): DemoAgency => ({ id, slug, name, city, countryCode, email: `office@${slug}.example`, commission, holdLimit });

/** The fictional travel agencies of the marketplace. */
export const AGENCIES: readonly DemoAgency[] = [
  agency(1, 'achterberg-reisen', 'Achterberg Reisen', 'Hamburg', 'DE', 1200, 20),
  agency(2, 'the-travel-desk', 'The Travel Desk', 'Bristol', 'GB', 1000, 12),
  agency(3, 'fernblick-reisebuero', 'Fernblick Reisebüro', 'Graz', 'AT', 1100, 10),
  agency(4, 'harbour-and-hill', 'Harbour & Hill Travel', 'Halifax', 'CA', 1000, 8),
  agency(5, 'kompass-und-koffer', 'Kompass und Koffer', 'Zürich', 'CH', 1200, 15),
  agency(6, 'southbound-travel', 'Southbound Travel', 'Melbourne', 'AU', 900, 6),
  agency(7, 'juniper-lane-travel', 'Juniper Lane Travel', 'Portland', 'US', 1000, 10),
  agency(8, 'reiswinkel-de-linde', 'Reiswinkel De Linde', 'Utrecht', 'NL', 1100, 8),
];
