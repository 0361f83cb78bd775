import { offices } from './offices.ts';

/** Position codes of the DBM, as item numbers have them; the rest are the first letters of the title. */
const CODES: Record<string, string> = {
  Instructor: 'INST',
  'Assistant Professor': 'ASPROF',
  'Associate Professor': 'ASCPROF',
  Professor: 'PROF',
  'Administrative Aide': 'ADA',
  'Administrative Assistant': 'ADAS',
  'Administrative Officer': 'ADOF',
  'Supervising Administrative Officer': 'SADOF',
  'Chief Administrative Officer': 'CADOF',
  'SUC President': 'SUCP',
  'SUC Vice-President': 'SUCVP',
};
const ROMAN: Record<string, number> = { I: 1, II: 2, III: 3, IV: 4, V: 5, VI: 6 };

/** `Administrative Aide VI` as `ADA6`. */
export function positionCode(position: string): string {
  const [, title, rung] = /^(.*?)(?: (I{1,3}|IV|VI?))?$/.exec(position) as unknown as [string, string, string | undefined];
  const letters =
    CODES[title] ??
    title
      .split(/[ -]/)
      .map((word) => word.slice(0, title.includes(' ') ? 2 : 4))
      .join('')
      .toUpperCase();
  return `${letters}${rung ? ROMAN[rung] : ''}`;
}

/** Level, coverage and what it is for, by position and office. */
export function sortOfItem(position: string, officeId: number): { level: string; coverage: string; attribution: string } {
  const office = offices.find(({ id }) => id === officeId)!;
  if (/^SUC |^Chief /.test(position)) return { level: 'K', coverage: 'non-academic', attribution: 'general administration' };
  if (/Professor|Instructor/.test(position))
    return { level: 'T', coverage: 'academic', attribution: office.acronym === 'GS' ? 'advanced education' : 'higher education' };
  const attribution = office.acronym === 'RDO' ? 'research' : office.acronym === 'EXT' ? 'extension' : 'general administration';
  if (position.startsWith('Project')) return { level: 'T', coverage: 'project', attribution };
  if (/Laboratory|Research Analyst|Programmer/.test(position)) return { level: 'S', coverage: 'non-academic', attribution };
  if (/^Administrative|^Security|^Farm|Board Secretary/.test(position)) return { level: 'A', coverage: 'non-academic', attribution };
  return { level: 'T', coverage: 'non-academic', attribution };
}
