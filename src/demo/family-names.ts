import { firstNameFrom } from './first-names.ts';
import type { Random } from './random.ts';

/** Family names by country. */
const FAMILY: Readonly<Record<string, string>> = {
  GB: 'Whitlock Harcourt Rowe Ashworth Lockwood Hughes Carmichael Bright Pemberton Sutton Marlow Iqbal Patel Fenwick Drummond Hale',
  US: 'Ramirez Caldwell Baptiste Kaplan Whitaker Monroe Delgado Sorensen Hayes Novak Brooks Castellano Tran Mercer Holloway Reed',
  DE: 'Brandt Feldmann Bergmann Schuster Albrecht Lindner Yilmaz Pfeiffer Kessler Hartwig Vogt Reimann Seidel Thoma Ahrens Demir',
  AT: 'Huber Steindl Pichler Moser Leitner Gruber Wallner Ortner',
  CH: 'Maurer Sutter Keller Zürcher Brunner Favre Bernasconi Ammann',
  NL: 'Visser Jansen Kuipers Hoekstra Bakker Terpstra Postma Mulder',
  AU: 'Nolan Tran Macpherson Barlow Kearney Wills Doyle Petrou',
  CA: 'Moran Gauthier Singh Fraser Lavoie Campbell Tremblay Dhillon',
  IE: 'Quinn Doyle Kavanagh Byrne Gallagher Nolan',
  NZ: 'Parata Ngata Sinclair Hughes Walker Tamihana',
  FR: 'Delacroix Moreau Lefèvre Benali Girard Fontaine',
  SE: 'Nygård Lindström Ekberg Sandell Holm Wallin',
  ES: 'Ferrer Iglesias Etxeberria Molina',
  IT: 'Castellani Ferrero Marchetti Rinaldi',
  IN: 'Iyer Mehta Banerjee Kulkarni Nair',
  SG: 'Tan Lim Goh Ong',
  PT: 'Moreira Tavares Fonseca Abrantes',
  MA: 'Benjelloun Aït-Lahcen Bennis Ouazzani',
  KE: 'Wanjiru Otieno Kiprop Mutua',
  ZA: 'Dlamini Botha Naidoo Mokoena',
  TZ: 'Mushi Kileo Mwakyusa Lema',
  TH: 'Srisai Wongsawat Chaiyaporn Rattanakul',
  VN: 'Nguyễn Trần Phạm Lê',
  JP: 'Tanaka Mori Ishikawa Hayashi',
  NP: 'Gurung Sherpa Rai Thapa',
  KG: 'Asanov Toktogulova Bekova Sydykov',
  GE: 'Beridze Kapanadze Lomidze Gelashvili',
  NO: 'Solberg Haugen Bakke Nilsen',
  SI: 'Novak Kranjc Zupan Kovač',
  GT: 'Ajanel Morales Cojtí Sandoval',
  PE: 'Quispe Mamani Huamán Salazar',
  AR: 'Ibarra Quiroga Benítez Peralta',
};

/** First names for countries that have offices but no travellers. */
const FIRST_IN_OFFICES: Readonly<Record<string, string>> = {
  PT: 'Duarte Beatriz Rui Leonor',
  MA: 'Salma Youssef Hicham Nadia',
  KE: 'Grace Joseph Achieng Daniel',
  ZA: 'Thandi Pieter Anele Lerato',
  TZ: 'Neema Baraka Upendo Elia',
  TH: 'Nok Anan Ploy Krit',
  VN: 'Linh Minh Thảo Quân',
  JP: 'Haruka Kenji Yumi Takeshi',
  NP: 'Pasang Sunita Bikash Maya',
  KG: 'Aigul Bakyt Nurlan Cholpon',
  GE: 'Nino Levan Tamar Giorgi',
  NO: 'Ingrid Sindre Kari Eirik',
  SI: 'Maja Luka Petra Jure',
  GT: 'Marisol Otto Ixchel Rodrigo',
  PE: 'Rosario Wilber Yeny Fernando',
  AR: 'Lucía Martín Soledad Facundo',
};

/** Returns a name that is common in a country. */
export function nameFrom(countryCode: string, random: Random): { firstName: string; lastName: string } {
  const office = FIRST_IN_OFFICES[countryCode];
  const family = FAMILY[countryCode];
  if (!family) throw new RangeError(`no names for ${countryCode}`);
  return {
    firstName: office ? random.pick(office.split(' ')) : firstNameFrom(countryCode, random),
    lastName: random.pick(family.split(' ')),
  };
}
