import { OWN_RIGHT, type Place } from '@talaan/kernel/server/acting.ts';
import { insertSteps, takenBy } from '@talaan/kernel/server/steps/insert-steps.ts';
import type { StepCall } from './served-kinds.ts';

/** A step as it is written; the database gives it its number. */
export interface StepRow extends Partial<Place> {
  request_id: number;
  round: number;
  action: string;
  as_role: string;
  from_state: string | null;
  state: string;
  decides?: boolean;
  closes?: boolean;
  needs_reason?: boolean;
  remarks?: string;
  details?: unknown;
  file_id?: number | null;
}

/** Triggers number the steps, move the request, close the stages that they answer and open the next. */
const STEPS = { table: 'requests.step', key: 'request_id' };

/** Writes steps down, in one statement. */
export async function writeSteps(call: StepCall, steps: readonly StepRow[]): Promise<void> {
  const taken = takenBy(call);
  const rows = steps.map((step) => ({
    decides: false,
    closes: false,
    needs_reason: false,
    ...OWN_RIGHT,
    remarks: '',
    details: null,
    file_id: null,
    ...step,
    ...taken,
    ...(step.as_role === 'system' && { account_id: null }),
    personnel_id: step.as_role === 'system' ? null : call.actor.personnelId,
  }));
  await insertSteps(call, STEPS, rows);
}
