/** Who has ten days of vacation leave takes five of them each year (MC 41 s.1998 Sec. 25), in days of 8 hours whatever the schedule. */
export const FORCED_DAYS = 5_000;
export const LEAST_VACATION = 10_000;
const ONE_DAY = 1_000;

/** A date of an application, in thousandths of a day. What a suspension gave back is neither. */
export interface VacationDate {
  date: string;
  /** Used, with pay. */
  used: number;
  /** Given back because the agency cancelled, recalled or disapproved it for exigency of the service. */
  cancelled: number;
}

/** An application for vacation or forced leave, with its dates of one year. */
export interface VacationTaken {
  /** Applied for as forced leave; vacation leave counts from one day on. */
  isForced: boolean;
  /** All that it has, of other years too, in thousandths of a day. */
  length: number;
  days: readonly VacationDate[];
}

/** The vacation leave of a person in a year, in thousandths of a day. */
export interface VacationYear {
  /** The highest balance after any posting of the year, that with which it began among them; or that of 31 December, as the agency settled. */
  tested: number;
  /** On 31 December, before anything is forfeited. */
  balance: number;
  /** The last day of service, where it is in the year. */
  separatedOn: string | null;
  taken: readonly VacationTaken[];
  /** Dates of the approved plan that were cancelled by written order. */
  cancelledPlan: readonly string[];
}

export const FORCED_STANDINGS = {
  COMPLIED: 'Complied',
  DUE: 'Days left to take',
  BELOW_TEN: 'Less than ten days',
  SEPARATED: 'Separated in the year',
} as const;
export type ForcedStanding = keyof typeof FORCED_STANDINGS;

export interface ForcedLeave {
  standing: ForcedStanding;
  used: number;
  /** Of the five, what the agency cancelled by written order. */
  cancelled: number;
  /** Of the five, what is not taken yet. */
  left: number;
  /** What 31 December takes from the balance. */
  forfeit: number;
}

/**
 * What of the five days was taken and what is forfeited on 31 December (domain page, section 7): days with pay of forced leave, and of vacation
 * leave of one day or more; monetized days do not count. Nobody forfeits more than the balance, nor in the year of their separation.
 */
export function judgeForcedLeave({ tested, balance, separatedOn, taken, cancelledPlan }: VacationYear): ForcedLeave {
  const counted = taken.filter(({ isForced, length }) => isForced || length >= ONE_DAY).flatMap(({ days }) => days);
  const used = counted.reduce((sum, day) => sum + day.used, 0);
  const cancelled = sumOfCancelled(counted, cancelledPlan);
  const standing = separatedOn !== null ? 'SEPARATED' : tested < LEAST_VACATION ? 'BELOW_TEN' : 'DUE';
  const left = standing === 'DUE' ? Math.max(0, FORCED_DAYS - used - cancelled) : 0;
  return {
    standing: standing === 'DUE' && left === 0 ? 'COMPLIED' : standing,
    used,
    cancelled,
    left,
    forfeit: Math.min(left, Math.max(0, balance)),
  };
}

/** A date that the plan and an application name was cancelled once. */
function sumOfCancelled(days: readonly VacationDate[], plan: readonly string[]): number {
  const byDate = new Map<string, number>();
  for (const { date, cancelled } of days) if (cancelled > 0) byDate.set(date, (byDate.get(date) ?? 0) + cancelled);
  for (const date of new Set(plan)) {
    const used = days.reduce((sum, day) => (day.date === date ? sum + day.used : sum), 0);
    byDate.set(date, Math.max(byDate.get(date) ?? 0, ONE_DAY - used));
  }
  return byDate.values().reduce((sum, days) => sum + days, 0);
}
