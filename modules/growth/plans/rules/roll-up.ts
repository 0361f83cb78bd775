import { INTERVENTIONS, type Intervention, type PlanLine } from './plan.ts';

/** A unit and the one above it; null at the top. */
export interface RolledUnit {
  id: number;
  parent_id: number | null;
}

/** A line of a plan in the unit of its owner. */
export interface RolledLine extends Pick<
  PlanLine,
  'id' | 'intervention' | 'mode' | 'from' | 'to' | 'cost' | 'needs_replacement' | 'person_id'
> {
  unit_id: number;
  plan_id: number;
}

/** What plans of a unit and all below it come to in a year. Money in centavos. */
export interface RolledYear {
  year: number;
  cost: number;
  lines: Record<Intervention, number>;
  /** People away full time on some day of the year, and how many of them must be replaced. */
  away: number;
  to_replace: number;
}

export interface RolledUp {
  unit_id: number;
  plans: number;
  years: RolledYear[];
}

/** The sums of a unit while lines are added. */
interface Sum {
  plans: Set<number>;
  years: { cost: number; lines: Record<Intervention, number>; away: Set<string>; toReplace: Set<string> }[];
}

/**
 * Plans by unit, each with all below it, and by year (domain page, A2, A6): cost, lines by intervention, and who would be missing. A line without a person
 * counts as one. Units without lines are absent.
 */
export function rollUp(lines: readonly RolledLine[], units: readonly RolledUnit[], years: readonly number[]): RolledUp[] {
  const above = new Map(units.map(({ id, parent_id: parent }) => [id, parent]));
  const over = new Map(units.map(({ id }) => [id, unitsOver(id, above)]));
  const sums = new Map<number, Sum>();
  for (const line of lines) {
    const costs = costByYear(line, years);
    for (const unit of over.get(line.unit_id) ?? [line.unit_id]) {
      const sum = sums.get(unit) ?? emptySum(years);
      sums.set(unit, sum);
      addLine(sum, line, years, costs);
    }
  }
  return units.flatMap(({ id }) => {
    const sum = sums.get(id);
    return sum ? [{ unit_id: id, plans: sum.plans.size, years: years.map((year, at) => yearOf(year, sum.years[at]!)) }] : [];
  });
}

function emptySum(years: readonly number[]): Sum {
  return {
    plans: new Set(),
    years: years.map(() => ({
      cost: 0,
      lines: Object.fromEntries(INTERVENTIONS.map((one) => [one, 0])) as Record<Intervention, number>,
      away: new Set(),
      toReplace: new Set(),
    })),
  };
}

function addLine({ plans, years: sums }: Sum, line: RolledLine, years: readonly number[], costs: readonly number[]): void {
  plans.add(line.plan_id);
  const person = line.person_id === null ? `line ${line.id}` : `person ${line.person_id}`;
  for (const [at, year] of years.entries()) {
    if (Number(line.from.slice(0, 4)) > year || Number(line.to.slice(0, 4)) < year) continue;
    const sum = sums[at]!;
    sum.cost += costs[at]!;
    sum.lines[line.intervention] += 1;
    if (line.mode !== 'FULL_TIME') continue;
    sum.away.add(person);
    if (line.needs_replacement) sum.toReplace.add(person);
  }
}

function yearOf(year: number, { cost, lines, away, toReplace }: Sum['years'][number]): RolledYear {
  return { year, cost, lines, away: away.size, to_replace: toReplace.size };
}

/** The cost of a line by the years of its days, in proportion; over all years that it lasts they add up to it exactly. */
export function costByYear({ from, to, cost }: Pick<PlanLine, 'from' | 'to' | 'cost'>, years: readonly number[]): number[] {
  const before = dayNumber(from) - 1;
  const all = dayNumber(to) - before;
  const upTo = (year: number) => Math.floor((cost * Math.min(Math.max(dayNumber(`${year}-12-31`) - before, 0), all)) / all);
  return years.map((year) => upTo(year) - upTo(year - 1));
}

/** Of the calendar, counted from 1 March of the year 0: a plan has thousands of days, which are not worth an object each. */
function dayNumber(day: string): number {
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4)) - (month < 3 ? 1 : 0);
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + Number(day.slice(8, 10));
  return year * 365 + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400) + ofYear;
}

function unitsOver(unit: number, above: ReadonlyMap<number, number | null>): Set<number> {
  const found = new Set<number>();
  for (let one: number | null = unit; one !== null && !found.has(one); one = above.get(one) ?? null) found.add(one);
  return found;
}
