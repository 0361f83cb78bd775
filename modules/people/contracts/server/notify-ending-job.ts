import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job, Work } from '@talaan/kernel/server/jobs/jobs.ts';
import { notifyKeepers, notifyPeople, UNIVERSITY } from '@talaan/notifications/server/public.ts';
import { takeStepInAll } from '@talaan/requests/server/public.ts';
import { contractFlow } from '../workflow.ts';
import { alertDue, type AlertDays } from '../rules/ending-soon.ts';

interface Ending {
  id: number;
  personnel_id: number;
  number: string;
  days_left: number;
  given: number[];
}

/** Every morning, and when the server starts: ends what is over, and tells of what ends in 30, 15 and 7 days. */
export const notifyEndingContractsJob: Job<Record<string, never>> = {
  kind: 'tell-ending-contracts',
  cron: '0 6 * * *',
  atStart: true,
  run: async (work) => {
    const { server } = work;
    const today = server.clock.today();
    const now = server.clock.now();
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('contracts.alert'))`.execute(db);
      await endPast(work, db, today);
      const told = await giveAlerts(db, today, now.toString());
      for (const [days, ones] of Map.groupBy(told, ({ due }) => due)) {
        await notifyKeepers({ db, now, today }, 'JO', {
          title: ones.length === 1 ? 'A contract ends soon' : `${ones.length} contracts end soon`,
          description: `${ones.length === 1 ? `Contract ${ones[0]!.number} ends` : `${ones.length} job orders and contracts of service end`} within ${days} days and ${ones.length === 1 ? 'is' : 'are'} not renewed.`,
          link: `/joborders/list?ending=${days}`,
          ...(ones.length > 1 && { over: UNIVERSITY }),
        });
        await notifyPeople(
          db,
          now,
          ones.map(({ personnel_id }) => personnel_id),
          {
            title: 'Your contract ends soon',
            description: `It ends within ${days} days. Ask your office about its renewal.`,
          },
        );
      }
    });
  },
};

async function endPast(work: Work, db: Database, today: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from contracts.contract where state = 'ACTIVE' and upper(during) <= ${today}::date order by id`.execute(db);
  await takeStepInAll(callOfJob(work, db), { kind: contractFlow, action: 'end', items: rows, bySystem: true });
}

async function giveAlerts(db: Database, today: string, at: string): Promise<(Ending & { due: AlertDays })[]> {
  const { rows } = await sql<Ending>`
    select k.id, k.personnel_id, k.number, upper(k.during) - 1 - ${today}::date as days_left,
      array(select a.days::integer from contracts.alert a where a.contract_id = k.id) as given
    from contracts.contract k
    where k.state = 'ACTIVE' and upper(k.during) - 1 between ${today}::date and ${today}::date + 30
      and not exists (select from contracts.contract r where r.renews_id = k.id and r.state <> 'CANCELLED')`.execute(db);
  const due = rows.flatMap((row) => {
    const days = alertDue(row.days_left, row.given);
    return days === null ? [] : [{ ...row, due: days }];
  });
  if (due.length > 0) {
    await db
      .insertInto('contracts.alert')
      .values(due.map(({ id, due: days }) => ({ contract_id: id, days, at })))
      .execute();
  }
  return due;
}
