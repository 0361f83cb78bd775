import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import type { CountedRow, Judgment, Marks } from './elements.ts';
import { plain } from './plain.ts';
import { keyOfRow } from './row-key.ts';

/** Levels of eligibility, from the lowest. */
export const ELIGIBILITY = {
  none: 'None required',
  first: 'First level (Subprofessional)',
  second: 'Second level (Professional)',
  third: 'Third level (executive)',
} as const;
export type EligibilityLevel = keyof typeof ELIGIBILITY;
export const ELIGIBILITY_LEVELS = Object.keys(ELIGIBILITY) as [EligibilityLevel, ...EligibilityLevel[]];

/** An eligibility of the reference list with its level (section 14.13); a licence has a last day. */
export interface KnownEligibility {
  code: string;
  name: string;
  level: EligibilityLevel;
  is_licence: boolean;
}

export interface EligibilityStandard {
  level: EligibilityLevel;
  /** Names or codes of licences of which one is asked (RA 1080); `RA 1080` is any of them. None: the level alone. */
  licences: readonly string[];
  /** A licence is asked, and nobody said yet which. */
  isOpenLicence: boolean;
}

type Row = SheetOnPaper['eligibilities'][number];

/**
 * Whether an eligibility of the needed level, or the licence of the position, is there on a day (domain page, sections 6, 14.2, 14.7 and
 * 14.13). A position that asks for none never fails on it. HR confirms one that is typed, not chosen from the list, and a licence of RA 1080
 * where the standard names a level.
 */
export function judgeEligibility(
  { eligibilities }: Pick<SheetOnPaper, 'eligibilities'>,
  { standard, known, marks, on }: { standard: EligibilityStandard; known: readonly KnownEligibility[]; marks: Marks; on: string },
): Judgment {
  const needed = rankOf(standard.level);
  const asksLicence = standard.licences.length > 0;
  const judged = eligibilities.map((row) => {
    const key = keyOfRow('eligibilities', row);
    const found = recognize(row, known);
    const said = marks.get(key)?.is_relevant ?? null;
    return { key, row, found, said, ...standing(row, found, { asksLicence, standard, known, on }) };
  });
  const rows = judged.map(({ key, said, counts, why }): CountedRow => {
    if (said === false) return { row: key, counted: 0, why: 'Not appropriate' };
    return { row: key, counted: counts === 'no' && said !== true ? 0 : 1, why: said === true ? 'Appropriate, as HR says' : why };
  });
  const best = Math.max(0, ...judged.map(({ found, said }) => (found && said !== false ? rankOf(found.level) : 0)));
  const is = (wanted: 'yes' | 'open') =>
    judged.some(({ said, counts }) => (said === true ? wanted === 'yes' : said === null && counts === wanted));
  const asked = asksLicence ? standard.licences.join(' or ') : ELIGIBILITY[standard.level];
  if (needed === 0 && !asksLicence) return { result: 'MET', figure: best, note: ELIGIBILITY.none, rows };
  const of = (wanted: 'yes' | 'open') =>
    judged.find(({ said, counts }) => (said === true ? wanted === 'yes' : said === null && counts === wanted))!;
  if (is('yes')) return { result: 'MET', figure: best, note: of('yes').row.eligibility, rows };
  if (is('open')) return { result: 'FOR_VERIFICATION', figure: best, note: `${of('open').row.eligibility}: ${of('open').why}`, rows };
  const has = judged.find(({ said }) => said !== false);
  return {
    result: 'NOT_MET',
    figure: best,
    note: has ? `${has.row.eligibility}: ${has.why}; asked: ${asked}` : `None on the sheet; asked: ${asked}`,
    rows,
  };
}

function rankOf(level: EligibilityLevel): number {
  return ELIGIBILITY_LEVELS.indexOf(level);
}

interface Asking {
  asksLicence: boolean;
  standard: EligibilityStandard;
  known: readonly KnownEligibility[];
  on: string;
}

/** Whether a row is enough (`yes`), not (`no`), or only a person can tell (`open`). */
function standing(
  row: Row,
  found: Recognized | undefined,
  { asksLicence, standard, known, on }: Asking,
): { counts: 'yes' | 'no' | 'open'; why: string } {
  if (!found) return { counts: 'open', why: 'its level is not known' };
  if (asksLicence && !standard.licences.some((licence) => isOf(found, row, licence, known)))
    return { counts: 'no', why: 'not the licence of this position' };
  if (!asksLicence && rankOf(found.level) < rankOf(standard.level)) return { counts: 'no', why: ELIGIBILITY[found.level].toLowerCase() };
  if (found.code === '') return { counts: 'open', why: 'typed, not chosen from the list of eligibilities' };
  if (!found.is_licence) return { counts: 'yes', why: ELIGIBILITY[found.level] };
  if (row.licence_until === null) return { counts: 'open', why: 'the sheet does not say until when the licence is valid' };
  if (row.licence_until >= on) {
    if (!asksLicence) return { counts: 'open', why: `RA 1080 counts as ${ELIGIBILITY.second.toLowerCase()} where HR confirms it` };
    if (standard.isOpenLicence) return { counts: 'open', why: 'the standard does not say which licence is asked' };
    return { counts: 'yes', why: `Valid until ${longDate(row.licence_until)}` };
  }
  return { counts: asksLicence ? 'no' : 'open', why: `the licence ended on ${longDate(row.licence_until)}` };
}

type Recognized = Pick<KnownEligibility, 'level' | 'is_licence'> & { code: string };

function isOf(found: Recognized, row: Row, licence: string, known: readonly KnownEligibility[]): boolean {
  const wanted = plain(licence);
  if (wanted === 'ra 1080') return found.is_licence && found.level === 'second';
  const named = known.find(({ code, name }) => plain(code) === wanted || plain(name) === wanted);
  return named ? named.code === found.code : plain(row.eligibility).includes(wanted);
}

/** By the list; else by the words that the usual ones have, without a code. */
function recognize({ eligibility }: Row, known: readonly KnownEligibility[]): Recognized | undefined {
  const written = plain(eligibility);
  const listed = known.find(({ name, code }) => plain(name) === written || plain(code) === written);
  if (listed) return listed;
  for (const [words, level, isLicence] of WORDS) if (words.test(written)) return { code: '', level, is_licence: isLicence };
  return undefined;
}

const WORDS: readonly [RegExp, EligibilityLevel, boolean][] = [
  [/career executive|executive (service|eligibility)/, 'third', false],
  [/sub ?professional/, 'first', false],
  [/barangay (official|health|nutrition)|skills eligibility|sanggunian/, 'first', false],
  [/(career|civil) service.*professional/, 'second', false],
  [/pd 907|honou?r graduate|pd 997|electronic data/, 'second', false],
  [/ra 1080|licensure|board exam|bar exam|\blet\b/, 'second', true],
];
