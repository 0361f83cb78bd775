import type { Training } from './nominee.ts';

/** The cost of a person's training in centavos, and how far it is. */
export interface TrainingCost {
  planned: number;
  approved: number | null;
  spent: number | null;
}

export interface TrainingBudget {
  planned: number;
  approved: number;
  spent: number;
  /** Approved and neither spent nor given back: of what is closed nothing is open. */
  open: number;
}

/** Planned, approved and spent together. What is not spent counts as open until it is closed with what was spent. */
export function sumBudget(costs: readonly TrainingCost[]): TrainingBudget {
  const sum = (of: (cost: TrainingCost) => number) => costs.reduce((all, cost) => all + of(cost), 0);
  return {
    planned: sum(({ planned }) => planned),
    approved: sum(({ approved }) => approved ?? 0),
    spent: sum(({ spent }) => spent ?? 0),
    open: sum(({ approved, spent }) => (spent === null ? (approved ?? 0) : 0)),
  };
}

/** Of a training without cost the budget office confirms that no funds are needed (domain page, A5.5). */
export function needsFunds({ fee, travel }: Pick<Training, 'fee' | 'travel'>): boolean {
  return fee + travel > 0;
}
