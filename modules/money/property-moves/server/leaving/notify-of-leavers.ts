import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import type { Merged, PersonnelCall, RequestsOfPeople } from '@talaan/personnel/server/public.ts';
import { findKeepers } from '../find-keepers.ts';
import { findUntold, type Leaver } from './find-leavers.ts';
import { listHeld, readHoldings, type Holding } from './what-is-held.ts';

interface Telling {
  db: Database;
  now: Temporal.Instant;
  today: string;
}

/** Notifies custodians, once each, of people who leave or changed their office and are accountable for property, with the list. */
async function notifyOfLeavers({ db, now, today }: Telling, people: readonly number[] | null): Promise<void> {
  const leavers = await findUntold(db, today, people);
  if (leavers.length === 0) return;
  await sql`
    insert into property.leaver (personnel_id, cause, day, told_at)
    select id, cause, day, ${now.toString()}::timestamptz from jsonb_to_recordset(${JSON.stringify(leavers)}::jsonb) as l (id integer, cause text, day date)
    on conflict do nothing`.execute(db);
  const holdings = await readHoldings(
    db,
    leavers.map(({ id }) => id),
  );
  for (const leaver of leavers)
    await notify(db, now, await findKeepers(db, leaver.office_id, today), {
      title: `Held by ${leaver.fullname}, who ${SAID[leaver.cause](leaver)}`,
      description: `${capitalized(listHeld(holdings.get(leaver.id)!.items))}.`,
      link: `/property/leaving?term=${encodeURIComponent(leaver.fullname)}`,
    });
}

const SAID: Readonly<Record<Leaver['cause'], (leaver: Leaver) => string>> = {
  separation: ({ day }) => `serves until ${longDate(day)}`,
  office: ({ detail }) => `serves in another office: ${detail}`,
};

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Where service ends or people move, custodians hear of it in the same transaction. */
export const propertyOfPeople: RequestsOfPeople = {
  follow: async (call, people) => notifyOfLeavers(call, people),
  notifyOfMove: () => Promise.resolve([]),
  end: async (call, { personnelId }) => {
    const holding = (await readHoldings(call.db, [personnelId])).get(personnelId);
    await notifyOfLeavers(call, [personnelId]);
    return holding && holding.items.length > 0 ? [`Accountable for ${listHeld(holding.items)}. The property custodian was notified.`] : [];
  },
};

/** Items, papers and requests of a merged record go to the one that stays; the custodians hear of it. */
export async function propertyAtMerge({ db, now, today }: PersonnelCall, { from, into }: Merged): Promise<readonly string[]> {
  await sql`delete from property.leaver where personnel_id = ${from}`.execute(db);
  const holding: Holding | undefined = (await readHoldings(db, [from])).get(from);
  if (!holding || holding.items.length === 0) return [];
  const { rows } = await sql<{ fullname: string; office_id: number }>`
    select p.fullname, i.office_id from personnel.person_view p, property.item i where p.id = ${into} and i.id = ${holding.items[0]!.id}`.execute(
    db,
  );
  const { fullname, office_id: officeId } = rows[0]!;
  await notify(db, now, await findKeepers(db, officeId, today), {
    title: `Two records of ${fullname} were merged`,
    description: `${capitalized(listHeld(holding.items))} went to the record that stays.`,
    link: `/property/items?holder=${into}`,
  });
  return [`${capitalized(listHeld(holding.items))} goes to the record that stays.`];
}

/** Every morning: what movements that were entered before their day, imports and ended contracts bring about. */
export const notifyOfLeaversJob: Job<Record<string, never>> = {
  kind: 'property.notify-of-leavers',
  cron: '20 6 * * *',
  atStart: true,
  run: async ({ server }) => {
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('property.notify-of-leavers'))`.execute(db);
      await notifyOfLeavers({ db, now: server.clock.now(), today: server.clock.today() }, null);
    });
  },
};
