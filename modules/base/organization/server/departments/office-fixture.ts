import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

export async function officeCalled(db: Database, acronym: string): Promise<number> {
  const { id } = await db
    .selectFrom('organization.office')
    .select('id')
    .where('acronym', '=', acronym)
    .where('campus_id', '=', 1)
    .executeTakeFirstOrThrow();
  return id;
}

export async function nameOn(db: Database, id: number, day: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select organization.fullname_on(${id}, ${day}) as name`.execute(db);
  return rows[0]!.name;
}

export async function servingIn(db: Database, office: number, day: string): Promise<number[]> {
  const { rows } = await sql<{ personnel_id: number }>`
    select personnel_id from personnel.appointment where office_id = ${office} and during @> ${day}::date order by 1`.execute(db);
  return rows.map((row) => row.personnel_id);
}

/** Waits until the jobs behind have ended. */
export async function quiet(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()
        and name in ('tell-people-changed', 'compute-days')`.execute(db);
    if (rows[0]!.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
