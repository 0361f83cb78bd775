import { formatPoints, type Points } from './points.ts';

interface CheckedForm {
  total: Points;
  pass_on: 'total' | 'credentials';
  pass_mark: Points;
  factors: readonly {
    points: Points;
    kind: string;
    scored_by: string;
    items: readonly { points: Points }[];
  }[];
}

/** What is wrong with a form, by field: the factors add up to the declared total, the items to their factor (section 8.2). */
export function findFormFaults({ total, pass_on, pass_mark, factors }: CheckedForm): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const sum = factors.reduce((points, factor) => points + factor.points, 0);
  if (sum !== total) faults.total = [`The factors add up to ${formatPoints(sum)}, the total says ${formatPoints(total)}.`];
  const credentials = factors.reduce((points, factor) => points + (factor.kind === 'credential' ? factor.points : 0), 0);
  if (pass_mark > (pass_on === 'total' ? total : credentials))
    faults.pass_mark = [`The pass mark is above what can be reached: ${formatPoints(pass_on === 'total' ? total : credentials)}.`];
  for (const [at, factor] of factors.entries()) {
    const items = factor.items.reduce((points, item) => points + item.points, 0);
    if (factor.scored_by === 'members' && items !== factor.points)
      faults[`factors.${at}.points`] = [
        `What members rate adds up to ${formatPoints(items)}, the factor has ${formatPoints(factor.points)}.`,
      ];
    if (factor.scored_by !== 'members' && factor.items.length > 0)
      faults[`factors.${at}.scored_by`] = ['Only what each member scores has lines to rate.'];
    if ((factor.kind === 'examination') !== (factor.scored_by === 'examination'))
      faults[`factors.${at}.scored_by`] = ['An examination is scored by examination, and nothing else is.'];
  }
  return faults;
}
