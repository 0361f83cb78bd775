/** Papers with a number of their own series. */
export const PAPER_SERIES = [
  'PAR',
  'SPLV',
  'SPHV',
  'PTR',
  'ITR',
  'RRSP',
  'RRPPE',
  'RLSDDP',
  'RLSDDSP',
  'IAR',
  'RSPI',
  'IIRUP',
  'IIRUSP',
  'GATE',
  'LOAN',
] as const;
export type PaperSeries = (typeof PAPER_SERIES)[number];

/** Slips say their class before their number, so that the two series are told apart. */
const SAID: readonly PaperSeries[] = ['SPLV', 'SPHV'];

/** `2026-11-0012`, or `SPLV-2026-11-0012` of an inventory custodian slip: year and month of the paper's day, and the running number of the year. */
export function formatPaperNumber(series: PaperSeries, day: string, running: number): string {
  const number = `${day.slice(0, 7)}-${fourDigits(running)}`;
  return SAID.includes(series) ? `${series}-${number}` : number;
}

/** What stands in a property number. */
export interface NumberedItem {
  acquired_on: string;
  group_code: string;
  account_code: string;
  /** The requisitioning office of the inspection report. */
  officeId: number;
}

/** The series from which an item has its running number: each account counts by itself. */
export function seriesOfItem({ group_code, account_code }: Pick<NumberedItem, 'group_code' | 'account_code'>): string {
  return `ITEM-${group_code}-${account_code}`;
}

/** `2026-05-03-0012-01`: year acquired, account group, account, running number of these three, requisitioning office. It never changes. */
export function formatPropertyNumber(item: NumberedItem, running: number): string {
  const { acquired_on, group_code, account_code, officeId } = item;
  return [acquired_on.slice(0, 4), group_code, account_code, fourDigits(running), String(officeId).padStart(2, '0')].join('-');
}

function fourDigits(running: number): string {
  return String(running).padStart(4, '0');
}
