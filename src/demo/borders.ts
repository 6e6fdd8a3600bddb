/** Countries that one tour may visit, as groups of neighbours: in "CH AT DE" each can be combined with each. */
const TOGETHER = `
PT ES|ES FR|FR IT|FR CH DE|NL DE|CH AT DE|CH IT AT|AT SI IT|AT HU SK CZ|DE AT CZ|DE PL CZ|CZ SK PL
SI HR IT|HR BA ME|HR SI HU|ME AL|AL GR|RS HU RO BG|RS BA|RS HR|RS ME|BG RO GR|BG TR|GR TR
GB IE|NO SE|SE DK|SE FI|DK DE|DK NO|FI EE|FI NO|EE LV LT|LT PL|PL SK|RO HU|RO BG|AT HU RS|SK HU AT
TR GE|GE AM|OM AE|IN NP|IN BT|NP BT|IN LK|UZ KG KZ|UZ KG|KZ KG
TH LA KH|TH MY|MY SG|MY ID|SG ID|LA VN KH|VN KH TH|CN VN|CN LA|JP KR
MA ES|EG JO|KE TZ|KE UG|UG RW|TZ RW|ZA NA BW|BW ZW ZM|TZ ZM|NA BW ZW|NA ZM
US CA|US MX|MX GT BZ|CR PA|GT BZ|CO PA|EC PE|EC CO|PE BO|BO CL AR|CL AR|AR UY BR|BR AR|PE CL|BR PE|BO PE CL
AU NZ|NZ FJ|NZ PF
`;

const JOINED = new Set(
  TOGETHER.trim()
    .split(/[|\n]/)
    .flatMap((run) => {
      const codes = run.split(' ');
      return codes.flatMap((one) => codes.map((other) => `${one} ${other}`));
    }),
);

/** Whether one tour may visit both countries; always true for the same country. */
export const goTogether = (one: string, other: string): boolean => one === other || JOINED.has(`${one} ${other}`);
