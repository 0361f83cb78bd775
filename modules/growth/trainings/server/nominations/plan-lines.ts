import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { planLinesOfPeople, type PlanLine } from '../needs.ts';
import type { Asking } from './nominee-facts.ts';

/** The open lines of the plans of people, by person; none where no module keeps plans. */
export async function planLinesOf(call: Asking, people: readonly number[]): Promise<ReadonlyMap<number, PlanLine[]>> {
  const [read] = allContributed(call.server, planLinesOfPeople);
  return read ? read(call, people) : new Map<number, PlanLine[]>();
}
