import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { lockAccounts, post, reverse, usable } from '@talaan/ledger/server/public.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { CDO, COC } from '@talaan/overtime/rules/books.ts';
import { OVERTIME_SETTINGS } from '@talaan/overtime/rules/settings.ts';

interface Lapse {
  personnel_id: number;
  book: 'COC' | 'CDO';
  /** The first day out of service, or in the higher rank. */
  day: string;
  because: string;
  /** How often credits of this account lapsed before. */
  times: number;
}

const BOOKS = { COC, CDO } as const;
const CAUSE = 'lapse';

/**
 * Every night, and when Talaan starts: overtime credit is lost on resignation, retirement, transfer and promotion above division chief (CSC-DBM JC 2
 * s.2004), days off on separation. Where the separation or promotion is taken back, they are there again.
 */
export const lapseCreditsJob: Job<Record<string, never>> = {
  kind: 'lapse-compensatory-credits',
  cron: '50 0 * * *',
  atStart: true,
  run: async (work) => {
    const { db, clock } = work.server;
    const restored = await db.transaction().execute((tx) => restore(callOfJob(work, tx)));
    let lapsed = 0;
    for (const due of await findDue(db, clock.today())) lapsed += await db.transaction().execute((tx) => lapse(callOfJob(work, tx), due));
    return { lapsed, restored };
  },
};

type JobCall = ReturnType<typeof callOfJob>;

async function findDue(db: Database, today: string): Promise<Lapse[]> {
  const { highestGrade } = OVERTIME_SETTINGS;
  const { rows } = await sql<Lapse>`
    with left_service as (
      select s.personnel_id, max(s.last_day) + 1 as day from personnel.separation_view s where s.last_day < ${today}::date
        and not exists (select from personnel.appointment_view a where a.personnel_id = s.personnel_id and upper(a.during) is null or
          a.personnel_id = s.personnel_id and upper(a.during) > s.last_day + 1)
      group by s.personnel_id),
    promoted as (
      select y.personnel_id, max(upper(e.during)) as day from personnel.salary_view y
      join personnel.salary_view e on e.personnel_id = y.personnel_id and e.salary_grade <= ${highestGrade} and upper(e.during) <= ${today}::date
      where y.during @> ${today}::date and y.salary_grade > ${highestGrade} group by y.personnel_id),
    due as (
      select personnel_id, day, array['COC', 'CDO'] as books, 'Separated from the service' as because from left_service
      union all select personnel_id, day, array['COC'], 'Promoted above division chief' from promoted)
    select d.personnel_id, k.book, d.day, d.because, (select count(*) from ledger.posting p where p.personnel_id = d.personnel_id
      and p.cause = ${CAUSE})::integer as times
    from due d join ledger.account k on k.personnel_id = d.personnel_id and k.book = any(d.books) and k.balance > k.held
    order by d.personnel_id, k.book`.execute(db);
  return rows;
}

/** Writes off what may still be used; what a request holds stays until it is decided. */
async function lapse(call: JobCall, { personnel_id: personnelId, book: code, day, because, times }: Lapse): Promise<number> {
  const book = BOOKS[code];
  await lockAccounts(call.db, [{ personnelId, book: code }]);
  const amount = await usable(call.db, personnelId, book, day);
  if (amount <= 0) return 0;
  await post(call, {
    kind: 'FORFEIT',
    personnelId,
    cause: CAUSE,
    key: `${code}:${personnelId}:${day}:${times}`,
    period: day.slice(0, 7),
    particulars: `${code} lost`,
    reason: because,
    lines: [{ book, amount: -amount, on: day }],
  });
  await notifyPeople(call.db, call.now, [personnelId], {
    title: 'Compensatory credits are lost',
    description: `${book.name}: ${because.toLowerCase()} on ${longDate(day)}.`,
    link: '/account/overtime?tab=credits',
  });
  return 1;
}

/** Posts back what lapsed for a separation or promotion that is no longer on record. */
async function restore(call: JobCall): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select p.id from ledger.posting p where p.cause = ${CAUSE} and p.kind = 'FORFEIT'
      and not exists (select from ledger.posting r where r.reverses_id = p.id)
      and not exists (select from personnel.separation_view s where s.personnel_id = p.personnel_id and s.last_day = p.effective_on - 1)
      and not exists (select from personnel.salary_view y where y.personnel_id = p.personnel_id and y.during @> p.effective_on
        and y.salary_grade > ${OVERTIME_SETTINGS.highestGrade})
    order by p.id`.execute(call.db);
  for (const { id } of rows) await reverse(call, id, 'The separation or promotion was taken back');
  return rows.length;
}
