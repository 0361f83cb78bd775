import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Waiting } from '../contract.ts';

const LOOKED_BACK_DAYS = 31;

/** Days of the last month that lack a punch, before today. */
export async function findIncompleteDays({ db, actor, today }: Call): Promise<Waiting | null> {
  if (actor.personnelId === null) return null;
  const { rows } = await sql<{ count: number; latest: string | null }>`
    select count(*)::integer as count, max(date) as latest from attendance.day
    where personnel_id = ${actor.personnelId} and status = 'INCOMPLETE'
      and date >= ${today}::date - ${LOOKED_BACK_DAYS}::integer and date < ${today}::date`.execute(db);
  const found = rows[0];
  if (!found?.latest) return null;
  const one = found.count === 1;
  return {
    title: one ? 'A day lacks a punch' : 'Days lack a punch',
    count: found.count,
    link: one ? `/account/dtr/${found.latest}` : `/account/dtr?month=${found.latest.slice(0, 7)}&as=table`,
  };
}
