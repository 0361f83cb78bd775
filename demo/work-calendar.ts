import { campuses } from './campuses.ts';

export interface Suspension {
  date: string;
  fromMinute: number | null;
  campusId: number | null;
  reason: string;
  issuedBy: string;
}

export interface Holiday {
  date: string;
  name: string;
  campusId: number | null;
  legalBasis: string;
}

/** Work of a day on a campus: none, all of it, or until this minute. */
export type WorkOfDay = 'none' | 'whole' | number;

/** Each year's suspensions begin from these days. None in October, the month of the sample punches, on which work went on. */
const yearlySuspensions = [
  { day: '03-12', fromMinute: 15 * 60, campusId: 1, reason: 'Interruption of the water supply', issuedBy: 'Office of the President' },
  { day: '07-22', fromMinute: null, campusId: 2, reason: 'Typhoon, wind signal no. 3', issuedBy: 'Office of the Campus Director' },
  { day: '09-16', fromMinute: 14 * 60, campusId: null, reason: 'Heavy rainfall warning', issuedBy: 'Office of the President' },
  { day: '11-05', fromMinute: null, campusId: 3, reason: 'Flooding after the tropical storm', issuedBy: 'Office of the Campus Director' },
] as const;

/** Days off that fall on the same date each year by RA 9492, for years whose proclamation is not at hand. */
const fixedHolidays = [
  ['01-01', "New Year's Day"],
  ['04-09', 'Araw ng Kagitingan'],
  ['05-01', 'Labor Day'],
  ['06-12', 'Independence Day'],
  ['08-21', 'Ninoy Aquino Day'],
  ['11-01', "All Saints' Day"],
  ['11-30', 'Bonifacio Day'],
  ['12-08', 'Feast of the Immaculate Conception'],
  ['12-25', 'Christmas Day'],
  ['12-30', 'Rizal Day'],
  ['12-31', 'Last Day of the Year'],
] as const;

/** The holidays of the towns, and the fixed ones of years that the reference list does not cover. */
export function listHolidays(from: Temporal.PlainDate, to: Temporal.PlainDate, isCovered: (year: number) => boolean): Holiday[] {
  const years = yearsFrom(from.year, to.year);
  const local = years.flatMap((year) =>
    campuses.map(({ id, localHoliday }) => ({
      date: `${year}-${localHoliday.day}`,
      name: localHoliday.name,
      campusId: id,
      legalBasis: 'Local holiday',
    })),
  );
  const fixed = years
    .filter((year) => !isCovered(year))
    .flatMap((year) => fixedHolidays.map(([day, name]) => ({ date: `${year}-${day}`, name, campusId: null, legalBasis: 'RA 9492' })));
  return [...local, ...fixed];
}

/** The suspensions of the period, each moved to the next day on which its campus works. */
export function listSuspensions(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  isOff: (date: string, campusId: number | null) => boolean,
): Suspension[] {
  const years = yearsFrom(from.year, to.year);
  return years
    .flatMap((year) =>
      yearlySuspensions.map(({ day, fromMinute, campusId, reason, issuedBy }) => ({
        date: nextWorkDay(`${year}-${day}`, campusId, isOff),
        fromMinute,
        campusId,
        reason,
        issuedBy,
      })),
    )
    .filter(({ date }) => date >= from.toString() && date <= to.toString());
}

function nextWorkDay(day: string, campusId: number | null, isOff: (date: string, campusId: number | null) => boolean): string {
  let date = Temporal.PlainDate.from(day);
  while (date.dayOfWeek > 5 || isOff(date.toString(), campusId)) date = date.add({ days: 1 });
  return date.toString();
}

/** Answers what work a day has on a campus; weekends are left to the schedules. */
export function openCalendar(
  holidays: readonly { date: string; campusId: number | null }[],
  suspensions: readonly Suspension[],
): (date: string, campusId: number) => WorkOfDay {
  const known = new Map<string, WorkOfDay>();
  for (const { date, campusId, fromMinute } of suspensions) mark(known, date, campusId, fromMinute ?? 'none');
  for (const { date, campusId } of holidays) mark(known, date, campusId, 'none');
  return (date, campusId) => known.get(`${date} ${campusId}`) ?? 'whole';
}

function mark(known: Map<string, WorkOfDay>, date: string, campusId: number | null, work: WorkOfDay): void {
  for (const { id } of campuses) if (campusId === null || campusId === id) known.set(`${date} ${id}`, work);
}

function yearsFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
