import { sql } from 'kysely';
import { listSeats } from '@talaan/committees/server/public.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { takeSteps } from '@talaan/requests/server/public.ts';
import { appealClock, appealDecisionDue } from '../rules/period/deadlines.ts';
import { readTerms, termsOn } from './settings/read-terms.ts';

interface Waiting {
  id: number;
  from: string;
  received_on: string;
}

/** Each morning, and when the server starts: closes the forms whose days of appeal are over. */
export const closeRatingsJob: Job<Record<string, never>> = {
  kind: 'close-ratings',
  cron: '10 5 * * *',
  atStart: true,
  run: async (work) => {
    const { server } = work;
    await server.db.transaction().execute(async (db) => {
      const { rows } = await sql<Waiting>`
        select f.id, lower(q.during) as from, f.received_on from performance.form f join performance.period q on q.id = f.period_id
        where f.state in ('CALIBRATED', 'RESOLVED') and f.received_on is not null order by f.id`.execute(db);
      const terms = await readTerms(db);
      const today = server.clock.today();
      const over = rows.filter(({ from, received_on }) => appealClock(received_on, termsOn(terms, from).deadlines).closes_on <= today);
      if (over.length > 0) await takeSteps(callOfJob(work, db), { action: 'close', items: over.map(({ id }) => ({ id })), bySystem: true });
    });
  },
};

/** Each morning: the chair of the team is notified on the day after a decision of an appeal was due; nothing is deemed (domain page, B6.6). */
export const notifyOfLateAppealsJob: Job<Record<string, never>> = {
  kind: 'notify-of-late-appeals',
  cron: '20 5 * * *',
  run: async ({ server }) => {
    const { db } = server;
    const [now, today] = [server.clock.now(), server.clock.today()];
    const { rows } = await sql<{ fullname: string; from: string; appealed_on: string }>`
      select p.fullname, lower(q.during) as from, f.appealed_on from performance.form f join performance.period q on q.id = f.period_id
        join personnel.person_view p on p.id = f.personnel_id where f.state = 'APPEALED' order by f.id`.execute(db);
    const terms = await readTerms(db);
    const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
    const late = rows.filter(({ from, appealed_on }) => appealDecisionDue(appealed_on, termsOn(terms, from).deadlines) === yesterday);
    if (late.length === 0) return;
    const { seats } = await listSeats({ db, today }, 'PMT');
    const chairs = seats.filter(({ role, from }) => role === 'CHAIR' && from <= today);
    for (const { fullname } of late)
      await notifyPeople(
        db,
        now,
        chairs.map(({ person_id: id }) => id),
        {
          title: 'An appeal is late',
          description: `The decision on the appeal of ${fullname} was due on ${longDate(yesterday)}.`,
          link: '/spmis/calibration?tab=appeals',
        },
      );
  },
};
