import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { CommitteeKind } from '../../contract/committees.ts';

/** A term of a person on a committee, by the number of the seat. */
export interface Sitting {
  sourceId: number;
  /** Null for a committee of the whole university. */
  officeId: number | null;
  personnelId: number;
  isSecretary: boolean;
  from: string;
  /** The last day; null without an end. */
  to: string | null;
}

/** Notes who sits on a committee, so that its requests find them, in place of what the same seat said before. */
export async function noteSitting(db: Database, committee: CommitteeKind, sitting: Sitting): Promise<void> {
  const { sourceId, officeId, personnelId, isSecretary, from, to } = sitting;
  await forgetSitting(db, committee, sourceId);
  await sql`
    insert into requests.sitting (committee, office_id, personnel_id, is_secretary, source_id, during)
    values (${committee}, ${officeId}, ${personnelId}, ${isSecretary}, ${sourceId}, daterange(${from}::date, ${to}::date, '[]'))`.execute(
    db,
  );
}

/** Takes back a seat that was entered by mistake. */
export async function forgetSitting(db: Database, committee: CommitteeKind, sourceId: number): Promise<void> {
  await sql`delete from requests.sitting where committee = ${committee} and source_id = ${sourceId}`.execute(db);
}
