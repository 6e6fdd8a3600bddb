import type { PhotoFacts } from '../ui/photo.tsx';
import picture from './sample-photo.svg?url';

// Sample content of a catalogue or a user; it is not part of the product's copy and is not translated.

export const longGerman =
  'Donaudampfschifffahrtsgesellschaftskapitänspatent einschließlich Reiserücktrittskostenversicherung und Einzelzimmerzuschlag';

export const longSentence =
  'Zwölf Tage von Fjord zu Fjord, mit Übernachtungen in familiengeführten Unterkünften und einer Schneeschuhwanderung.';

export const tourName = 'Fjords and Lofoten by ferry';

export const people = ['Ada Lovelace', 'Jürgen Vögtli', 'Sakura Ōta', 'Teo'] as const;

export const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-05', '2027-06', '2027-09', '2027-10'] as const;

export const cities = [
  { id: 'ber', label: 'Berlin', note: 'Germany' },
  { id: 'bgo', label: 'Bergen', note: 'Norway' },
  { id: 'cuz', label: 'Cusco', note: 'Peru' },
  { id: 'kyo', label: 'Kyoto', note: 'Japan' },
  { id: 'mrk', label: 'Marrakesh', note: 'Morocco' },
  { id: 'rek', label: 'Reykjavík', note: 'Iceland' },
] as const;

export const photo: PhotoFacts = {
  alt: 'Hills at sunrise',
  width: 1500,
  height: 1000,
  colour: '#cfe0d8',
  avif: [],
  jpeg: [{ url: picture, width: 1500 }],
};
