import { daysFrom } from '@talaan/performance/rules/period/days.ts';
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
}

/** What plans of a unit and all below it come to in a year. Money in centavos. */
export interface RolledYear {
  year: number;
  cost: number;
  lines: Record<Intervention, number>;
  /** People away full time on some day of the year, and how many of them must be replaced. */
  away: number;
  to_replace: number;
  /** Lines by which people would be missing. */
  away_lines: number[];
}

export interface RolledUp {
  unit_id: number;
  years: RolledYear[];
}

/**
 * Plans by unit, each with all below it, and by year (domain page, A2, A6): cost, lines by intervention, and who would be missing. A line without a person
 * counts as one. Units without lines are absent.
 */
export function rollUp(lines: readonly RolledLine[], units: readonly RolledUnit[], years: readonly number[]): RolledUp[] {
  const above = new Map(units.map(({ id, parent_id: parent }) => [id, parent]));
  const byUnit = new Map<number, RolledLine[]>();
  for (const line of lines)
    for (const unit of unitsOver(line.unit_id, above)) {
      const own = byUnit.get(unit);
      if (own) own.push(line);
      else byUnit.set(unit, [line]);
    }
  return units.flatMap(({ id }) => {
    const own = byUnit.get(id);
    return own ? [{ unit_id: id, years: years.map((year) => rollYear(own, year)) }] : [];
  });
}

/** The cost of a line by the years of its days, in proportion; they add up to it exactly. */
export function costOfYear({ from, to, cost }: Pick<PlanLine, 'from' | 'to' | 'cost'>, year: number): number {
  const upTo = (lastDay: string) => Math.floor((cost * daysFrom(from, lastDay < to ? lastDay : to)) / daysFrom(from, to));
  return upTo(`${year}-12-31`) - upTo(`${year - 1}-12-31`);
}

function rollYear(lines: readonly RolledLine[], year: number): RolledYear {
  const own = lines.filter(({ from, to }) => from <= `${year}-12-31` && to >= `${year}-01-01`);
  const away = own.filter(({ mode }) => mode === 'FULL_TIME');
  const people = Map.groupBy(away, ({ person_id: person, id }) => (person === null ? `line ${id}` : `person ${person}`));
  const counts = Object.fromEntries(INTERVENTIONS.map((one) => [one, own.filter(({ intervention }) => intervention === one).length]));
  return {
    year,
    cost: own.reduce((sum, line) => sum + costOfYear(line, year), 0),
    lines: counts as RolledYear['lines'],
    away: people.size,
    to_replace: [...people.values()].filter((some) => some.some(({ needs_replacement: needs }) => needs)).length,
    away_lines: away.map(({ id }) => id),
  };
}

function unitsOver(unit: number, above: ReadonlyMap<number, number | null>): Set<number> {
  const found = new Set<number>();
  for (let one: number | null = unit; one !== null && !found.has(one); one = above.get(one) ?? null) found.add(one);
  return found;
}
