import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notifyKeepers } from '@talaan/notifications/server/public.ts';
import { hasProbation, PROBATION_REVIEWS, reviewDue } from '../rules/probation.ts';
import { assumeBy, statementDue } from '../rules/short-clocks.ts';
import { submissionAlert, submissionDue } from '../rules/submission-due.ts';
import { addDays } from '../rules/calendar-days.ts';

interface Running {
  id: number;
  fullname: string;
  state: string;
  form: string;
  status_code: string;
  nature_code: string;
  issued_on: string;
  received_on: string | null;
  assumed_on: string | null;
  lacks_statement: boolean;
  given: { kind: string; no: number }[];
}

interface Reminder {
  kind: 'submission' | 'probation' | 'statement' | 'assumption';
  no: number;
  words: string;
}

/** Days before a review, an assumption or a statement is due at which HR is reminded. */
const BEFORE = 7;

/** Every morning, and when the server starts: reminds HR of what appointments wait for, of each once. */
export const remindJob: Job<object> = {
  kind: 'appointing.remind',
  cron: '10 7 * * *',
  atStart: true,
  run: async ({ server }) => {
    const [now, today] = [server.clock.now(), server.clock.today()];
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('appointing.remind'))`.execute(db);
      for (const one of await findRunning(db))
        for (const { kind, no, words } of remindersOf(one, today)) {
          await db.insertInto('appointing.alert').values({ appointment_id: one.id, kind, no, at: now.toString() }).execute();
          await notifyKeepers({ db, now, today }, 'RAI', {
            title: `Appointment of ${one.fullname}`,
            description: words,
            link: `/rsp/appointments/${one.id}`,
          });
        }
    });
  },
};

function remindersOf(one: Running, today: string): Reminder[] {
  const given = (kind: string) => one.given.flatMap((alert) => (alert.kind === kind ? [alert.no] : []));
  const reminders: Reminder[] = [];
  const alert = one.state === 'ISSUED' && one.form.endsWith('A') ? submissionAlert(one.issued_on, today, given('submission')) : null;
  if (alert !== null)
    reminders.push({ kind: 'submission', no: alert, words: `It is due at the CSC by ${longDate(submissionDue(one.issued_on))}.` });
  const near = (due: string) => addDays(due, -BEFORE) <= today && today <= due;
  if (one.assumed_on === null) {
    const until = one.received_on === null ? null : assumeBy(one.received_on);
    if (until !== null && near(until) && given('assumption').length === 0)
      reminders.push({ kind: 'assumption', no: 1, words: `Duty is to be assumed by ${longDate(until)}.` });
    return reminders;
  }
  const { assumed_on: assumedOn } = one;
  if (one.lacks_statement && near(statementDue(assumedOn)) && given('statement').length === 0)
    reminders.push({
      kind: 'statement',
      no: 1,
      words: `The statement of assets, liabilities and net worth is due by ${longDate(statementDue(assumedOn))}.`,
    });
  if (!hasProbation(one.status_code, one.nature_code)) return reminders;
  for (const month of PROBATION_REVIEWS)
    if (near(reviewDue(assumedOn, month)) && !given('probation').includes(month))
      reminders.push({
        kind: 'probation',
        no: month,
        words: `The review of probation after ${month} months is due by ${longDate(reviewDue(assumedOn, month))}.`,
      });
  return reminders;
}

async function findRunning(db: Database): Promise<Running[]> {
  const { rows } = await sql<Running>`
    select a.id, p.fullname, a.state, a.form, a.status_code, a.nature_code, a.issued_on, a.received_on, a.assumed_on,
      exists (select from appointing.paper f where f.appointment_id = a.id and f.code = 'saln' and f.received_on is null) as lacks_statement,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'no', l.no)), '[]') from appointing.alert l where l.appointment_id = a.id) as given
    from appointing.appointment a join personnel.person_view p on p.id = a.personnel_id
    where a.issued_on is not null and a.state not in ('CANCELLED', 'INVALIDATED', 'CLOSED') order by a.id`.execute(db);
  return rows;
}
