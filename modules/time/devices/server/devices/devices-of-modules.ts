import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Says when devices gave a sign of life last; an earlier one changes nothing. */
export async function markDevicesSeen(db: Database, seen: ReadonlyMap<number, string>): Promise<void> {
  await sql`
    update attendance.device d set last_seen_at = s.at
    from unnest(${[...seen.keys()]}::integer[], ${[...seen.values()]}::timestamptz[]) as s (id, at)
    where d.id = s.id and (d.last_seen_at is null or d.last_seen_at < s.at)`.execute(db);
}

/** Says of which model a device is, where nobody has said it. */
export async function nameModel(db: Database, deviceId: number, model: string): Promise<void> {
  await sql`update attendance.device set model = ${model} where id = ${deviceId} and model = ''`.execute(db);
}
