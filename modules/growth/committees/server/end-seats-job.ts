import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notifyKeepers } from '@talaan/notifications/server/public.ts';
import { forgetSitting, noteSitting } from '@talaan/requests/server/public.ts';
import type { CommitteeKind } from '@talaan/requests/contract/committees.ts';
import type { SeatRole } from '../rules/seat.ts';
import { committeesFrom, KEPT_BY, nameOfCommittee } from './reach.ts';

interface Leaver {
  id: number;
  committee_id: number;
  committee: string;
  kind: CommitteeKind;
  office_id: number | null;
  personnel_id: number;
  fullname: string;
  role: SeatRole;
  from: string;
  to: string | null;
  last_day: string;
}

/** In the night after the last day of service seats end: who left does not count for the quorum, and another may be seated. */
export const endSeatsJob: Job<Record<string, never>> = {
  kind: 'committees.end-seats',
  cron: '20 0 * * *',
  atStart: true,
  run: async (work) => {
    const { db, clock } = work.server;
    const { rows } = await sql<Leaver>`
      select s.id, c.id as committee_id, ${nameOfCommittee} as committee, c.kind, c.office_id, s.personnel_id, p.fullname, s.role, lower(s.during) as "from",
        upper(s.during) - 1 as "to", e.last_day
      from ${committeesFrom} join committees.seat s on s.committee_id = c.id join personnel.person_view p on p.id = s.personnel_id
        cross join lateral (select max(x.last_day) as last_day from personnel.separation_view x where x.personnel_id = s.personnel_id) e
      where e.last_day < ${clock.today()}::date and (upper_inf(s.during) or upper(s.during) - 1 > e.last_day) and not exists (
        select from personnel.appointment_view a where a.personnel_id = s.personnel_id and (upper_inf(a.during) or upper(a.during) - 1 > e.last_day))
      order by s.id`.execute(db);
    for (const seat of rows) await db.transaction().execute((tx) => endSeat(callOfJob(work, tx), seat));
  },
};

async function endSeat(call: ReturnType<typeof callOfJob>, seat: Leaver): Promise<void> {
  const { db } = call;
  const { id, kind, personnel_id: personnelId, last_day: to, from } = seat;
  if (from > to) {
    await db.deleteFrom('committees.seat').where('id', '=', id).execute();
    await forgetSitting(db, kind, id);
  } else {
    await sql`update committees.seat set during = daterange(lower(during), ${to}::date, '[]') where id = ${id}`.execute(db);
    await noteSitting(db, kind, { sourceId: id, officeId: seat.office_id, personnelId, isSecretary: seat.role === 'SECRETARY', from, to });
  }
  await recordChange(call, {
    action: 'end a seat with the service',
    subject: `committees.committee:${seat.committee_id}`,
    personnelId,
    before: { seat: id, from, to: seat.to },
    after: from > to ? undefined : { seat: id, from, to },
  });
  await notifyKeepers(call, KEPT_BY[kind], {
    title: `A seat ended: ${seat.fullname}`,
    description: `${seat.committee}: the service ended on ${longDate(to)}. Seat another member.`,
    link: `/lnd/manage/committee/members/${seat.committee_id}`,
  });
}
