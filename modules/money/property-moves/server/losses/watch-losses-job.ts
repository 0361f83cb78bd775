import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notify, notifyPeople } from '@talaan/notifications/server/public.ts';
import { findKeepers } from '../find-keepers.ts';
import { alertDue, daysLeft } from '../../rules/loss-clock.ts';
import { linkOf } from '../../workflow.ts';

interface OpenLoss {
  move_id: number;
  title: string;
  holder_id: number;
  holder: string;
  office_id: number | null;
  due_on: string;
  alerted: number;
}

/** Every morning: on day 15, 25 and 30 of a loss that was not submitted its holder and the custodians are alerted, each once. */
export const watchLossesJob: Job<Record<string, never>> = {
  kind: 'property.watch-losses',
  cron: '15 6 * * *',
  atStart: true,
  run: async ({ server }) => {
    const today = server.clock.today();
    const now = server.clock.now();
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('property.watch-losses'))`.execute(db);
      for (const loss of await readOpen(db)) {
        const day = alertDue(loss.due_on, today, loss.alerted);
        if (day === null) continue;
        await sql`update property.loss set alerted = ${day} where move_id = ${loss.move_id}`.execute(db);
        const title = `Day ${day} of a loss: ${loss.title}`;
        await notifyPeople(db, now, [loss.holder_id], {
          title,
          description: `${left(loss.due_on, today)} Have the report notarized, and bring it to the property custodian.`,
          link: linkOf('loss', loss.move_id),
        });
        await notify(db, now, await findKeepers(db, loss.office_id, today), {
          title,
          description: `${loss.holder}. ${left(loss.due_on, today)}`,
          link: linkOf('loss', loss.move_id),
        });
      }
    });
  },
};

function left(dueOn: string, today: string): string {
  const days = daysLeft(dueOn, today);
  if (days < 0) return `Relief had to be asked of the Commission on Audit by ${longDate(dueOn)}.`;
  if (days === 0) return 'Relief is to be asked of the Commission on Audit today.';
  return `Relief is to be asked of the Commission on Audit by ${longDate(dueOn)}: ${days === 1 ? '1 day is' : `${days} days are`} left.`;
}

async function readOpen(db: Database): Promise<OpenLoss[]> {
  const { rows } = await sql<OpenLoss>`
    select d.move_id, r.title, m.personnel_id as holder_id, p.fullname as holder, r.office_id, d.due_on, d.alerted
    from property.loss d join property.move m on m.id = d.move_id join requests.request r on r.id = m.request_id
      join personnel.person_view p on p.id = m.personnel_id
    where m.state = 'REPORTED' order by d.due_on, d.move_id`.execute(db);
  return rows;
}
