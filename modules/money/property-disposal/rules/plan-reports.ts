import type { PropertyClass } from '@talaan/property/rules/class-of-item.ts';
import type { ReportType } from '../contract/fields.ts';

export interface Listed {
  class: PropertyClass;
  fund_code: string;
}

export interface PlannedReport<Item extends Listed> {
  type: ReportType;
  fund_code: string;
  items: Item[];
}

/** The reports of unserviceable items: property, plant and equipment apart from semi-expendable property, each fund cluster apart; in the order of their names. */
export function planReports<Item extends Listed>(items: readonly Item[]): PlannedReport<Item>[] {
  const groups = Map.groupBy(items, ({ class: of, fund_code: fund }) => `${of === 'PPE' ? 0 : 1} ${fund}`);
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, own]) => ({ type: own[0]!.class === 'PPE' ? 'IIRUP' : 'IIRUSP', fund_code: own[0]!.fund_code, items: own }));
}
