import { readMoney } from '@talaan/kernel/contract/money.ts';
import type { Sent } from '@talaan/kernel/web/calls/call.ts';
import type { Offered, Plan, savePlan } from '../../contract/plans.ts';
import type { Intervention, PlanMode, Priority } from '../../rules/plan.ts';

/** A line as it is typed. */
export interface LineValues {
  /** Tells lines apart while they are moved and removed. */
  key: string;
  id: number | null;
  priority: string;
  need: string;
  intervention: Intervention;
  title: string;
  provider: string;
  field: string;
  mode: PlanMode | null;
  from: string | null;
  to: string | null;
  /** In pesos. */
  cost: string | number;
  fund: string;
  output: string;
  needs_replacement: boolean;
  person_id: number | null;
  competency_id: number | null;
  need_id: number | null;
  recommendation: string | null;
  of_line: number | null;
}

export interface PlanValues {
  lines: LineValues[];
}

export function blankLine(year: number): LineValues {
  return {
    key: crypto.randomUUID(),
    id: null,
    priority: '2',
    need: '',
    intervention: 'TRAINING',
    title: '',
    provider: '',
    field: '',
    mode: null,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    cost: '',
    fund: '',
    output: '',
    needs_replacement: false,
    person_id: null,
    competency_id: null,
    need_id: null,
    recommendation: null,
    of_line: null,
  };
}

/** What is offered as a line of the form. */
export function lineOf(offered: Offered): LineValues {
  const { said: _, cost, priority, ...line } = offered;
  return { ...line, key: crypto.randomUUID(), id: null, priority: String(priority), cost: cost === 0 ? '' : cost / 100 };
}

export function valuesOf({ lines }: Pick<Plan, 'lines'>): PlanValues {
  return {
    lines: lines.map((read) => {
      const { person: _, state: __, closed_on: ___, closed_because: ____, remark: _____, cost, priority, ...line } = read;
      return { ...line, key: String(line.id), priority: String(priority), cost: cost === 0 ? '' : cost / 100 };
    }),
  };
}

/** What the fields mean to the call: money in centavos. */
export function bodyOf({ lines }: PlanValues): Sent<typeof savePlan>['lines'] {
  return lines.map((typed) => {
    const { key: _, priority, cost, from, to, ...line } = typed;
    return {
      ...line,
      priority: Number(priority) as Priority,
      from: from ?? '',
      to: to ?? '',
      cost: cost === '' ? 0 : (readMoney(cost) ?? Number.NaN),
    };
  });
}
