import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit.ts';
import { documentFlow, type DocumentAction, type DocumentState } from '../../workflow.ts';
import type { Moving } from './stepping.ts';

export interface WrittenStep {
  id: number;
  action: DocumentAction;
  from: DocumentState;
  to: DocumentState;
  hopId: number | null;
  reason?: string;
  details?: Record<string, unknown> | null;
}

const CLOSED: readonly DocumentState[] = ['RELEASED', 'REJECTED', 'ARCHIVED'];

/** Writes steps, brings their documents to their state, and tells the audit trail: three statements for any number. */
export async function writeSteps({ db, actor, inPlaceOf, now, requestId }: Moving, steps: readonly WrittenStep[]): Promise<void> {
  if (steps.length === 0) return;
  const at = now.toString();
  await sql`
    with s as (
      select * from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
        as s (id integer, action text, "from" text, "to" text, "hopId" integer, reason text, details jsonb)
    ), moved as (
      update documents.document d set state = s."to",
        closed_at = case when s."to" = any(${CLOSED}::text[]) then coalesce(d.closed_at, ${at}::timestamptz) end
      from s where d.id = s.id and s."to" <> d.state
    )
    insert into documents.step (document_id, no, action, from_state, to_state, hop_id, at, account_id, reason, details)
    select s.id, coalesce((select max(b.no) from documents.step b where b.document_id = s.id), 0) + 1, s.action, s."from", s."to", s."hopId", ${at},
      ${actor.accountId || null}, coalesce(s.reason, ''), s.details
    from s`.execute(db);
  await recordChanges(
    { db, actor, inPlaceOf, now, requestId },
    steps.map(({ id, action, from, to, reason, details }) => ({
      action: `${documentFlow.steps[action].label}: document`,
      subject: `documents.document:${id}`,
      before: { state: from },
      after: { state: to, ...(reason && { reason }), ...details },
    })),
  );
}
