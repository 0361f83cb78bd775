import pg from 'pg';
import { startChance } from '@talaan/kernel/server/demo/chance.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Machines } from './machines.ts';
import { signIn } from './sign-in.ts';
import type { University } from './university.ts';

/** The university as it is on its first day, with all who serve signed in. */
export async function openUniversity(machines: Machines, seed: number, first: Temporal.PlainDate): Promise<University> {
  // What an invariant asks of pay is protected.
  const owner = new pg.Pool({ connectionString: machines.ownerUrl, max: 2, options: '-c talaan.opened=* -c timezone=Asia/Manila' });
  // A killed database breaks what is idle; the next question connects anew.
  owner.on('error', () => undefined);
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  await giveAccounts(owner);
  await letDevicesPush(owner, first);
  const tokens = { ofPerson: new Map<number, string>(), ofName: new Map<string, string>() };
  await signIn(owner, tokens);
  return {
    machines,
    owner,
    chance: startChance(seed),
    holidays: await readHolidays(owner),
    tokens,
    acknowledged: new Set(),
    waiting: new Map(),
    left: new Set(),
    done: new Map(),
    figures: { calls: 0, refusals: 0, kills: 0 },
    first,
    jobsUntil: first.toZonedDateTime(ZONE).epochMilliseconds,
  };
}

/** The demo has accounts of a few; here each person who serves has one, as after invitations, with what heads and employees may; heads keep the counters of their offices. */
async function giveAccounts(owner: pg.Pool): Promise<void> {
  await owner.query(`
    with made as (
      insert into identity.account (email, name, personnel_id)
      select 'person' || p.id || '@talaan.example', p.fullname, p.id from personnel.person p
      where exists (select from personnel.appointment a where a.personnel_id = p.id and upper_inf(a.during))
        and not exists (select from identity.account c where c.personnel_id = p.id)
      returning id, personnel_id
    )
    insert into identity.account_role (account_id, role_id, scope, during)
    select m.id, r.id, r.scope, '[2020-01-01,)' from made m
    join (select id, case name when 'Employee' then 'self' else 'headed' end as scope, name from identity.role) r
      on r.name = 'Employee' or r.name = 'Department head' and exists (select from organization.head h where h.personnel_id = m.personnel_id)`);
  await owner.query(`
    insert into identity.account_role (account_id, role_id, scope, office_id, during)
    select distinct c.id, r.id, 'office', h.office_id, '[2020-01-01,)'::daterange from organization.head h
    join identity.account c on c.personnel_id = h.personnel_id and c.suspended_at is null join identity.role r on r.name = 'Office clerk'
    where not h.is_acting and upper_inf(h.during)`);
}

/** The demo has some devices whose files come by hand; here those of each campus push, and all who serve wear a number on them. */
async function letDevicesPush(owner: pg.Pool, first: Temporal.PlainDate): Promise<void> {
  await owner.query(`update attendance.device set mode = 'push' where enabled and mode = 'usb' and serial is not null`);
  await owner.query(
    `insert into personnel.device_pin (pin, personnel_id, during)
     select (8000000 + a.personnel_id)::text, a.personnel_id, daterange($1::date, null) from personnel.appointment a where a.during @> $1::date
       and not exists (select from personnel.device_pin n where n.personnel_id = a.personnel_id and n.during @> $1::date)`,
    [first.toString()],
  );
}

async function readHolidays(owner: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await owner.query<{ date: string }>(
    "select date::text from attendance.holiday where campus_id is null and type <> 'special_working'",
  );
  return new Set(rows.map(({ date }) => date));
}
