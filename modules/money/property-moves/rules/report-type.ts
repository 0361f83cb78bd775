import type { PropertyClass } from '@talaan/property/rules/class-of-item.ts';
import type { ReportType } from '../contract/fields.ts';
import type { MoveKind } from '../workflow.ts';

const TYPES: Readonly<Record<MoveKind, readonly [ppe: ReportType, semi: ReportType]>> = {
  transfer: ['PTR', 'ITR'],
  return: ['RRPPE', 'RRSP'],
  loss: ['RLSDDP', 'RLSDDSP'],
};

export interface Reported {
  id: number;
  class: PropertyClass;
  fund_code: string;
}

export interface PlannedReport<Item extends Reported> {
  type: ReportType;
  /** Null on return slips, which have no box for it. */
  fund_code: string | null;
  items: Item[];
}

/** The papers of a move: property, plant and equipment apart from semi-expendable property, each fund apart but on return slips; in the order of their names. */
export function planReports<Item extends Reported>(kind: MoveKind, items: readonly Item[]): PlannedReport<Item>[] {
  const [ppe, semi] = TYPES[kind];
  const groups = Map.groupBy(items, (item) => `${item.class === 'PPE' ? 0 : 1} ${kind === 'return' ? '' : item.fund_code}`);
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, own]) => ({
      type: own[0]!.class === 'PPE' ? ppe : semi,
      fund_code: kind === 'return' ? null : own[0]!.fund_code,
      items: own,
    }));
}
