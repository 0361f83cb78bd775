import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { recordId } from '@talaan/kernel/contract/endpoint.ts';
import { PLACES, RELATIONS, STUDY_PURPOSES, ILLNESS_PLACES } from '../rules/details.ts';
import type { DayPart } from '../rules/parts.ts';

const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`);
const keysOf = <K extends string>(words: Record<K, string>) => Object.keys(words) as [K, ...K[]];

export const PARTS: Readonly<Record<DayPart, string>> = { DAY: 'Whole day', AM: 'Morning', PM: 'Afternoon' };

/** A year of which leave is asked: plans, reports, days without pay. */
export const leaveYear = z.coerce.number('Choose the year.').int().min(1987).max(2199);

/** A year of leave without pay, and some days more. */
const MOST_DATES = 400;

export const leaveDate = z.object({ date: isoDate, part: z.enum(keysOf(PARTS)) });

export const leaveDates = z
  .array(leaveDate)
  .min(1, 'Choose at least one date.')
  .max(MOST_DATES, `One application takes at most ${MOST_DATES} dates.`);

/** A mother’s notice of allocation (CS Form No. 6a). */
export const allocation = z.object({
  days: z.number().int().min(1, 'At least one day.').max(7, 'At most seven days (RA 11210 Sec. 6).'),
  expected_on: isoDate,
  home_address: text(200),
  contact: text(100),
  /** The record of a receiver who serves here. */
  receiver_id: recordId.nullable(),
  receiver_name: text(150).min(1, 'Enter who receives the days.'),
  receiver_position: text(150),
  receiver_address: text(200),
  receiver_agency: text(200),
  relation: z.enum(keysOf(RELATIONS)),
  relation_detail: text(150),
});
export type Allocation = z.output<typeof allocation>;

/** What is entered of an application, beside whose it is. */
export const leaveValues = z.object({
  type_code: z.string('Choose a type of leave.').min(1, 'Choose a type of leave.').max(10),
  /** Each date; of leave in calendar days every date from the first to the last. */
  dates: leaveDates,
  place: z.enum(keysOf(PLACES)).nullable(),
  place_detail: text(150),
  /** Number and date of the authority to travel abroad; needed before the approval. */
  foreign_authority: text(150),
  illness_place: z.enum(keysOf(ILLNESS_PLACES)).nullable(),
  illness: text(300),
  study_purpose: z.enum(keysOf(STUDY_PURPOSES)).nullable(),
  /** Of the delivery, the calamity, the grant: where the type asks for it. */
  event_on: isoDate.nullable(),
  commutation: z.boolean(),
  /** Why it is filed later than the rule wants. */
  late_reason: text(300),
  /** Who acts meanwhile. */
  acting_id: recordId.nullable(),
  contact: text(150),
  allocation: allocation.nullable(),
  /** Uploaded papers: the name of the paper that it is, and its path. */
  papers: z.array(z.object({ name: text(200).min(1), attachment_path: z.string().min(1).max(300) })).max(20, 'At most 20 papers.'),
});
export type LeaveValues = z.output<typeof leaveValues>;

/** A date with what it counts, in thousandths of a day (and seconds of compensatory credit), or why it counts nothing. */
export const countedDate = leaveDate.extend({
  thousandths: z.number().int(),
  seconds: z.number().int(),
  free: z.enum(['REST', 'HOLIDAY', 'SUSPENDED']).nullable(),
  /** What the free day is called. */
  name: z.string(),
});

/** The same with what pays for it. */
export const paidDate = countedDate.extend({
  vl: z.number().int(),
  sl: z.number().int(),
  own: z.number().int(),
  without: z.number().int(),
  without_column: z.enum(['VL', 'SL']).nullable(),
});

/** Sums over the dates, in thousandths of a day. `own` are days of the type’s own right, of credits in hours and of service credits. */
export const split = z.object({
  days: z.number().int(),
  seconds: z.number().int(),
  vl: z.number().int(),
  sl: z.number().int(),
  own: z.number().int(),
  without: z.number().int(),
});
export type Split = z.output<typeof split>;

/** What stands against an application: `block` hinders the filing, `warn` is told and may ask for a reason, `later` hinders a later step. */
export const check = z.object({
  /** The number of the check in section 6 of the domain page. */
  no: z.number().int(),
  kind: z.enum(['block', 'warn', 'later']),
  /** The field at which it is shown. */
  field: z.string(),
  text: z.string(),
  /** The law or the setting that says so. */
  source: z.string(),
});
export type Check = z.output<typeof check>;

/** The condition of study leave that ratings decide: the last two at least Very Satisfactory. */
export const studyRatings = z.object({
  is_met: z.boolean(),
  /** The ratings in a sentence, and the form or paper of each. */
  says: z.string(),
  sources: z.array(z.string()),
});
export type StudyRatings = z.output<typeof studyRatings>;

/** A paper that goes with the application. One that may follow does not hinder the filing. */
export const neededPaper = z.object({ name: z.string(), is_required: z.boolean(), may_follow: z.boolean() });

/** A balance in the unit of its book: thousandths of a day, or seconds. */
export const balance = z.object({
  /** The code of the book: VL, SL, SPL, COC … */
  book: z.string(),
  name: z.string(),
  unit: z.enum(['thousandth of a day', 'second']),
  /** Posted up to today. */
  now: z.number().int(),
  /** Set aside by applications that are not decided. */
  held: z.number().int(),
});

/** The balance beside an application that takes from it. */
export const balanceOnDates = balance.extend({
  /** What may be used on the first day of the leave: the lowest balance from then on. */
  usable: z.number().int(),
  /** What is left of it. */
  after: z.number().int(),
});

/** Box 7.A as it was certified: the balance before, in thousandths of a day. */
export const certified = z.object({
  as_of: isoDate,
  vl: z.number().int(),
  sl: z.number().int(),
  vl_less: z.number().int(),
  sl_less: z.number().int(),
  /** The balance of the type’s own book before; null where it has none. Seconds for compensatory credit. */
  own: z.number().int().nullable(),
});
export type Certified = z.output<typeof certified>;
