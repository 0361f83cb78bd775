import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Days on which a person is away: of leave, travel or suspension, by the number of what causes it. */
export interface Absence {
  personnelId: number;
  cause: string;
  sourceId: number;
  from: string;
  /** The last day; null without an end. */
  to: string | null;
}

/** Notes when a person is away and does not decide, in place of what the same cause said before. */
export async function noteAbsence(db: Database, { personnelId, cause, sourceId, from, to }: Absence): Promise<void> {
  await forgetAbsence(db, { personnelId, cause, sourceId });
  await sql`
    insert into requests.absence (personnel_id, cause, source_id, during)
    values (${personnelId}, ${cause}, ${sourceId}, daterange(${from}::date, ${to}::date, '[]'))`.execute(db);
}

/** Takes back what a cause said: a leave that was cancelled. */
export async function forgetAbsence(
  db: Database,
  { personnelId, cause, sourceId }: Pick<Absence, 'personnelId' | 'cause' | 'sourceId'>,
): Promise<void> {
  await sql`delete from requests.absence where personnel_id = ${personnelId} and cause = ${cause} and source_id = ${sourceId}`.execute(db);
}
