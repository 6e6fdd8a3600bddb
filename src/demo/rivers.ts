import type { Words } from '#domain/catalogue/words.ts';
import { type GazetteerPlace, gazetteer } from './gazetteer.ts';

/** A river with its moorings in downstream order. */
export interface River {
  readonly name: Words;
  /** "on the Danube", "auf der Donau". */
  readonly locative: Words;
  readonly moorings: readonly GazetteerPlace[];
}

/** Name | locative | moorings downstream, as slugs of places. */
const RIVERS = `
Danube / Donau | on the Danube / auf der Donau | passau linz durnstein vienna bratislava szentendre budapest novi-sad belgrade
Rhine / Rhein | on the Rhine / auf dem Rhein | basel strasbourg rudesheim koblenz cologne amsterdam
Douro / Douro | on the Douro / auf dem Douro | pinhao peso-da-regua porto
Seine / Seine | on the Seine / auf der Seine | paris giverny rouen
Rhône / Rhône | on the Rhône / auf der Rhone | lyon tournon-sur-rhone avignon arles
Elbe and Vltava / Elbe und Moldau | on the Elbe and the Vltava / auf Elbe und Moldau | prague dresden meissen
Nile / Nil | on the Nile / auf dem Nil | aswan kom-ombo edfu luxor
Mekong / Mekong | on the Mekong / auf dem Mekong | kampong-cham phnom-penh chau-doc sa-dec can-tho
`;

let read: readonly River[] | undefined;

/** Returns the rivers with cruises; parsed once. */
export function rivers(): readonly River[] {
  read ??= RIVERS.trim()
    .split('\n')
    .map((line) => {
      const [names = '', where = '', moorings = ''] = line.split('|').map((part) => part.trim());
      const [en = '', de = ''] = names.split(' / ');
      const [on = '', auf = ''] = where.split(' / ');
      return {
        name: { en, de },
        locative: { en: on, de: auf },
        moorings: moorings.split(' ').map((slug) => {
          const place = gazetteer().find((candidate) => candidate.slug === slug);
          if (!place) throw new RangeError(`no place ${slug} on the ${en}`);
          return place;
        }),
      };
    });
  return read;
}
