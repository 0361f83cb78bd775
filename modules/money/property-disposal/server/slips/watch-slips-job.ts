import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notify, notifyPeople } from '@talaan/notifications/server/public.ts';
import { findKeepers } from '@talaan/property-moves/server/public.ts';
import { SLIPS, type SlipType } from '../../contract/fields.ts';
import { nameItems } from '../../rules/titles.ts';

interface LateSlip {
  id: number;
  type: SlipType;
  number: string;
  expected_on: string;
  person_id: number | null;
  under_id: number | null;
  person: string;
  office_id: number;
  articles: string[];
}

/** Every morning: of items that did not come back by their day those who have them and the custodians are notified, once. */
export const watchSlipsJob: Job<Record<string, never>> = {
  kind: 'property.watch-slips',
  cron: '20 6 * * *',
  atStart: true,
  run: async ({ server }) => {
    const today = server.clock.today();
    const now = server.clock.now();
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('property.watch-slips'))`.execute(db);
      for (const { id, type, number, expected_on, person_id, under_id, person, office_id, articles } of await readLate(db, today)) {
        await sql`update property_disposal.slip set alerted_at = ${now.toString()}::timestamptz where id = ${id}`.execute(db);
        const said = {
          title: `Property did not come back: ${nameItems(articles)}`,
          link: `/property/slips/${id}`,
        };
        const expected = `${SLIPS[type]} ${number}: it was expected on ${longDate(expected_on)}.`;
        const people = [person_id, under_id].filter((one) => one !== null);
        await notifyPeople(db, now, people, { ...said, description: `${expected} Bring it back to the property custodian.` });
        await notify(db, now, await findKeepers(db, office_id, today), { ...said, description: `${expected} ${person} has it.` });
      }
    });
  },
};

async function readLate(db: Database, today: string): Promise<LateSlip[]> {
  const { rows } = await sql<LateSlip>`
    select s.id, s.type, s.number, s.expected_on, s.person_id, s.under_id, coalesce(p.fullname, s.bearer) as person,
      array_agg(i.article order by l.no) as articles, (array_agg(i.office_id order by l.no))[1] as office_id
    from property_disposal.slip s join property_disposal.slip_item l on l.slip_id = s.id and l.is_out join property.item i on i.id = l.item_id
      left join personnel.person_view p on p.id = s.person_id
    where s.expected_on < ${today}::date and s.alerted_at is null group by s.id, p.fullname order by s.expected_on, s.id`.execute(db);
  return rows;
}
