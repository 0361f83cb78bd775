import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { AnyKind } from '../../contract/request-kind.ts';

/** In how many working days requests of a kind that come in on a day are to be decided: as HR set it, else as the table of the kind says. */
export async function clockDays(db: Database, { kind, settingsOf, clock }: AnyKind, day: string): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select days from requests.clock where kind = ${settingsOf ?? kind} and during @> ${day}::date`.execute(db);
  return rows[0]?.days ?? clock!.days;
}
