import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { PastRating } from '@talaan/performance/rules/after/past-rating.ts';
import { judgeLastTwo } from '@talaan/performance/rules/after/what-ratings-mean.ts';
import { addDays, addMonths, birthdayOf } from '@talaan/performance/rules/period/days.ts';
import type { Stretch } from './grant.ts';
import { obligationOf } from './obligation.ts';
import type { ContractTerms } from './grant.ts';

export const CONDITIONS = ['PERMANENT', 'SERVICE', 'RATINGS', 'AGE', 'ADMITTED', 'CASE', 'OBLIGATION'] as const;
export type ConditionCode = (typeof CONDITIONS)[number];

export const CONDITION_STAGES = ['FILING', 'APPROVAL', 'SIGNING'] as const;
export type ConditionStage = (typeof CONDITION_STAGES)[number];

/** When each must be met (domain page, A5.3); at other times it is shown alone. */
const ASKED: Readonly<Record<ConditionCode, readonly ConditionStage[]>> = {
  PERMANENT: ['FILING', 'SIGNING'],
  SERVICE: ['FILING', 'SIGNING'],
  RATINGS: ['FILING', 'SIGNING'],
  AGE: ['FILING', 'SIGNING'],
  ADMITTED: ['APPROVAL', 'SIGNING'],
  CASE: ['SIGNING'],
  OBLIGATION: ['SIGNING'],
};

/** What is known of an applicant. A `source` names the record or paper that says it. */
export interface ApplicantFacts {
  status: { is_permanent: boolean; name: string; source: string };
  /** The first day of service without a break. */
  serves_since: { day: string; source: string } | null;
  /** Null where no module keeps ratings. */
  ratings: readonly PastRating[] | null;
  /** Null where it is not on record. */
  born_on: string | null;
  /** The study as it is planned, and what its contract would oblige to. */
  stretches: readonly Stretch[];
  terms: Pick<ContractTerms, 'rate' | 'months'>;
  admission: { is_admitted: boolean; source: string } | null;
  /** Null while no one has certified it. */
  pending_case: { has_case: boolean; source: string } | null;
  /** Of an earlier grant or study leave; null where none is. */
  obligation: { until: string; source: string } | null;
}

export interface ConditionJudged {
  code: ConditionCode;
  /** Null while it is not known. */
  is_met: boolean | null;
  says: string;
  sources: string[];
  /** Whether it must be met at this stage. */
  is_asked: boolean;
}

const YEARS = 2;
const RETIREMENT_AGE = 65;

/** Every condition of a scholarship as of a day, met or not, with its source (domain page, A4, A5.3; leave page, 3.3). */
export function judgeConditions(facts: ApplicantFacts, stage: ConditionStage, day: string): ConditionJudged[] {
  const judged: Record<ConditionCode, Omit<ConditionJudged, 'code' | 'is_asked'>> = {
    PERMANENT: { is_met: facts.status.is_permanent, says: `Status: ${facts.status.name}.`, sources: [facts.status.source] },
    SERVICE: judgeService(facts, day),
    RATINGS:
      facts.ratings === null
        ? { is_met: null, says: 'Not known: Talaan keeps no ratings yet. The committee reads them on paper.', sources: [] }
        : judgeLastTwo(facts.ratings, day),
    AGE: judgeAge(facts),
    ADMITTED: facts.admission
      ? {
          is_met: facts.admission.is_admitted,
          says: facts.admission.is_admitted ? 'Admitted.' : 'Not admitted.',
          sources: [facts.admission.source],
        }
      : { is_met: null, says: 'The notice of admission is missing. Upload it.', sources: [] },
    CASE: facts.pending_case
      ? {
          is_met: !facts.pending_case.has_case,
          says: facts.pending_case.has_case ? 'A case is pending.' : 'No pending case.',
          sources: [facts.pending_case.source],
        }
      : { is_met: null, says: 'No one has certified yet that no case is pending.', sources: [] },
    OBLIGATION: judgeObligation(facts, day),
  };
  const isKept = (code: ConditionCode) => code !== 'RATINGS' || facts.ratings !== null;
  return CONDITIONS.map((code) => ({ code, ...judged[code], is_asked: ASKED[code].includes(stage) && isKept(code) }));
}

/** Those that hinder the stage: asked for now and not met, or not known. */
export function hindering(judged: readonly ConditionJudged[]): ConditionJudged[] {
  return judged.filter(({ is_asked: isAsked, is_met: isMet }) => isAsked && isMet !== true);
}

/** The last day on which service would be due, from the planned end: return on the day after it, and no day without pay; null without study. */
export function plannedLastDay({ stretches, terms }: Pick<ApplicantFacts, 'stretches' | 'terms'>): string | null {
  const last = stretches.reduce((latest, { to }) => (to > latest ? to : latest), '');
  if (last === '') return null;
  return addDays(addMonths(addDays(last, 1), obligationOf(stretches, terms).months), -1);
}

function judgeService({ serves_since: since }: ApplicantFacts, day: string): Omit<ConditionJudged, 'code' | 'is_asked'> {
  if (!since) return { is_met: false, says: 'No service is on record.', sources: [] };
  const from = addMonths(since.day, YEARS * 12);
  const isMet = from <= day;
  return {
    is_met: isMet,
    says: `In service since ${longDate(since.day)}${isMet ? '' : `; two years on ${longDate(from)}`}.`,
    sources: [since.source],
  };
}

function judgeAge(facts: ApplicantFacts): Omit<ConditionJudged, 'code' | 'is_asked'> {
  const lastDay = plannedLastDay(facts);
  if (facts.born_on === null) return { is_met: null, says: 'The date of birth is not on record.', sources: [] };
  const birthday = birthdayOf(facts.born_on, RETIREMENT_AGE);
  const sources = [`Date of birth ${longDate(facts.born_on)}`];
  if (lastDay === null) return { is_met: null, says: 'Enter the days of the study.', sources };
  return {
    is_met: lastDay < birthday,
    says: `Service would be due until ${longDate(lastDay)}; the 65th birthday is on ${longDate(birthday)}.`,
    sources,
  };
}

function judgeObligation({ obligation }: ApplicantFacts, day: string): Omit<ConditionJudged, 'code' | 'is_asked'> {
  if (!obligation || obligation.until < day)
    return { is_met: true, says: 'No service is due for an earlier grant.', sources: obligation ? [obligation.source] : [] };
  return { is_met: false, says: `Service for an earlier grant is due until ${longDate(obligation.until)}.`, sources: [obligation.source] };
}
