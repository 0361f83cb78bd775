import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { followAppointments } from '../moves/end-requests.ts';
import { readNeeds, type PersonnelCall } from '../needs.ts';
import { notifyPeopleChangedLater } from '../people-changed.ts';

/** Service under a job order or contract of service; rates in centavos. */
export interface ContractService {
  personnelId: number;
  officeId: number;
  positionId: number;
  statusCode: 'JO' | 'COS';
  dailyRate: number | null;
  authority: string;
  from: string;
  /** The day after the last. */
  until: string;
}

type Serving = Pick<Call, 'db' | 'actor' | 'server'>;

/**
 * Opens the appointments of contracts that were signed, set by set. An earlier contract of the same person ends the day before.
 * Errors: 409 with who holds an appointment of another kind on these days, or one that begins within them.
 */
export async function serveUnderContract(call: Serving, services: readonly ContractService[]): Promise<void> {
  const { db, server } = call;
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(services)}::jsonb) as n("personnelId" integer, "officeId" integer, "positionId" integer,
    "statusCode" text, "dailyRate" bigint, authority text, "from" date, until date)`;
  const { rows: hindered } = await sql<{ fullname: string; position: string; from: string }>`
    select p.fullname, t.name as position, lower(a.during) as from
    from ${wanted} join personnel.appointment a on a.personnel_id = n."personnelId" and a.during && daterange(n."from", n.until)
    join personnel.person p on p.id = a.personnel_id join organization.position_view t on t.id = a.position_id
    where a.status_code not in ('JO', 'COS') or lower(a.during) > n."from" order by p.fullname`.execute(db);
  const [first] = hindered;
  if (first) {
    throw wrongState(
      `${first.fullname} serves as ${first.position} since ${longDate(first.from)}; end that appointment first.${hindered.length > 1 ? ` The same holds for ${hindered.length - 1} more.` : ''}`,
    );
  }
  await giveReason(call, 'A contract begins on the same day');
  await sql`delete from personnel.appointment a using ${wanted} where a.personnel_id = n."personnelId" and lower(a.during) = n."from"`.execute(
    db,
  );
  await sql`update personnel.appointment a set during = daterange(lower(a.during), n."from")
    from ${wanted} where a.personnel_id = n."personnelId" and a.during @> n."from"`.execute(db);
  await sql`
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, nature_code, daily_rate, authority, during)
    select "personnelId", "officeId", "positionId", "statusCode",
      case when exists (select from personnel.appointment b where b.personnel_id = "personnelId") then 'REAPP' else 'ORIG' end,
      "dailyRate", authority, daterange("from", until) from ${wanted}`.execute(db);
  await notifyPeopleChangedLater(
    server,
    db,
    services.map(({ personnelId, from }) => ({ personnelId, from, until: null })),
  );
}

/** Ends service under contracts after these last days, and what is asked for or approved after them; what would begin later until the contract's end, after a move of the office, never began. */
export async function endContractService(
  call: PersonnelCall,
  ends: readonly { personnelId: number; lastDay: string; until: string }[],
): Promise<void> {
  const { db, server } = call;
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as n("personnelId" integer, "lastDay" date, until date)`;
  await giveReason(call, 'The contract was terminated before');
  await sql`delete from personnel.appointment a using ${wanted}
    where a.personnel_id = n."personnelId" and a.status_code in ('JO', 'COS') and lower(a.during) > n."lastDay" and lower(a.during) < n.until`.execute(
    db,
  );
  await sql`update personnel.appointment a set during = daterange(lower(a.during), n."lastDay" + 1) from ${wanted}
    where a.personnel_id = n."personnelId" and a.during @> n."lastDay" and a.status_code in ('JO', 'COS')`.execute(db);
  await notifyPeopleChangedLater(
    server,
    db,
    ends.map(({ personnelId, lastDay }) => ({ personnelId, from: lastDay, until: null })),
  );
  for (const { personnelId } of ends) await followAppointments(call, readNeeds(server), personnelId);
}
