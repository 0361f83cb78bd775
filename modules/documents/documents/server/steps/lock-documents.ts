import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { lockRecords } from '@talaan/kernel/server/steps/lock-records.ts';
import type { Placed } from '../../rules/roles-in.ts';
import type { RouteStop } from '../../rules/next-hop.ts';
import { standsSince } from '../lists/counted.ts';
import type { DocumentState } from '../../workflow.ts';

export interface LockedHop {
  id: number;
  no: number;
  office_id: number;
  from_no: number | null;
  from_office_id: number | null;
  state: DocumentState;
  sent_at: string;
  sent_by: number;
  received_at: string | null;
  received_by: number | null;
  limit_minutes: number;
  due_at: string | null;
  left_minutes: number | null;
  paused_minutes: number;
}

export interface LockedDocument {
  id: number;
  tracking_no: string | null;
  subject: string;
  confidentiality: 'OPEN' | 'RESTRICTED' | 'CONFIDENTIAL';
  type_id: number;
  state: DocumentState;
  office_id: number;
  campus_id: number;
  created_by: number;
  came_at: string | null;
  registered_at: string | null;
  due_at: string | null;
  extended_until: string | null;
  outgoing_no: string | null;
  legal_hold: string | null;
  disposed_on: string | null;
  kind: 'INTERNAL' | 'EXTERNAL_IN' | 'EXTERNAL_OUT';
  working_days: number;
  stops: RouteStop[];
  /** The open one. */
  hop: LockedHop | null;
  /** The latest one, open or ended. */
  last: { no: number; office_id: number } | null;
  was_received: boolean;
  is_lost: boolean;
  /** Since when it is on hold for papers of the client, so that its clock is paused; null where it runs. */
  stands_since: string | null;
}

/** Locks documents in the order of their numbers, so that calls with the same ones take turns, and reads them as they then are. */
export async function lockDocuments({ db }: Pick<Call, 'db'>, ids: readonly number[]): Promise<LockedDocument[]> {
  await lockRecords(db, 'documents.document', ids);
  return readDocuments({ db }, ids);
}

/** The same without a lock, where they are only looked at. */
export async function readDocuments({ db }: Pick<Call, 'db'>, ids: readonly number[]): Promise<LockedDocument[]> {
  const { rows } = await sql<LockedDocument>`
    select d.id, d.tracking_no, d.subject, d.confidentiality, d.type_id, d.state, d.office_id, o.campus_id, d.created_by, d.came_at, d.registered_at, d.due_at, d.extended_until, d.outgoing_no, d.legal_hold, d.disposed_on, d.kind,
      t.working_days,
      coalesce((select jsonb_agg(jsonb_build_object('label', s.label, 'office_id', s.office_id, 'is_origin', s.is_origin, 'limit_minutes', s.limit_minutes) order by s.place)
        from documents.type_stop s where s.type_id = d.type_id), '[]') as stops,
      case when h.id is not null then to_jsonb(h) end as hop,
      (select jsonb_build_object('no', l.no, 'office_id', l.office_id) from documents.hop l where l.document_id = d.id order by l.no desc limit 1) as last,
      exists (select from documents.hop r where r.document_id = d.id and r.received_at is not null and r.office_id <> d.office_id) as was_received,
      exists (select from documents.hold w where w.hop_id = h.id and w.cause = 'lost' and w.resumed_at is null) as is_lost,
      ${standsSince} as stands_since
    from documents.document d join organization.office_view o on o.id = d.office_id join documents.type t on t.id = d.type_id
    left join documents.hop h on h.document_id = d.id and h.ended_at is null
    where d.id = any(${[...ids]}::integer[]) order by d.id`.execute(db);
  return rows;
}

/** A document as the rules of who may act want it. */
export function placed(document: LockedDocument): Placed {
  return {
    state: document.state,
    originId: document.office_id,
    createdBy: document.created_by,
    officeId: document.hop?.office_id ?? null,
    fromOfficeId: document.hop?.from_office_id ?? null,
    wasReceived: document.was_received,
    wasExtended: document.extended_until !== null,
    isLost: document.is_lost,
    wasNumbered: document.outgoing_no !== null,
    isUnderLegalHold: document.legal_hold !== null,
    isDisposedOf: document.disposed_on !== null,
  };
}
