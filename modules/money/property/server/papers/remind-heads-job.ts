import { sql } from 'kysely';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { acknowledgementDue } from '../../rules/due-days.ts';

interface Waiting {
  id: number;
  named: string;
  holder: string;
  issued_on: string;
  campus_id: number;
  head_id: number;
}

/** Every morning: the head of the office is reminded of papers that were not acknowledged within five working days, once; where there is none, once there is one. */
export const remindHeadsJob: Job<Record<string, never>> = {
  kind: 'property.remind-heads',
  cron: '10 6 * * *',
  atStart: true,
  run: async ({ server }) => {
    const today = server.clock.today();
    const now = server.clock.now();
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('property.remind-heads'))`.execute(db);
      const late = await findLate(server, db, today);
      if (late.length === 0) return;
      await sql`
        update property.paper set reminded_at = ${now.toString()}::timestamptz where id = any(${late.map(({ id }) => id)}::integer[])`.execute(
        db,
      );
      for (const [head, papers] of Map.groupBy(late, ({ head_id }) => head_id)) {
        const [first] = papers;
        await notifyPeople(db, now, [head], {
          title:
            papers.length === 1
              ? `${first!.named} is not acknowledged after five working days`
              : `${papers.length} papers of property are not acknowledged after five working days`,
          description: `${[...new Set(papers.map(({ holder }) => holder))].join('; ')}. Remind them to acknowledge what was issued to them, or to dispute it.`,
          link: '/department/property?state=ISSUED_FOR_ACK',
        });
      }
    });
  },
};

async function findLate(server: Server, db: Database, today: string): Promise<Waiting[]> {
  const waiting = await readWaiting(db, today);
  if (waiting.length === 0) return [];
  const free = await contributed(server, freeDays)(db, waiting.map(({ issued_on }) => issued_on).toSorted()[0]!, today);
  const freeAt = new Set(free.map(({ date, campus_id }) => `${date} ${campus_id ?? ''}`));
  return waiting.filter(
    ({ issued_on, campus_id }) =>
      acknowledgementDue(issued_on, (day) => freeAt.has(`${day} `) || freeAt.has(`${day} ${campus_id}`)) < today,
  );
}

/** With the head of the office where the holder serves; of somebody who heads it, with the next head above. */
async function readWaiting(db: Database, today: string): Promise<Waiting[]> {
  const { rows } = await sql<Omit<Waiting, 'head_id'> & { head_id: number | null }>`
    select k.id, k.type || ' ' || k.number as named, p.fullname as holder, kernel.date_of(k.issued_at) as issued_on, o.campus_id,
      (select h.personnel_id from organization.head_view h join organization.office_view f on f.id = h.office_id
        where o.tree_from between f.tree_from and f.tree_to and h.during @> ${today}::date and h.personnel_id <> k.personnel_id
        order by f.tree_from desc, h.is_acting desc limit 1) as head_id
    from property.paper k join personnel.person_view p on p.id = k.personnel_id
      left join personnel.appointment_view a on a.personnel_id = k.personnel_id and a.during @> ${today}::date
      join organization.office_view o on o.id = coalesce(a.office_id, k.office_id)
    where k.state = 'WAITING' and k.reminded_at is null order by k.id`.execute(db);
  return rows.flatMap(({ head_id: head, ...paper }) => (head === null ? [] : [{ ...paper, head_id: head }]));
}
