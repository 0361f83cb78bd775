/** The code of the type that a printed paper usually has, by its kind. Kinds beside these are of the type 'Others'. */
const TYPES: Readonly<Record<string, string>> = {
  'application for leave': 'LVA',
  'certificate of leave credits': 'LVA',
  'faculty DTR': 'DTR',
  'accomplishment report': 'DTR',
  'travel order': 'TRO',
  'pass slip': 'TRO',
  'overtime authority': 'OTR',
  'certificate of employment': 'COE',
  'service record': 'SRQ',
  contract: 'CON',
  'comparative assessment': 'APT',
  appointment: 'APT',
  'report on appointments issued': 'REP',
  'plantilla report': 'REP',
};

export function typeOfPaper(kind: string): string {
  return Object.hasOwn(TYPES, kind) ? TYPES[kind]! : 'OTH';
}
