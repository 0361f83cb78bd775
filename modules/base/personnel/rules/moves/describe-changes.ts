import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Career, CareerAppointment, CareerRow, CareerSalary } from './career.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { dayBefore, runsOn, formatFrom } from './spans.ts';

export type ChangeKind = 'appointment' | 'salary' | 'item' | 'designation' | 'assignment' | 'standing' | 'step increment' | 'request';

/** One thing that is otherwise after a movement, in words. */
export interface ToldChange {
  kind: ChangeKind;
  text: string;
}

/** What differs between the record of a person before and after a movement. `itemNumbers` by item. */
export function describeChanges(before: Career, after: Career, itemNumbers: ReadonlyMap<number, string>): ToldChange[] {
  return [
    ...describeRows('appointment', before.appointments, after.appointments, formatAppointment),
    ...describeSalaries(before, after),
    ...describeItems(before, after, itemNumbers),
    ...describeRows(
      'designation',
      before.designations,
      after.designations,
      ({ title, office }) => `The designation as ${title}, ${office},`,
    ),
    ...describeRows(
      'assignment',
      before.assignments,
      after.assignments,
      ({ kind, office, agency }) => `The ${kind} to ${office ?? agency}`,
    ),
    ...describeRows('standing', before.standings, after.standings, ({ status }) => `“${status}”`),
  ];
}

function formatAppointment({ position, office, status, nature, is_substitute: isSubstitute }: CareerAppointment): string {
  const kind = [status, nature, isSubstitute && 'substitute'].filter(Boolean).join(', ');
  return `${position}, ${office} (${kind})`;
}

function describeRows<Row extends CareerRow>(
  kind: ChangeKind,
  before: readonly Row[],
  after: readonly Row[],
  say: (row: Row) => string,
): ToldChange[] {
  const { ended, removed, opened } = compareRows(before, after);
  return [
    ...ended.map((row) => ({
      kind,
      text: `${say(row)} ${row.until === null ? 'is in force until further notice' : `ends on ${longDate(dayBefore(row.until))}`}.`,
    })),
    ...removed.map((row) => ({ kind, text: `${say(row)} ${formatFrom(row)} is removed.` })),
    ...opened.map((row) => ({
      kind,
      text: `${say(row)} begins on ${longDate(row.from)}${row.until === null ? '' : ` and ends on ${longDate(dayBefore(row.until))}`}.`,
    })),
  ];
}

function compareRows<Row extends CareerRow>(before: readonly Row[], after: readonly Row[]) {
  const now = new Map(after.map((row) => [row.id, row]));
  const had = new Set(before.map(({ id }) => id));
  return {
    ended: before.flatMap((row) => {
      const later = now.get(row.id);
      return later && later.until !== row.until ? [later] : [];
    }),
    removed: before.filter(({ id }) => !now.has(id)),
    opened: after.filter(({ id }) => !had.has(id)),
  };
}

/** Each day on which the person is paid otherwise than before, against what they would be paid that day or were paid the day before. */
function describeSalaries(before: Career, after: Career): ToldChange[] {
  const { ended, removed, opened } = compareRows(before.salaries, after.salaries);
  const lines = opened.map((row) => {
    const was = before.salaries.find((one) => runsOn(one, row.from)) ?? before.salaries.find((one) => one.until === row.from);
    if (!was) return `Salary from ${longDate(row.from)}: ${formatSalary(row)}.`;
    return `Salary from ${longDate(row.from)}: ${formatSalary(was)} → ${formatSalary(row)}, ${formatDifference(row.amount - was.amount)}.`;
  });
  const follows = new Set(opened.map(({ from }) => from));
  for (const row of ended)
    if (row.until !== null && !follows.has(row.until))
      lines.push(`The salary of ${formatSalary(row)} ends on ${longDate(dayBefore(row.until))}.`);
  for (const row of removed)
    if (!follows.has(row.from)) lines.push(`The salary of ${formatSalary(row)} ${formatFrom(row)} (${row.cause}) is removed.`);
  return lines.map((text) => ({ kind: 'salary', text }));
}

function formatSalary({ amount, salary_grade: grade, step }: CareerSalary): string {
  return `${formatPesos(amount)} (SG ${grade}, step ${step})`;
}

function formatDifference(centavos: number): string {
  if (centavos === 0) return 'the same';
  return centavos > 0 ? `${formatPesos(centavos)} more a month` : `${formatPesos(-centavos)} less a month`;
}

/** Whose item becomes vacant and which is filled; staying in the same item is no change. */
function describeItems(before: Career, after: Career, itemNumbers: ReadonlyMap<number, string>): ToldChange[] {
  const { ended, removed, opened } = compareRows(before.appointments, after.appointments);
  const say = (id: number) => `Item ${itemNumbers.get(id) ?? id}`;
  const stays = (item: number, day: string) => after.appointments.some((one) => one.item_id === item && runsOn(one, day));
  const had = (item: number, day: string) =>
    before.appointments.some((one) => one.item_id === item && (one.until === day || runsOn(one, day)));
  const holds = (row: CareerAppointment): row is CareerAppointment & { item_id: number } => row.item_id !== null && !row.is_substitute;
  const lines = [
    ...ended
      .filter(holds)
      .flatMap(({ item_id: item, until }) =>
        until === null || stays(item, until) ? [] : [`${say(item)} is vacant from ${longDate(until)}.`],
      ),
    ...removed
      .filter(holds)
      .flatMap(({ item_id: item, from }) => (stays(item, from) ? [] : [`${say(item)} is vacant from ${longDate(from)}.`])),
    ...opened
      .filter(holds)
      .flatMap(({ item_id: item, from }) => (had(item, from) ? [] : [`${say(item)} is filled from ${longDate(from)}.`])),
    ...opened
      .filter((row) => row.item_id !== null && row.is_substitute)
      .map((row) => `${say(row.item_id!)} has a substitute from ${longDate(row.from)}.`),
  ];
  return lines.map((text) => ({ kind: 'item', text }));
}
