import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Files } from '@talaan/kernel/server/files/files.ts';
import type { MadeFile } from './make-files.ts';

const NIGHTS_KEPT = 31;

/** Keeps the files of a night in place of those of the same night, and forgets the nights of more than a month ago. */
export async function keepNight(
  db: Database,
  files: Files,
  { day, now, made }: { day: string; now: Temporal.Instant; made: readonly MadeFile[] },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('open-tables.night'))`.execute(db);
  const gone = sql`day = ${day}::date or day <= ${day}::date - ${NIGHTS_KEPT}::integer`;
  await sql`select kernel.leave_file(file_id) from open_tables.file where ${gone}`.execute(db);
  await sql`delete from open_tables.night where ${gone}`.execute(db);
  await db.insertInto('open_tables.night').values({ day, made_at: now.toString() }).execute();
  for (const { name, text, rows } of made) {
    const content = Buffer.from(text);
    const isTable = name !== 'datapackage';
    // No one owns it: it is fetched by the calls of this module alone.
    const file = await files.keep(db, {
      name: `${name}.${isTable ? 'csv' : 'json'}`,
      contentType: isTable ? 'text/csv' : 'application/json',
      content,
      ownerId: 0,
    });
    await db.insertInto('open_tables.file').values({ day, name, file_id: file.id, rows, bytes: content.length }).execute();
  }
}
