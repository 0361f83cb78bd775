import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { OfficeUse } from '@talaan/organization/server/public.ts';

/** Plantilla items of an office: one that is filled goes with its incumbent unless it is said otherwise, a vacant one where it is sent. */
export const itemsOfOffice: OfficeUse = {
  name: 'items',
  title: 'Plantilla items',
  table: 'plantilla.item',
  shared: false,
  holdsOpen: true,
  followsPeople: true,
  find: async (db, officeId, { from, today }) => {
    const { rows } = await sql<{
      id: number;
      item_number: string;
      position: string;
      personnel_id: number | null;
      fullname: string | null;
      since: string | null;
    }>`
      select i.id, i.item_number, t.name as position, h.personnel_id, h.fullname, m.on_date as since
      from plantilla.item i join organization.position_view t on t.id = i.position_id
      left join lateral (
        select a.personnel_id, p.fullname from personnel.appointment_view a join personnel.person_view p on p.id = a.personnel_id
        where a.item_id = i.id and not a.is_substitute and a.during && daterange(greatest(${from}::date, ${today}::date), null)
        order by a.during limit 1) h on true
      left join plantilla.item_move m on m.item_id = i.id and m.office_id = ${officeId} and not m.is_done and m.on_date > ${from}
      where (plantilla.office_on(i.id, greatest(${from}::date, ${today}::date)) = ${officeId} or m.item_id is not null)
        and not exists (select from plantilla.item_state s
          where s.item_id = i.id and s.state = 'abolished' and s.during @> greatest(${from}::date, ${today}::date))
      order by i.item_number`.execute(db);
    return rows.map(({ id, item_number, position, personnel_id, fullname, since }) => ({
      key: String(id),
      label: `${item_number} · ${position}`,
      note: [fullname ?? 'Vacant', since && `from ${longDate(since)}`].filter(Boolean).join(', '),
      personnel_id,
    }));
  },
  transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
    const { db, today } = call;
    const ids = keys.map(Number);
    await sql`select from plantilla.item where id = any(${ids}) order by id for no key update`.execute(db);
    // What was planned to come to that office later comes to this one instead, on its day.
    await sql`
      update plantilla.item_move set office_id = ${toOffice}, authority = ${authority}
      where item_id = any(${ids}) and office_id = ${fromOffice} and not is_done and on_date > ${from}`.execute(db);
    await sql`
      insert into plantilla.item_move (item_id, office_id, on_date, authority)
      select id, ${toOffice}, ${from}, ${authority} from plantilla.item
      where id = any(${ids}) and plantilla.office_on(id, greatest(${from}::date, ${today}::date)) = ${fromOffice}
      on conflict (item_id, on_date) do update set office_id = excluded.office_id, authority = excluded.authority, is_done = false`.execute(
      db,
    );
    await sql`select plantilla.take_effect(${today})`.execute(db);
    await recordChanges(
      call,
      ids.map((id) => ({
        action: 'move a plantilla item to another office',
        subject: `plantilla.item:${id}`,
        before: { office_id: fromOffice },
        after: { office_id: toOffice, from, authority },
      })),
    );
  },
};

/** Puts items into their new offices on the day. Every ten minutes, as offices take effect. */
export const takeItemsIntoEffectJob: Job<object> = {
  kind: 'take-items-into-effect',
  cron: '*/10 * * * *',
  atStart: true,
  run: async ({ server }) => {
    await sql`select plantilla.take_effect(${server.clock.today()})`.execute(server.db);
  },
};
