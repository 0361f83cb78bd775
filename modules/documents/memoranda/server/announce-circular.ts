import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { titleOf, type Circular } from '../contract.ts';
import { isToServing, serving } from './place.ts';

type Announced = Pick<Circular, 'id' | 'kind' | 'number' | 'dated' | 'subject' | 'needs_acknowledgement' | 'ended_because'>;
type Occasion = 'posted' | 'withdrawn' | 'superseded' | 'reminder';

const TOLD_AT_ONCE = 500;

/** Tells those of the audience who serve today; of a reminder only those who have not acknowledged. */
export const announceCircularJob: Job<{ id: number; as: Occasion }> = {
  kind: 'announce-circular',
  run: ({ server }, { id, as }) => server.db.transaction().execute((db) => announce(server, db, id, as)),
};

async function announce({ clock }: Server, db: Database, id: number, occasion: Occasion): Promise<void> {
  const circular = await db
    .selectFrom('memoranda.circular')
    .select(['id', 'kind', 'number', 'dated', 'subject', 'needs_acknowledgement', 'ended_because', 'announced_at'])
    .$castTo<Announced & { announced_at: string | null }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // A job may be run again after a fault: the posting is told once.
  if (!circular || (occasion === 'posted' && circular.announced_at !== null)) return;
  const people = await findPeople(db, id, clock.today(), occasion);
  const notice = { ...wordsFor(circular, occasion), link: `/memorandum_circular/${id}` };
  for (let from = 0; from < people.length; from += TOLD_AT_ONCE)
    await notifyPeople(db, clock.now(), people.slice(from, from + TOLD_AT_ONCE), notice);
  if (occasion === 'posted')
    await db.updateTable('memoranda.circular').set({ announced_at: clock.now().toString() }).where('id', '=', id).execute();
}

async function findPeople(db: Database, id: number, today: string, occasion: Occasion): Promise<number[]> {
  const waiting =
    occasion === 'reminder' ? sql`case when c.needs_acknowledgement then r.acknowledged_at else r.read_at end is null` : sql`true`;
  const { rows } = await sql<{ id: number }>`
    select p.id from ${serving(today)}
      join memoranda.circular c on c.id = ${id}
      left join memoranda.reading r on r.circular_id = c.id and r.personnel_id = p.id
    where ${isToServing()} and ${waiting} order by p.id`.execute(db);
  return rows.map((row) => row.id);
}

function wordsFor(circular: Announced, occasion: Occasion): { title: string; description: string } {
  const title = titleOf(circular);
  switch (occasion) {
    case 'posted':
      return { title, description: `${circular.subject}${circular.needs_acknowledgement ? '. Please acknowledge it.' : ''}` };
    case 'reminder':
      return { title: `Please acknowledge: ${title}`, description: circular.subject };
    default:
      return { title: `${title} is ${occasion}`, description: circular.ended_because };
  }
}
