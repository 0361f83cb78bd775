import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { previewCost as endpoint } from '../../contract/sources.ts';
import { findLines } from './resolve-lines.ts';
import { planLines } from '../cost/plan-lines.ts';

/** What lines cost that are being typed; those of which the grade is not known yet are left out. */
export async function previewCost(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, body } = call;
  const { resolved } = await findLines(call, body.lines);
  const costs = await planLines(db, body.year, resolved);
  const lines = body.lines.flatMap(({ at, heads }, place) => {
    const { per_head, parts } = costs[place]!;
    return parts.length > 0 ? [{ at, per_head, parts, cost: per_head * heads }] : [];
  });
  return { lines, total: lines.reduce((sum, { cost }) => sum + cost, 0) };
}
