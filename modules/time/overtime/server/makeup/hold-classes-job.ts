import { sql } from 'kysely';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { takeStepInAll } from '@talaan/requests/server/public.ts';
import { attendedMinutes } from '../../rules/attended-minutes.ts';

interface Over {
  id: number;
  from_minute: number;
  to_minute: number;
  punches: number[];
}

/** Each morning, and when the server starts: what the punches of yesterday and before show of approved make-up classes. */
export const holdClassesJob: Job<Record<string, never>> = {
  kind: 'hold-make-up-classes',
  cron: '20 6 * * *',
  atStart: true,
  run: async (work) => {
    const { server } = work;
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('overtime.makeup'))`.execute(db);
      const { rows } = await sql<Over>`
        select m.id, m.from_minute, m.to_minute, array(
          select (extract(epoch from (kernel.clock_of(p.at)) - m.held_on::timestamp) / 60)::integer from attendance.person_punch p
          where p.personnel_id = m.personnel_id and not p.voided and attendance.date_of(p.at) = m.held_on
            and p.at >= attendance.start_of(m.held_on) and p.at < attendance.start_of(m.held_on + 1)) as punches
        from overtime.makeup_class m where m.state = 'APPROVED' and m.held_on < ${server.clock.today()}::date order by m.id`.execute(db);
      const attended = rows.map(({ id, from_minute, to_minute, punches }) => ({
        id,
        minutes: attendedMinutes({ from: from_minute, to: to_minute }, punches),
      }));
      await sql`
        update overtime.makeup_class m set attended_minutes = a.minutes
        from jsonb_to_recordset(${JSON.stringify(attended)}::jsonb) as a (id integer, minutes smallint) where m.id = a.id`.execute(db);
      const call = callOfJob(work, db);
      const held = attended.filter(({ minutes }) => minutes > 0);
      const missed = attended.filter(({ minutes }) => minutes === 0);
      await takeStepInAll(call, { action: 'hold', items: held, bySystem: true });
      await takeStepInAll(call, { action: 'miss', items: missed, bySystem: true });
    });
  },
};
