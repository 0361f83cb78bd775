import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import type { CountedRow, Judgment, Marks } from './elements.ts';
import { plain } from './plain.ts';
import { keyOfRow } from './row-key.ts';

/** Levels of education, from the lowest. */
export const EDUCATION = {
  none: 'Able to read and write',
  elementary: 'Elementary school',
  high_school: 'High school (Grade 10)',
  senior_high: 'Senior high school (Grade 12)',
  two_years: 'Two years of college',
  bachelor: 'Bachelor’s degree',
  master: 'Master’s degree',
  doctorate: 'Doctorate',
} as const;
export type EducationLevel = keyof typeof EDUCATION;
export const EDUCATION_LEVELS = Object.keys(EDUCATION) as [EducationLevel, ...EducationLevel[]];

export interface EducationStandard {
  level: EducationLevel;
  /** Words of the degrees that are relevant; none: any degree. */
  fields: readonly string[];
  /** Relevant degrees are asked, and nobody said yet which they are. */
  hasOpenFields: boolean;
  /** What the standard takes in place of the degree, such as a certificate; empty where it takes none. */
  instead: string;
  /** What two years of college are, in units. */
  collegeUnits: number;
  /** Senior high school is enough for two years of college: of each position of the first level (MC 7 s.2025). */
  takesSeniorHigh: boolean;
}

/** Names of degrees of the reference list, as `plain` writes them. */
export type KnownDegrees = ReadonlySet<string>;

type Row = SheetOnPaper['education'][number];

/**
 * The highest level reached and whether it is enough (domain page, sections 6 and 14.7). An unfinished degree counts as the level below. A
 * degree that is typed, not chosen from the list, does not count until HR says that it is relevant.
 */
export function judgeEducation(
  { education, training }: Pick<SheetOnPaper, 'education' | 'training'>,
  { standard, degrees, marks }: { standard: EducationStandard; degrees: KnownDegrees; marks: Marks },
): Judgment {
  const needed = leastOf(standard);
  const judged = lookThrough(education, { standard, degrees, marks });
  const best = Math.max(0, ...judged.map(({ level, counts }) => (counts ? rankOf(level) : 0)));
  const open = judged.find(({ level, question }) => question && rankOf(level) >= needed);
  const substitute = standard.instead && training.find(({ title }) => plain(title).includes(plain(standard.instead)));
  const rows = judged.map(({ row, key, level, counts, question }): CountedRow => {
    if (question) return { row: key, counted: 0, why: question };
    if (!counts) return { row: key, counted: 0, why: 'Not relevant' };
    return { row: key, counted: 1, why: isFinished(row) ? EDUCATION[level] : `Not finished: counts as ${EDUCATION[level].toLowerCase()}` };
  });
  if (best >= rankOf(standard.level)) return { result: 'MET', figure: best, note: formatLevel(best), rows };
  if (best >= needed)
    return { result: 'MET', figure: best, note: `${formatLevel(best)}, in place of two years of college (MC 7 s.2025)`, rows };
  if (substitute)
    return {
      result: 'FOR_VERIFICATION',
      figure: best,
      note: `${standard.instead} in place of the degree`,
      rows: [...rows, { row: keyOfRow('training', substitute), counted: 1, why: standard.instead }],
    };
  if (open) return { result: 'FOR_VERIFICATION', figure: best, note: `${open.row.degree}: ${lowerFirst(open.question)}`, rows };
  return { result: 'NOT_MET', figure: best, note: `${formatLevel(best)}; asked: ${EDUCATION[standard.level]}`, rows };
}

interface Looked {
  row: Row;
  key: string;
  level: EducationLevel;
  counts: boolean;
  /** What only a person can tell of the row; empty where nothing is open. */
  question: string;
}

