import { AGENCIES } from './agencies.ts';
import { COMPANIES } from './company.ts';
import { CONTINENTS } from './continents.ts';
import { conversationsOf } from './conversations.ts';
import { allCountries } from './countries.ts';
import { gazetteer } from './gazetteer.ts';
import type { DemoCountry, DemoPhotograph, DemoPlace, Marketplace, MarketplaceOptions } from './marketplace.ts';
import { operatorOf } from './operators.ts';
import { peopleOf } from './people.ts';
import { choosePhotographs } from './photo-choice.ts';
import { PHOTOGRAPHS } from './photographs.ts';
import { planTours, type TourPlan } from './plans.ts';
import { MEMBERSHIP, promoCodesOf } from './promo-codes.ts';
import { promotionsOf } from './promotions.ts';
import { ratesUntil } from './rates.ts';
import { tourOf } from './tours.ts';
import { STYLES } from './travel-styles.ts';

/** Creates a marketplace. Equal options give equal results, and tours are created while they are iterated. */
export function makeMarketplace({ tours, today, seed = 'waymark' }: MarketplaceOptions): Marketplace {
  const plans = planTours(tours, seed);
  const photographs = choosePhotographs(plans, seed);
  const people = peopleOf(today, seed);
  const write = (plan: TourPlan, index: number) => tourOf(plan, { photographs: photographs[index] ?? [], today, seed });
  return {
    today,
    continents: CONTINENTS,
    countries: visited(),
    places: gazetteer().map(placeOf),
    styles: STYLES,
    photographs: PHOTOGRAPHS.map(photographOf),
    operators: COMPANIES.map((company) => {
      const own = plans.filter((plan) => plan.company.id === company.id);
      return operatorOf(company, promotionsOf(company, own, today, seed), seed);
    }),
    tours: {
      *[Symbol.iterator]() {
        for (const [index, plan] of plans.entries()) yield write(plan, index);
      },
    },
    agencies: AGENCIES,
    people,
    conversations: conversationsOf(people, plans, (plan) => write(plan, plans.indexOf(plan)), today, seed),
    promoCodes: promoCodesOf(plans, today),
    membership: MEMBERSHIP,
    rates: ratesUntil(today, seed),
  };
}

/** Returns the countries that have places. */
function visited(): DemoCountry[] {
  const codes = new Set(gazetteer().map((place) => place.countryCode));
  return allCountries()
    .filter((country) => codes.has(country.code))
    .map(({ code, slug, continent, name, locative, directional, intro }) => ({
      code,
      slug,
      continent,
      name,
      locative,
      directional,
      intro,
    }));
}

const placeOf = ({ id, slug, countryCode, name, latitude, longitude }: DemoPlace): DemoPlace => ({
  id,
  slug,
  countryCode,
  name,
  latitude,
  longitude,
});

const photographOf = ({ file, photographer, alternative, colour, tags }: DemoPhotograph): DemoPhotograph => ({
  file,
  photographer,
  alternative,
  colour,
  tags,
});
