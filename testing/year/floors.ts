import type { University } from './university.ts';

/** What has been done at least once a year has been lived from its first day to the end of a month: an actor that fell silent is found by it. */
const FLOORS: readonly (readonly [what: string, least: number, month: number])[] = [
  ['punches', 1000, 1],
  ['punches sent twice', 1, 1],
  ['overtime filed', 10, 1],
  ['decided: credit', 1, 2],
  ['leaves filed: VL', 2, 1],
  ['leaves filed: SC', 1, 3],
  ['resignations', 1, 1],
  ['items returned', 1, 3],
  ['clearances completed', 1, 3],
  ['promotions', 1, 3],
  ['monetizations filed', 1, 2],
  ['decided: pay', 1, 3],
  ['items issued', 2, 1],
  ['papers of property acknowledged', 2, 2],
  ['transfers of property reported', 1, 3],
  ['counts closed', 1, 1],
  ['items counted', 1, 1],
  ['nominations filed', 2, 1],
  ['trainings attended', 1, 2],
  ['trainings on data sheets', 1, 2],
  ['salary tables posted', 1, 2],
  ['notices of a salary table', 10, 3],
  ['offices split', 1, 3],
  ['requests to hire', 1, 2],
  ['vacancies posted', 1, 3],
  ['newcomers who assumed duty', 1, 2],
  ['own ratings submitted', 5, 7],
  ['forms rated', 5, 7],
  ['targets submitted', 5, 7],
  ['forms calibrated', 3, 7],
  ['last pays', 1, 6],
  ['years of BIR Form 2316 printed', 1, 12],
];

/** The floors that are due on the last day of a month and were not reached, each as a complaint. Of a year that is lived from its first day alone. */
export function findBelowFloors({ done, first }: University, day: Temporal.PlainDate): string[] {
  if (first.dayOfYear !== 1 || day.day !== day.daysInMonth) return [];
  return FLOORS.filter(([what, least, month]) => month <= day.month && (done.get(what) ?? 0) < least).map(
    ([what, least]) => `${day.toString()}: ${what} ${done.get(what) ?? 0} times, at least ${least} are expected by then.`,
  );
}
