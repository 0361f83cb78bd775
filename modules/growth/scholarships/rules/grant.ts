/** Study leave with pay, part-time with a lower load, aid for thesis or dissertation, a scholarship from outside with counterpart (domain page, A4). */
export const GRANT_KINDS = ['FULL_TIME', 'PART_TIME', 'THESIS_AID', 'EXTERNAL'] as const;
export type GrantKind = (typeof GRANT_KINDS)[number];

export const DEGREES = ['MASTERS', 'DOCTORATE'] as const;
export type Degree = (typeof DEGREES)[number];

export const STUDY_MODES = ['FULL_TIME', 'PART_TIME'] as const;
export type StudyMode = (typeof STUDY_MODES)[number];

/** Days of study in one mode, both counted, in their order and without overlap. An extension is a stretch like any other (A5.2). */
export interface Stretch {
  mode: StudyMode;
  from: string;
  to: string;
}

/** What study obliges to, in months of service: what the university asks for is dated, and a contract freezes it (A5.1). */
export interface ObligationRate {
  /** For each counted year. */
  full_time: number;
  part_time: number;
  /** For full-time study of six months and less in all, by its length: up to so many months, so many of service (CSC MC 21 s.2004). */
  short: readonly { up_to: number; months: number }[];
}

/** With what a university begins: two years for a year of full-time study, one for a year of part-time study (domain page, A4); leave page, 3.3. */
export const DEFAULT_RATE: ObligationRate = {
  full_time: 24,
  part_time: 12,
  short: [
    { up_to: 1, months: 6 },
    { up_to: 3, months: 12 },
    { up_to: 6, months: 24 },
  ],
};

export const COST_KINDS = ['TUITION', 'STIPEND', 'BOOKS', 'THESIS', 'TRAVEL', 'SALARY', 'OTHER'] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** An amount that the university spent on a grant, in centavos. */
export interface Cost {
  on: string;
  kind: CostKind;
  amount: number;
}

/** What a breach costs, as the contract has it (A5.1). */
export interface RefundTerms {
  /** Costs that are refunded. */
  base: readonly CostKind[];
  /** In ten-thousandths of the base where the degree is not finished; null where it is the part not served, as after a finished one. */
  unfinished_per10000: number | null;
  /** Simple interest a year from demand, in ten-thousandths: 600 is 6 %; null where the contract has no clause. */
  interest_per10000: number | null;
}

/** What a contract freezes when it is signed. */
export interface ContractTerms {
  rate: ObligationRate;
  /** Months of service that it names: more than the rate gives, or fewer, which does not count (A5.2). */
  months: number;
  refund: RefundTerms;
}

/** A day without pay, or a part of it, in thousandths of a day. */
export interface Unpaid {
  date: string;
  thousandths: number;
}

/** A grant as far as its obligation asks for it. */
export interface Grant {
  stretches: readonly Stretch[];
  terms: ContractTerms;
  /** The day on which the degree was finished; null where it was not, or not yet. */
  completed_on: string | null;
  /** The day of return to duty; null before it. */
  reported_on: string | null;
  /** The last day in service of who left; null of who serves. */
  left_on: string | null;
  /** Since the return. */
  unpaid: readonly Unpaid[];
  costs: readonly Cost[];
}
