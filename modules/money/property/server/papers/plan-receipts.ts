import { classOfItem, type PropertyClass, type Threshold } from '../../rules/class-of-item.ts';
import type { LockedItem } from '../steps/lock-items.ts';

export type PlannedItem = Pick<
  LockedItem,
  'id' | 'property_no' | 'article' | 'unit_cost' | 'acquired_on' | 'is_reclassified' | 'fund_code'
>;

/** A paper to be made: one class and fund of what one person gets on one day. */
export interface PlannedPaper<Item extends PlannedItem> {
  type: 'PAR' | 'ICS';
  class: PropertyClass;
  fund_code: string;
  items: (Item & { reason: string })[];
}

const ORDER: readonly PropertyClass[] = ['PPE', 'SPHV', 'SPLV'];

/** The papers on which these items are issued to one person on a day (B5.2), the dearest class first. */
export function planReceipts<Item extends PlannedItem>(
  items: readonly Item[],
  day: string,
  thresholds: readonly Threshold[],
): PlannedPaper<Item>[] {
  const classed = items.map((item) => ({ item, found: classOfItem(item, day, thresholds) }));
  const groups = Map.groupBy(classed, ({ item, found }) => `${ORDER.indexOf(found.class)} ${item.fund_code}`);
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, group]) => {
      const { item, found } = group[0]!;
      return {
        type: found.paper,
        class: found.class,
        fund_code: item.fund_code,
        items: group.map((one) => ({ ...one.item, reason: one.found.reason })),
      };
    });
}
