import type { z } from 'zod';
import type { fileOvertime, Funding } from '../../contract/overtime.ts';

/** A person who was chosen. */
export interface Chosen {
  id: number;
  name: string;
}

/** A day with its hours, in minutes from midnight; an end before the beginning is of the next morning. */
export interface TypedWindow {
  /** Tells the lines apart. */
  line: number;
  date: string | null;
  from: number | null;
  to: number | null;
}

export interface OvertimeValues {
  /** Nobody: the one who files. */
  people: Chosen[];
  windows: TypedWindow[];
  funding: Funding;
  fund_source: string;
  activity: string;
  justification: string;
  expected_output: string;
  isEmergency: boolean;
  emergency: string;
}

const FIVE = 17 * 60;
const EIGHT = 20 * 60;

/** For a day, where one was chosen. */
export function blankOvertime(date: string | null): OvertimeValues {
  return {
    people: [],
    windows: [{ ...newWindow([]), date }],
    funding: 'COC',
    fund_source: '',
    activity: '',
    justification: '',
    expected_output: '',
    isEmergency: false,
    emergency: '',
  };
}

export function newWindow(windows: readonly TypedWindow[]): TypedWindow {
  const last = windows.at(-1);
  return { line: 1 + Math.max(0, ...windows.map(({ line }) => line)), date: null, from: last?.from ?? FIVE, to: last?.to ?? EIGHT };
}

type Body = z.input<typeof fileOvertime.body>;

/** Each of the days for each of the people. */
export function bodyOf({ people, windows, isEmergency, emergency, ...said }: OvertimeValues): Body {
  const whom = people.length > 0 ? people.map(({ id }) => ({ personnel_id: id })) : [{}];
  return {
    ...said,
    fund_source: said.funding === 'PAY' ? said.fund_source : '',
    emergency: isEmergency ? emergency : '',
    duties: whom.flatMap((one) =>
      windows.map(({ date, from, to }) => ({ ...one, date: date ?? '', from: from ?? NaN, to: endOf(from, to) })),
    ),
  };
}

const DAY = 1440;

function endOf(from: number | null, to: number | null): number {
  if (to === null) return NaN;
  return from !== null && to <= from ? to + DAY : to;
}
