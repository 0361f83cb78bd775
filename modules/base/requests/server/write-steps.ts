import { sql } from 'kysely';
import type { StepCall } from './served-kinds.ts';

/** A step as it is written; the database gives it its number. */
export interface StepRow {
  request_id: number;
  round: number;
  action: string;
  as_role: string;
  from_state: string | null;
  state: string;
  decides?: boolean;
  closes?: boolean;
  needs_reason?: boolean;
  in_place_of?: number | null;
  head_id?: number | null;
  remarks?: string;
  details?: unknown;
  file_id?: number | null;
}

/** Writes steps down, in one statement: each moves its request, closes the stages that it answers and opens the next. */
export async function writeSteps({ db, actor, now }: StepCall, steps: readonly StepRow[]): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map((step) => ({
    decides: false,
    closes: false,
    needs_reason: false,
    in_place_of: null,
    head_id: null,
    remarks: '',
    details: null,
    file_id: null,
    ...step,
    account_id: step.as_role === 'system' ? null : (actor.viewedBy?.accountId ?? (actor.accountId || null)),
    personnel_id: step.as_role === 'system' ? null : actor.personnelId,
    at: now.toString(),
  }));
  await sql`
    insert into requests.step (request_id, round, action, as_role, from_state, state, decides, closes, needs_reason, in_place_of, head_id,
      remarks, details, file_id, account_id, personnel_id, at)
    select request_id, round, action, as_role, from_state, state, decides, closes, needs_reason, in_place_of, head_id, remarks, details, file_id,
      account_id, personnel_id, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (request_id integer, round smallint, action text, as_role text, from_state text,
      state text, decides boolean, closes boolean, needs_reason boolean, in_place_of integer, head_id integer, remarks text, details jsonb, file_id integer,
      account_id integer, personnel_id integer, at timestamptz)
    order by request_id`.execute(db);
}
