import type { BreachCause } from '../contract/codes.ts';
import type { ScholarshipAction } from '../workflow.ts';

/** A scholarship of the demo: days are months before (below 0) or after today. */
export interface DemoScholarship {
  degree: 'MASTERS' | 'DOCTORATE';
  kind: 'FULL_TIME' | 'PART_TIME' | 'THESIS_AID' | 'EXTERNAL';
  mode: 'FULL_TIME' | 'PART_TIME';
  programme: string;
  school: string;
  /** In which month the study begins, and how many it lasts. */
  from: number;
  months: number;
  extended?: number;
  /** The study is the study leave of the service record, where somebody has one now. */
  isLeave?: true;
  /** Steps that were taken, with the month; `endorse` is by the head, others by the L&D officer, `approve` by the President. */
  steps: readonly Step[];
  /** Months of the contract in which something was spent, in thousands of pesos. */
  costs?: readonly [month: number, kind: 'TUITION' | 'STIPEND' | 'SALARY' | 'BOOKS' | 'THESIS', thousands: number][];
  completed?: number;
  ended?: number;
  reported?: number;
  /** Without `payments` the refund was paid in full in the month after. */
  breach?: { month: number; cause: BreachCause; payments?: readonly [month: number, thousands: number][] };
}

type Step = readonly [action: ScholarshipAction, month: number, remarks?: string];

/** Endorsed, deliberated, approved, signed and begun, from the sixth month before the study on. */
export function begun(from: number): Step[] {
  return [
    ['endorse', from - 6],
    ['deliberate', from - 5],
    ['approve', from - 4],
    ['sign', from - 1],
    ['begin', from],
  ];
}
