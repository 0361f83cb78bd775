import type { EducationLevel, EducationStandard } from './judge-education.ts';
import type { EligibilityStandard } from './judge-eligibility.ts';
import { plain } from './plain.ts';

/** The qualification standards of a post as it is published. */
export interface PublishedStandard {
  education: string;
  experience_years: number | null;
  experience: string;
  /** Whole hours. */
  training_hours: number | null;
  training: string;
  eligibility: string;
}

/** The same as figures and levels that rules can judge by. */
export interface Standard {
  education: EducationStandard;
  years: number;
  /** In hundredths of an hour. */
  hours: number;
  eligibility: EligibilityStandard;
}

/**
 * Reads published standards, as far as their words can be read; `doubts` are sentences for HR, who corrects the reading. `collegeUnits` are
 * two years in college at the university.
 */
export function readStandard(published: PublishedStandard, collegeUnits: number): { standard: Standard; doubts: string[] } {
  const doubts: string[] = [];
  if (published.experience_years === null) doubts.push('Experience: no number of years is published; read as none.');
  if (published.training_hours === null) doubts.push('Training: no number of hours is published; read as none.');
  const standard = {
    education: { ...readEducation(published.education, doubts), collegeUnits },
    years: published.experience_years ?? 0,
    hours: (published.training_hours ?? 0) * 100,
    eligibility: readEligibility(published.eligibility, doubts),
  };
  return { standard, doubts };
}

const LEVELS: readonly [RegExp, EducationLevel][] = [
  [/doctor|phd/, 'doctorate'],
  [/masters?\b/, 'master'],
  [/bachelor|college (graduate|degree)/, 'bachelor'],
  [/two years|2 years|72 units/, 'two_years'],
  [/senior high|grade 12|shs/, 'senior_high'],
  [/high school|secondary|grade 10/, 'high_school'],
  [/elementary|grade 6/, 'elementary'],
  [/read and write|none/, 'none'],
];

function readEducation(text: string, doubts: string[]): Omit<EducationStandard, 'collegeUnits'> {
  const [first = '', ...further] = text.split(';');
  if (further.length > 0) doubts.push(`Education: “${further.join(';').trim()}” is not read.`);
  const least = first.replace(/,[^,]*preferred.*$/i, '');
  if (least !== first) doubts.push('Education: what is preferred is no part of the minimum.');
  // “or” offers another way: the lowest level that is named is the minimum.
  const ways = least.split(/,?\s+or\s+/i);
  const levels = ways.map((way) => LEVELS.find(([words]) => words.test(plain(way)))?.[1]);
  const read = levels.filter((level) => level !== undefined);
  const instead = ways.find((way, at) => levels[at] === undefined && /certificate/i.test(way)) ?? '';
  if (read.length === 0) doubts.push(text.trim() ? `Education: “${text.trim()}” cannot be read.` : 'Education: nothing is published.');
  const level = LEVELS.map(([, one]) => one).findLast((one) => read.includes(one)) ?? 'none';
  const fields = fieldsOf(least);
  if (/in the field|relevant/i.test(least)) doubts.push('Education: say which degrees are relevant; until then any degree counts.');
  return { level, fields, instead: instead.trim() };
}

/** `Accountancy` and `Management` of “Bachelor's degree in Accountancy or Management”. */
function fieldsOf(text: string): string[] {
  const [, named] = text.match(/degree in (.+)$/i) ?? [];
  if (!named || /^the field/i.test(named)) return [];
  return named
    .replace(/\(.*\)/, '')
    .split(/,|\bor\b|\band\b/i)
    .map((field) => field.trim())
    .filter((field) => field !== '' && !/relevant|related|certificate/i.test(field));
}

function readEligibility(text: string, doubts: string[]): EligibilityStandard {
  const words = plain(text);
  if (words === '') doubts.push('Eligibility: nothing is published; read as none required.');
  if (words === '' || words.startsWith('none')) return { level: 'none', licences: [] };
  const licence = words.includes('ra 1080') || /licen[cs]e/.test(words);
  if (licence) {
    const named = text.match(/\(([^)]+)\)/)?.[1];
    if (!named) doubts.push('Eligibility: say which licence is asked; until then any of RA 1080 counts.');
    return { level: 'second', licences: [named?.trim() ?? 'RA 1080'] };
  }
  if (/executive|third level/.test(words)) return { level: 'third', licences: [] };
  if (/sub ?professional|first level/.test(words)) return { level: 'first', licences: [] };
  if (/professional|second level|pd 907/.test(words)) return { level: 'second', licences: [] };
  doubts.push(`Eligibility: “${text.trim()}” cannot be read.`);
  return { level: 'none', licences: [] };
}
