/** A week of a person in a rota: which schedule they have, by the Monday of the week. */
export interface RotaWeek {
  personnelId: number;
  week: string;
  scheduleId: number;
}

/** What is planned, by person and week; a week that is not there is as it was. */
export type Plan = ReadonlyMap<string, RotaWeek>;

/** The schedule that a person has in a week, as planned or as it is; null where none is assigned. */
export type ScheduleOf = (personnelId: number, week: string) => number | null;

const keyOf = ({ personnelId, week }: Pick<RotaWeek, 'personnelId' | 'week'>) => `${personnelId} ${week}`;

/** The Mondays of the weeks that touch a month (`YYYY-MM`). */
export function weeksOfMonth(month: string): string[] {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const last = first.with({ day: first.daysInMonth });
  const weeks: string[] = [];
  for (
    let monday = first.subtract({ days: first.dayOfWeek - 1 });
    Temporal.PlainDate.compare(monday, last) <= 0;
    monday = monday.add({ days: 7 })
  )
    weeks.push(monday.toString());
  return weeks;
}

/** The plan with these weeks in it. */
export function withWeeks(plan: Plan, weeks: readonly RotaWeek[]): Plan {
  return new Map([...plan, ...weeks.map((one) => [keyOf(one), one] as const)]);
}

/** What is planned for a person and week. */
export function plannedFor(plan: Plan, personnelId: number, week: string): RotaWeek | undefined {
  return plan.get(keyOf({ personnelId, week }));
}

/** All people have in one week what they have in another. */
export function copyWeek(people: readonly number[], from: string, to: string, scheduleOf: ScheduleOf): RotaWeek[] {
  return people.flatMap((personnelId) => {
    const scheduleId = scheduleOf(personnelId, from);
    return scheduleId === null ? [] : [{ personnelId, week: to, scheduleId }];
  });
}

/** Two people change their schedules of a week; nothing where one of them has none. */
export function swapWeek(one: number, other: number, week: string, scheduleOf: ScheduleOf): RotaWeek[] {
  const [ofOne, ofOther] = [scheduleOf(one, week), scheduleOf(other, week)];
  if (ofOne === null || ofOther === null) return [];
  return [
    { personnelId: one, week, scheduleId: ofOther },
    { personnelId: other, week, scheduleId: ofOne },
  ];
}
