import type { ElementName } from './elements.ts';
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
  /** Elements of which nothing could be read; they are judged as if nothing were asked, and never met. */
  unread: readonly ElementName[];
}

/**
 * Reads published standards, as far as their words can be read; `doubts` are sentences for HR, who corrects the reading. `collegeUnits` are
 * two years in college at the university; `isFirstLevel` is said of the position.
 */
export function readStandard(
  published: PublishedStandard,
  { collegeUnits, isFirstLevel }: { collegeUnits: number; isFirstLevel: boolean },
): { standard: Standard; doubts: string[] } {
  const doubts: string[] = [];
  const unread: ElementName[] = [];
  const leave = (element: ElementName, doubt: string) => {
    unread.push(element);
    doubts.push(doubt);
  };
  if (published.experience_years === null) leave('experience', 'Experience: no number of years is published.');
  if (published.training_hours === null) leave('training', 'Training: no number of hours is published.');
  const standard = {
    education: { ...readEducation(published.education, { doubts, leave }), collegeUnits, takesSeniorHigh: isFirstLevel },
    years: published.experience_years ?? 0,
    hours: (published.training_hours ?? 0) * 100,
    eligibility: readEligibility(published.eligibility, { doubts, leave }),
    unread,
  };
  return { standard, doubts };
}

interface Reading {
  doubts: string[];
  /** Notes an element that cannot be read, with the doubt. */
  leave: (element: ElementName, doubt: string) => void;
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

function readEducation(text: string, { doubts, leave }: Reading): Omit<EducationStandard, 'collegeUnits' | 'takesSeniorHigh'> {
  const [first = '', ...further] = text.split(';');
  if (further.length > 0) doubts.push(`Education: “${further.join(';').trim()}” is not read.`);
  const least = first.replace(/,[^,]*preferred.*$/i, '');
  if (least !== first) doubts.push('Education: what is preferred is no part of the minimum.');
  // “or” offers another way: the lowest level that is named is the minimum.
  const ways = least.split(/,?\s+or\s+/i);
  const levels = ways.map((way) => LEVELS.find(([words]) => words.test(plain(way)))?.[1]);
  const read = levels.filter((level) => level !== undefined);
  const instead = ways.find((way, at) => levels[at] === undefined && /certificate/i.test(way)) ?? '';
  if (read.length === 0)
    leave('education', text.trim() ? `Education: “${text.trim()}” cannot be read.` : 'Education: nothing is published.');
  const level = LEVELS.map(([, one]) => one).findLast((one) => read.includes(one)) ?? 'none';
  const fields = fieldsOf(least);
  const hasOpenFields = fields.length === 0 && /in the field|relevant/i.test(least);
  if (hasOpenFields) doubts.push('Education: say which degrees are relevant; until then each degree is for verification.');
  return { level, fields, hasOpenFields, instead: instead.trim() };
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

function readEligibility(text: string, { doubts, leave }: Reading): EligibilityStandard {
  const words = plain(text);
  const none = { level: 'none', licences: [], isOpenLicence: false } as const;
  if (words === '') leave('eligibility', 'Eligibility: nothing is published.');
  if (words === '' || words.startsWith('none')) return none;
  const licence = words.includes('ra 1080') || /licen[cs]e/.test(words);
  if (licence) {
    const named = text.match(/\(([^)]+)\)/)?.[1];
    if (!named) doubts.push('Eligibility: say which licence is asked; until then each licence of RA 1080 is for verification.');
    return { level: 'second', licences: [named?.trim() ?? 'RA 1080'], isOpenLicence: !named };
  }
  if (/executive|third level/.test(words)) return { ...none, level: 'third' };
  if (/sub ?professional|first level/.test(words)) return { ...none, level: 'first' };
  if (/professional|second level|pd 907/.test(words)) return { ...none, level: 'second' };
  leave('eligibility', `Eligibility: “${text.trim()}” cannot be read.`);
  return none;
}
