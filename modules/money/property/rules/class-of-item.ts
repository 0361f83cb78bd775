import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';

export type PropertyClass = 'PPE' | 'SPHV' | 'SPLV';

/** From a day on, in centavos. */
export interface Threshold {
  effective_on: string;
  /** The cost of one item from which it is property, plant and equipment. */
  ppe_from: number;
  /** Up to which a semi-expendable item is low-valued. */
  splv_to: number;
}

/** What decides the class of an item. */
export interface Classed {
  /** Of one item, or of a set that works as one, in centavos, with tax and delivery. */
  unit_cost: number;
  acquired_on: string;
  /** Of an item from before a threshold was raised: whether the books followed. */
  is_reclassified: boolean;
}

export interface ClassOfItem {
  class: PropertyClass;
  paper: 'PAR' | 'ICS';
  /** For who issues it, in a sentence. */
  reason: string;
}

/**
 * The class of an item and the paper on which it is issued on a day: by the threshold of that day, which holds for earlier acquisitions too;
 * where the books did not follow, by that of the day on which it was acquired (COA Circular 2022-004; GAM Chapter 10). Per item, never per purchase.
 */
export function classOfItem(item: Classed, day: string, thresholds: readonly Threshold[]): ClassOfItem {
  const decides = thresholdOn(item.is_reclassified ? day : item.acquired_on, thresholds);
  const { ppe_from: from, splv_to: to } = decides;
  const cost = formatPesos(item.unit_cost);
  const since = item.is_reclassified ? '' : `, by the threshold of ${longDate(item.acquired_on)}, which the books still follow`;
  if (item.unit_cost >= from)
    return { class: 'PPE', paper: 'PAR', reason: `${cost} is at least ${formatPesos(from)}: property, plant and equipment${since}.` };
  if (item.unit_cost > to)
    return {
      class: 'SPHV',
      paper: 'ICS',
      reason: `${cost} is above ${formatPesos(to)} and below ${formatPesos(from)}: semi-expendable, high-valued${since}.`,
    };
  return { class: 'SPLV', paper: 'ICS', reason: `${cost} is at most ${formatPesos(to)}: semi-expendable, low-valued${since}.` };
}

/** The threshold of a day; of a day before the first one, the first. */
function thresholdOn(day: string, thresholds: readonly Threshold[]): Threshold {
  const inOrder = thresholds.toSorted((one, other) => one.effective_on.localeCompare(other.effective_on));
  const found = inOrder.findLast(({ effective_on: from }) => from <= day) ?? inOrder[0];
  if (!found) throw new Error('There is no threshold.');
  return found;
}