function lookThrough(
  education: readonly Row[],
  { standard, degrees, marks }: { standard: EducationStandard; degrees: KnownDegrees; marks: Marks },
): Looked[] {
  const asksDegree = rankOf(standard.level) >= rankOf('bachelor');
  const isOfField = (row: Row) => standard.fields.some((field) => plain(`${row.degree} ${row.major}`).includes(plain(field)));
  const questionOf = (row: Row) => {
    if (isTyped(row, degrees)) return 'Typed, not chosen from the list of degrees';
    if (asksDegree && standard.hasOpenFields) return 'The relevant degrees are not set yet';
    return asksDegree && standard.fields.length > 0 && !isOfField(row) ? 'Not among the degrees named as relevant' : '';
  };
  return education.map((row) => {
    const key = keyOfRow('education', row);
    const said = marks.get(key)?.is_relevant ?? null;
    const question = said === null ? questionOf(row) : '';
    return { row, key, level: levelOf(row, standard.collegeUnits), counts: said ?? question === '', question };
  });
}

/** Below college the level is chosen on the sheet; where it is read from the words of the degree, these are of the list. */
function isTyped(row: Row, degrees: KnownDegrees): boolean {
  const isRead = row.level === 'college' || row.level === 'graduate' || (degreeOf(row) === 'senior_high' && !row.senior_high);
  return isRead && !degrees.has(plain(row.degree));
}

/** The place of the lowest level that is enough. */
function leastOf({ level, takesSeniorHigh }: EducationStandard): number {
  return rankOf(level === 'two_years' && takesSeniorHigh ? 'senior_high' : level);
}

/** Units of a degree above a level that is not finished, such as of a master’s: the most of any row that counts; for points of assessment. */
export function unitsAbove(
  education: readonly Row[],
  { level, ...by }: { level: EducationLevel; standard: EducationStandard; degrees: KnownDegrees; marks: Marks },
): number {
  const above = lookThrough(education, by).filter(({ row, counts }) => counts && !isFinished(row) && rankOf(degreeOf(row)) > rankOf(level));
  return Math.max(0, ...above.map(({ row }) => unitsOf(row)));
}

export function rankOf(level: EducationLevel): number {
  return EDUCATION_LEVELS.indexOf(level);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function formatLevel(rank: number): string {
  return EDUCATION[EDUCATION_LEVELS[rank]!];
}

function levelOf(row: Row, collegeUnits: number): EducationLevel {
  const degree = degreeOf(row);
  if (isFinished(row)) return degree;
  if (degree === 'bachelor') return unitsOf(row) >= collegeUnits ? 'two_years' : row.from_year === null ? 'none' : 'high_school';
  // Who is in senior high school has finished Grade 10.
  if (degree === 'two_years') return 'high_school';
  return EDUCATION_LEVELS[Math.max(0, rankOf(degree) - 1)]!;
}

/** First professional degrees, which are no doctorates. */
const FIRST_PROFESSIONAL = /juris doctor|doctor of (dental|medicine|veterinary|optometry|law)/;

function degreeOf(row: Row): EducationLevel {
  const degree = plain(row.degree);
  switch (row.level) {
    case 'elementary':
      return 'elementary';
    case 'secondary':
      return row.senior_high || /senior high|grade 12/.test(degree) ? 'senior_high' : 'high_school';
    case 'vocational':
      return 'high_school';
    case 'college':
      return /^(associate|two year|certificate)/.test(degree) ? 'two_years' : 'bachelor';
    case 'graduate':
      if (/^(certificate|diploma)/.test(degree)) return 'bachelor';
      return /doctor|\bphd\b|\bedd\b|\bdpa\b/.test(degree) && !FIRST_PROFESSIONAL.test(degree) ? 'doctorate' : 'master';
  }
}

function isFinished(row: Row): boolean {
  if (row.level === 'elementary' || row.level === 'secondary')
    return row.year_graduated !== null || (row.to_year !== null && !row.is_present);
  return row.year_graduated !== null;
}

function unitsOf({ units_earned: units }: Row): number {
  return Number(units.match(/\d+/)?.[0] ?? 0);
}
