import { sql } from 'kysely';
import type { Database } from './database.ts';
import { clockTime } from '../../contract/dates.ts';
import { Refusal } from '../errors.ts';
import { ZONE } from '../../contract/zone.ts';

/** Rows of a person depend on each other: an appointment ends the salary and the designations before it. */
const OF_PERSON = /^(\w+) of person (\d+)$/;

/** The number of the last change of a record (`attendance.holiday:12`), or of all that is kept of a person in a module (`personnel of person 12`), in the audit trail; 0 before the first. */
export async function versionOf(db: Database, subject: string): Promise<number> {
  return (await lastChange(db, subject)).id;
}

/**
 * Refuses to write over what was changed after it was read. Of two who save at once the second waits for the first. Errors: 409 with the
 * version of now, by which the caller may insist.
 */
export async function requireUnchanged(db: Database, subject: string, seen: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(db);
  const { id, at } = await lastChange(db, subject);
  if (id <= seen) return;
  const { hour, minute } = Temporal.Instant.from(at!).toZonedDateTimeISO(ZONE);
  throw new Refusal(409, {
    message: `This was changed at ${clockTime(hour * 60 + minute)}, after you opened it. What you entered is kept.`,
    actions: ['mine', 'theirs'],
    version: id,
  });
}

/** `attendance.holiday:{id}` with what a call names. */
export function subjectOf(template: string, named: Record<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(named[name]));
}

async function lastChange(db: Database, subject: string): Promise<{ id: number; at: string | null }> {
  const [, module, person] = subject.match(OF_PERSON) ?? [];
  const isIt = module ? sql`personnel_id = ${Number(person)} and starts_with(subject, ${`${module}.`})` : sql`subject = ${subject}`;
  const { rows } = await sql<{ id: number; at: string }>`
    select id, at from kernel.audit_event where ${isIt} order by id desc limit 1`.execute(db);
  return rows[0] ?? { id: 0, at: null };
}
