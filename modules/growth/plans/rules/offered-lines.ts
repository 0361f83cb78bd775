import { addDays, daysFrom } from '@talaan/performance/rules/period/days.ts';
import type { Plan, PlanLine } from './plan.ts';

/** A line offered to the next plan: as it was, open, and with its days moved into the new years where they were over. */
export type OfferedLine<L extends PlanLine> = Omit<L, 'id'> & { of_line: number };

/** Open lines of a plan that ends, or of the version before, for the next one (domain page, A5.4). */
export function offeredLines<L extends PlanLine>(lines: readonly L[], { from_year: year }: Pick<Plan, 'from_year'>): OfferedLine<L>[] {
  return lines
    .filter(({ state }) => state === 'OPEN')
    .map(({ id, ...line }) => ({ ...line, ...movedInto(line, `${year}-01-01`), of_line: id }));
}

/** The same number of days from the first day on, where they began before it. */
function movedInto({ from, to }: Pick<PlanLine, 'from' | 'to'>, firstDay: string): Pick<PlanLine, 'from' | 'to'> {
  return from >= firstDay ? { from, to } : { from: firstDay, to: addDays(firstDay, daysFrom(from, to) - 1) };
}
