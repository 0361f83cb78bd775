import { longDate } from '@talaan/kernel/contract/dates.ts';
import { termsOf, type Brand, type Dose } from './vaccination-status.ts';

export interface DoseFaults {
  /** By the place of the dose and its field, such as `doses.1.date`. */
  faults: Record<string, string[]>;
  /** What is unusual and still saved. */
  warnings: string[];
}

/** What hinders saving doses: days that are to come or out of order, brands that are not listed; and intervals that are shorter than usual (domain page, D2). */
export function findDoseFaults(doses: readonly Dose[], brands: readonly Brand[], today: string): DoseFaults {
  const faults: Record<string, string[]> = {};
  const warnings: string[] = [];
  for (const [at, dose] of doses.entries()) {
    const { date } = dose;
    const before = doses[at - 1];
    if (!termsOf(dose, brands)) faults[`doses.${at}.brand`] = ['Choose a vaccine from the list.'];
    if (date > today) faults[`doses.${at}.date`] = ['A dose is entered once it was taken: this day is still to come.'];
    else if (before && date === before.date) faults[`doses.${at}.date`] = [`Dose ${at} was taken on this day. Enter each dose once.`];
    else if (before && date < before.date)
      faults[`doses.${at}.date`] = [`Dose ${at + 1} was taken after dose ${at}, of ${longDate(before.date)}.`];
    else if (before) {
      const least = termsOf(before, brands)?.least_days ?? 0;
      const { days } = Temporal.PlainDate.from(before.date).until(date);
      if (days < least) warnings.push(`Dose ${at + 1} was taken ${days} days after dose ${at}. ${least} days or more are usual.`);
    }
  }
  return { faults, warnings };
}
