/** Study leave with pay, part-time with a lower load, aid for thesis or dissertation, a scholarship from outside with counterpart (domain page, A4). */
export const GRANT_KINDS = ['FULL_TIME', 'PART_TIME', 'THESIS_AID', 'EXTERNAL'] as const;
export type GrantKind = (typeof GRANT_KINDS)[number];

export const DEGREES = ['MASTERS', 'DOCTORATE'] as const;
export type Degree = (typeof DEGREES)[number];

export const STUDY_MODES = ['FULL_TIME', 'PART_TIME'] as const;
export type StudyMode = (typeof STUDY_MODES)[number];

/** Days of study in one mode, both counted. An extension is a stretch like any other (A5.2). */
export interface Stretch {
  mode: StudyMode;
  from: string;
  to: string;
}

/** What a grant obliges to, as settings have it and contracts freeze it (A5.1). */
export interface ObligationRate {
  /** Months of service for a counted year. */
  full_time: number;
  part_time: number;
  /** Months of service for full-time study of up to six months in all, by its length in months (CSC MC 21 s.2004). */
  short: readonly { up_to: number; months: number }[];
}

/** What a breach costs, as the contract has it. */
export interface RefundTerms {
  /** Costs that are refunded. */
  base: readonly CostKind[];
  /** In ten-thousandths of the base where the degree is not finished, instead of the part not served; null where that part applies too. */
  unfinished_per10000: number | null;
  /** Simple interest a year from demand, in ten-thousandths; null where the contract has no clause. */
  interest_per10000: number | null;
}

export const COST_KINDS = ['TUITION', 'STIPEND', 'BOOKS', 'THESIS', 'TRAVEL', 'SALARY', 'OTHER'] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** An amount that the university spent on a grant, in centavos. */
export interface Cost {
  on: string;
  kind: CostKind;
  amount: number;
}

/** The contract, frozen when it is signed. */
export interface ContractTerms {
  signed_on: string;
  rate: ObligationRate;
  /** Months of service that it names: it may name more than the rate gives, never less. */
  months: number;
  refund: RefundTerms;
}
