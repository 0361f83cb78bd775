/** The boxes of 6.A of CS Form No. 6 (Revised 2020), in its order; what has no box of its own goes under `OTHERS`. */
export const FORM_BOXES = [
  'VACATION',
  'FORCED',
  'SICK',
  'MATERNITY',
  'PATERNITY',
  'SPECIAL_PRIVILEGE',
  'SOLO_PARENT',
  'STUDY',
  'VAWC',
  'REHABILITATION',
  'WOMEN',
  'CALAMITY',
  'ADOPTION',
  'OTHERS',
] as const;
export type FormBox = (typeof FORM_BOXES)[number];

/** What box 6.B asks of a type: where it is spent, the illness, the illness of special leave for women, or the purpose of study. */
export const DETAILS = ['PLACE', 'ILLNESS', 'WOMEN', 'STUDY'] as const;
export type Details = (typeof DETAILS)[number];

/** What the days are taken from; SL takes sick leave first and vacation leave after it (MC 41 s.1998 Sec. 56), NONE is without pay. */
export const CHARGES = ['VL', 'SL', 'OWN', 'COC', 'CDO', 'SC', 'NONE'] as const;
export type Charge = (typeof CHARGES)[number];

/** What the amount counts: working days of the person's own schedule, all days of the calendar, or blocks of hours. */
export const UNITS = ['WORKING', 'CALENDAR', 'HOURS'] as const;
export type Unit = (typeof UNITS)[number];

/** When a paper is due. */
export const PAPER_CASES = [
  'ALWAYS',
  'FILED_AHEAD',
  'LONG',
  'ABROAD',
  'FROM_30_DAYS',
  'ALLOCATED',
  'NO_DOCTOR',
  'EARLY_RETURN',
  'WHERE_GIVEN',
] as const;
export type PaperCase = (typeof PAPER_CASES)[number];

export interface NeededPaper {
  name: string;
  /** `LONG` is more than `RUN_THAT_NEEDS_A_CERTIFICATE` working days in a row; `WHERE_GIVEN` is asked for and never required. */
  when: PaperCase;
}

/** One type of leave as it applies from a day on. Amounts are thousandths of a day. */
export interface LeaveType {
  code: string;
  name: string;
  /** The order in lists and on the form. */
  place: number;
  box: FormBox;
  details: Details | null;
  charge: Charge;
  /** What the law gives of it, each time or each year; null where only the balance limits it. */
  amount: number | null;
  unit: Unit;
  /** What the amount is given for; `EVENT` is a delivery, a calamity, a grant, counted by the date that the application names. */
  per: 'YEAR' | 'EVENT' | null;
  /** How the form asks for the date of the event: `Date of delivery`. */
  event: string | null;
  /** How many events of a person are covered, in each year where it is given per year; null without limit. */
  mostEvents: number | null;
  smallest: 'DAY' | 'HALF';
  /** Whether a date counts as one day whatever the hours of the schedule (domain page, section 14). */
  countsDates: boolean;
  sex: 'Female' | 'Male' | null;
  /** Codes of `reference.appointment_status` that may use it. */
  statuses: readonly string[];
  teachers: 'ANY' | 'NOT_ON_TEACHER_LEAVE' | 'ONLY_ON_TEACHER_LEAVE';
  /** Months of service before the first use. */
  serviceMonths: number;
  /** The vacation leave that a person must have, such as 10 for forced leave. */
  leastBalance: number | null;
  /** Calendar days before the first day by which it is filed; null where it may be filed on return. */
  noticeDays: number | null;
  /** Whether the event may still be to come when it is filed: an expected delivery, not a declaration of calamity. */
  eventMayCome: boolean;
  /** It begins at most so many working days before the event; null without limit. */
  beforeDays: number | null;
  /** The last day is at most so many days after the event. */
  withinDays: number | null;
  /** It is filed at most so many days after the event. */
  filedWithinDays: number | null;
  /** So many dates in a row at most. */
  longestRun: number | null;
  papers: readonly NeededPaper[];
  /** A missing paper does not stop the filing; it is due `DAYS_FOR_LATE_PAPERS` days after the return. */
  papersMayFollow: boolean;
  /** Whether VL and SL are earned while on it. */
  earns: boolean;
  /** HR and who approves see what it is; others see `Leave`. */
  isConfidential: boolean;
  /** Whether it may be disapproved although it is proved: vacation and forced leave for exigency of the service. */
  isDiscretionary: boolean;
  /** Whether it is applied for by the application for leave; monetization and terminal leave have their own requests. */
  isFiled: boolean;
  law: string;
  confidence: 'certain' | 'likely' | 'assumed';
}

/** Sick leave of more working days in a row than this needs a medical certificate (MC 41 s.1998 Sec. 53). */
export const RUN_THAT_NEEDS_A_CERTIFICATE = 5;

/** Maternity leave of a live birth, in thousandths of a day; at least 60 of its days come after the delivery (RA 11210 Sec. 3). */
export const LIVE_BIRTH = 105_000;
export const DAYS_AFTER_DELIVERY = 60;

/** Papers of sick and emergency leave may follow within so many days after the return (domain page, section 6). */
export const DAYS_FOR_LATE_PAPERS = 5;
