/** What is not shown of fewer people than this (demographic reports hide cells under 5 people). */
export const LEAST_SHOWN = 5;

/**
 * A cell of tables that share sums. Every sum is a place where as much comes in as goes out, and every cell runs from one sum
 * to another: a group's women run from the sum of the group to the column of the women.
 */
export interface Cell {
  from: string;
  to: string;
  value: number;
}

/**
 * Which cells are hidden, by their place: those under the least, and as many others as it takes that none of them follows
 * from what is shown. A hidden value is safe where one person more or less could go round through hidden cells only, none of
 * them falling under nought; the round that hides the fewest people is taken. Where there is none, everything is hidden.
 */
export function suppressSmall(cells: readonly Cell[], least = LEAST_SHOWN): Set<number> {
  const small = [...cells.keys()].filter((at) => cells[at]!.value < least);
  const hidden = new Set(small);
  for (const at of small) {
    const round = cheapestRound(cells, hidden, at);
    if (!round) return new Set(cells.keys());
    for (const one of round) hidden.add(one);
  }
  return hidden;
}

function cheapestRound(cells: readonly Cell[], hidden: ReadonlySet<number>, at: number): number[] | null {
  const { from, to, value } = cells[at]!;
  const more = cheapestWay(cells, hidden, at, to, from);
  const less = value > 0 ? cheapestWay(cells, hidden, at, from, to) : null;
  if (!more || !less) return (more ?? less)?.cells ?? null;
  return (more.cost <= less.cost ? more : less).cells;
}

interface Way {
  cost: number;
  cells: number[];
}

/** Bellman and Ford: along a cell it grows by one, against it, where somebody is in it, it shrinks. */
function cheapestWay(cells: readonly Cell[], hidden: ReadonlySet<number>, without: number, from: string, to: string): Way | null {
  const best = new Map<string, Way>([[from, { cost: 0, cells: [] }]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const [at, cell] of cells.entries()) {
      if (at === without) continue;
      const cost = hidden.has(at) ? 0 : cell.value + 1;
      changed = reach(best, cell.from, cell.to, at, cost) || changed;
      if (cell.value > 0) changed = reach(best, cell.to, cell.from, at, cost) || changed;
    }
  }
  return best.get(to) ?? null;
}

function reach(best: Map<string, Way>, from: string, to: string, at: number, cost: number): boolean {
  const way = best.get(from);
  if (!way) return false;
  const known = best.get(to);
  if (known && known.cost <= way.cost + cost) return false;
  best.set(to, { cost: way.cost + cost, cells: [...way.cells, at] });
  return true;
}
