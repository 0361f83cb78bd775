import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { listDueSteps as endpoint } from '../../contract/nosi.ts';
import { reachOf } from '../nosa/find-adjustments.ts';
import { findDueSteps } from './find-due.ts';

/** A page of the steps that are due, or of those held back, and the totals of both. */
export async function listDueSteps({
  db,
  actor,
  query,
  today,
}: Call<unknown, z.output<typeof endpoint.query>>): Promise<z.input<typeof endpoint.response>> {
  const { page, per_page: perPage, group, sort } = query;
  const found = await findDueSteps(db, { ...query, today }, reachOf(actor));
  const due = found.filter(({ held }) => held === null);
  const steps = group === 'due' ? due : found.filter(({ held }) => held !== null);
  if (sort === '-fullname') steps.reverse();
  if (sort === 'due_on') steps.sort((one, other) => (one.due_on < other.due_on ? -1 : Number(one.due_on > other.due_on)));
  if (sort === '-due_on') steps.sort((one, other) => (one.due_on > other.due_on ? -1 : Number(one.due_on < other.due_on)));
  return {
    steps: steps.slice((page - 1) * perPage, page * perPage),
    total: steps.length,
    totals: {
      due: due.length,
      overdue: due.filter((one) => one.is_overdue).length,
      held: found.length - due.length,
      monthly_cost: due.reduce((sum, { before, after }) => sum + (after ?? before) - before, 0),
    },
  };
}
