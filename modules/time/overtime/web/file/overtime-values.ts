import type { fileOvertime, Funding } from '../../contract/overtime.ts';
import type { Sent } from '@talaan/kernel/web/calls/call.ts';

/** A person who was chosen; the office is its acronym. */
export interface Chosen {
  id: number;
  name: string;
  avatar: string | null;
  office: string | null;
}

/** A day with its hours, in minutes from midnight; an end before the beginning is of the next morning. */
export interface TypedWindow {
  /** Tells the lines apart. */
  line: number;
  date: string | null;
  from: number | null;
  to: number | null;
  /** The people whom it is for, as a field of choices has them; nobody for everyone. */
  whom: string[];
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
  return {
    line: 1 + Math.max(0, ...windows.map(({ line }) => line)),
    date: null,
    from: last?.from ?? FIVE,
    to: last?.to ?? EIGHT,
    whom: [],
  };
}

type Body = Sent<typeof fileOvertime>;

/** Each of the days for the people whom it is for. */
export function bodyOf({ people, windows, isEmergency, emergency, ...said }: OvertimeValues): Body {
  return {
    ...said,
    fund_source: said.funding === 'PAY' ? said.fund_source : '',
    emergency: isEmergency ? emergency : '',
    duties:
      people.length === 0
        ? windows.map(dutyOf)
        : people.flatMap((one) => daysOf(one, people, windows).map((day) => ({ personnel_id: one.id, ...dutyOf(day) }))),
  };
}

/** The people who were chosen and have no day. */
export function withoutDays({ people, windows }: Pick<OvertimeValues, 'people' | 'windows'>): Chosen[] {
  return people.filter((one) => daysOf(one, people, windows).length === 0);
}

/** A day that names nobody, or nobody who is still chosen, is for everyone. */
function daysOf({ id }: Chosen, people: readonly Chosen[], windows: readonly TypedWindow[]): TypedWindow[] {
  return windows.filter(({ whom }) => whom.includes(String(id)) || !people.some((one) => whom.includes(String(one.id))));
}

function dutyOf({ date, from, to }: TypedWindow) {
  return { date: date ?? '', from: from ?? NaN, to: endOf(from, to) };
}

const DAY = 1440;

function endOf(from: number | null, to: number | null): number {
  if (to === null) return NaN;
  return from !== null && to <= from ? to + DAY : to;
}
