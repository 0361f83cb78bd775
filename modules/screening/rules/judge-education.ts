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
  /** What the standard takes in place of the degree, such as a certificate; empty where it takes none. */
  instead: string;
  /** What two years of college are, in units. */
  collegeUnits: number;
}

type Row = SheetOnPaper['education'][number];

/** The highest level reached and whether it is enough (domain page, sections 6 and 14.7). An unfinished degree counts as the level below. */
export function judgeEducation(
  { education, training }: Pick<SheetOnPaper, 'education' | 'training'>,
  { standard, marks }: { standard: EducationStandard; marks: Marks },
): Judgment {
  const needed = rankOf(standard.level);
  const asksDegree = needed >= rankOf('bachelor');
  const read = education.map((row) => ({ row, key: keyOfRow('education', row), level: levelOf(row, standard.collegeUnits) }));
  const isOfField = (row: Row) => standard.fields.some((field) => plain(`${row.degree} ${row.major}`).includes(plain(field)));
  const judged = read.map(({ row, key, level }) => {
    const said = marks.get(key)?.is_relevant ?? null;
    const fits = !asksDegree || standard.fields.length === 0 || isOfField(row);
    return { row, key, level, relevant: said ?? fits, isOpen: said === null && !fits };
  });
  const best = Math.max(0, ...judged.map(({ level, relevant }) => (relevant ? rankOf(level) : 0)));
  const open = judged.find(({ level, isOpen }) => isOpen && rankOf(level) >= needed);
  const substitute = standard.instead && training.find(({ title }) => plain(title).includes(plain(standard.instead)));
  const rows = judged.map(({ row, key, level, relevant, isOpen }): CountedRow => {
    if (isOpen) return { row: key, counted: 0, why: 'Is this degree relevant?' };
    if (!relevant) return { row: key, counted: 0, why: 'Not relevant' };
    return { row: key, counted: 1, why: isFinished(row) ? EDUCATION[level] : `Not finished: counts as ${EDUCATION[level].toLowerCase()}` };
  });
  if (best >= needed) return { result: 'MET', figure: best, note: sayLevel(best), rows };
  if (substitute)
    return {
      result: 'FOR_VERIFICATION',
      figure: best,
      note: `${standard.instead} in place of the degree`,
      rows: [...rows, { row: keyOfRow('training', substitute), counted: 1, why: standard.instead }],
    };
  if (open) return { result: 'FOR_VERIFICATION', figure: best, note: `${open.row.degree}: not among the degrees named as relevant`, rows };
  return { result: 'NOT_MET', figure: best, note: `${sayLevel(best)}; asked: ${EDUCATION[standard.level]}`, rows };
}

/** Units of a degree above a level that is not finished, such as of a master’s: the most of any row; for points of assessment. */
export function unitsAbove({ education }: Pick<SheetOnPaper, 'education'>, level: EducationLevel): number {
  const above = education.filter((row) => !isFinished(row) && rankOf(degreeOf(row)) > rankOf(level));
  return Math.max(0, ...above.map(unitsOf));
}

export function rankOf(level: EducationLevel): number {
  return EDUCATION_LEVELS.indexOf(level);
}

function sayLevel(rank: number): string {
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
