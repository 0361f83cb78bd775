import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { HOP_ENDS } from '../../contract/words.ts';
import type { DocumentState } from '../../workflow.ts';

export interface NewHop {
  document_id: number;
  no: number;
  office_id: number;
  from_no: number | null;
  from_office_id: number | null;
  continues_no?: number;
  state: DocumentState;
  instruction?: string;
  note?: string;
  sent_at: string;
  sent_by: number;
  received_at?: string | null;
  received_by?: number | null;
  limit_minutes: number;
  due_at: string | null;
  paused_minutes?: number;
  to_person_id?: number | null;
}

export interface HopChange {
  id: number;
  state: DocumentState;
  received_at?: string;
  received_by?: number;
  limit_minutes?: number;
  due_at: string | null;
  left_minutes: number | null;
  paused_minutes?: number;
}

/**
 * Ends open hops, each in one way; never before they began, whatever the clocks of two servers say. `minutes` are the office minutes since
 * receipt, pauses included, which are left out here; null for a hop that was not received.
 */
export async function endHops(
  { db, now }: Pick<Call, 'db' | 'now'>,
  hops: readonly { id: number; minutes: number | null }[],
  endedAs: keyof typeof HOP_ENDS,
): Promise<void> {
  await sql`
    update documents.hop h set ended_at = greatest(${now.toString()}::timestamptz, h.sent_at, h.received_at), ended_as = ${endedAs},
      worked_minutes = case when h.received_at is not null then greatest(0, coalesce(e.minutes, 0) - h.paused_minutes) end
    from jsonb_to_recordset(${JSON.stringify(hops)}::jsonb) as e (id integer, minutes integer) where h.id = e.id`.execute(db);
}

/** Opens hops; a statement for any number. */
export async function openHops({ db }: Pick<Call, 'db'>, hops: readonly NewHop[]): Promise<void> {
  await sql`
    insert into documents.hop (document_id, no, office_id, from_no, from_office_id, continues_no, state, instruction, note, sent_at, sent_by,
      received_at, received_by, limit_minutes, due_at, paused_minutes, to_person_id)
    select h.document_id, h.no, h.office_id, h.from_no, h.from_office_id, h.continues_no, h.state, coalesce(h.instruction, ''), coalesce(h.note, ''),
      h.sent_at, h.sent_by, h.received_at, h.received_by, h.limit_minutes, h.due_at, coalesce(h.paused_minutes, 0), h.to_person_id
    from jsonb_to_recordset(${JSON.stringify(hops)}::jsonb) as h (document_id integer, no smallint, office_id integer, from_no smallint,
      from_office_id integer, continues_no smallint, state text, instruction text, note text, sent_at timestamptz, sent_by integer,
      received_at timestamptz, received_by integer, limit_minutes integer, due_at timestamptz, paused_minutes integer, to_person_id integer)
    order by h.document_id`.execute(db);
}

/** Changes open hops: received (never before they were sent, whatever the clocks of two servers say), paused, taken up again, waiting for release or pick-up. */
export async function changeHops({ db }: Pick<Call, 'db'>, changes: readonly HopChange[]): Promise<void> {
  await sql`
    update documents.hop h set state = c.state, received_at = case when c.received_at is null then h.received_at else greatest(c.received_at, h.sent_at) end,
      received_by = coalesce(c.received_by, h.received_by),
      limit_minutes = coalesce(c.limit_minutes, h.limit_minutes), due_at = c.due_at, left_minutes = c.left_minutes,
      paused_minutes = coalesce(c.paused_minutes, h.paused_minutes)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id integer, state text, received_at timestamptz, received_by integer,
      limit_minutes integer, due_at timestamptz, left_minutes integer, paused_minutes integer)
    where h.id = c.id`.execute(db);
}
