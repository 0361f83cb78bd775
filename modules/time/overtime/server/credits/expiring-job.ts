import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { CDO, COC } from '../../rules/books.ts';
import { formatHours } from '../../rules/format-hours.ts';

interface Expiring {
  personnel_id: number;
  book: string;
  expires_on: string;
  amount: number;
}

/** Every morning, and when the server starts: tells people of credits that expire until the end of next month, each expiry once. */
export const notifyExpiringCreditsJob: Job<Record<string, never>> = {
  kind: 'tell-expiring-credits',
  cron: '40 6 * * *',
  atStart: true,
  run: async ({ server }) => {
    const today = server.clock.today();
    const until = Temporal.PlainDate.from(today).with({ day: 1 }).add({ months: 2 }).subtract({ days: 1 }).toString();
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('overtime.expiring'))`.execute(db);
      const { rows } = await sql<Expiring>`
        with expiring as (
          select personnel_id, book, expires_on, sum(balance - held)::bigint as amount from ledger.lot
          where book in (${COC.code}, ${CDO.code}) and expires_on between ${today}::date and ${until}::date and balance > held group by 1, 2, 3),
        told as (
          insert into overtime.expiry_notice (personnel_id, book, expires_on) select personnel_id, book, expires_on from expiring
          on conflict do nothing returning *)
        select e.* from told t join expiring e using (personnel_id, book, expires_on)`.execute(db);
      for (const [line, all] of Map.groupBy(rows, formatExpiry))
        await notifyPeople(
          db,
          server.clock.now(),
          all.map(({ personnel_id }) => personnel_id),
          { title: 'Compensatory credits expire', description: line, link: '/account/overtime?tab=credits' },
        );
    });
  },
};

function formatExpiry({ book, amount, expires_on }: Expiring): string {
  const what = book === COC.code ? `${formatHours(amount)} of overtime credit` : `${amount / 1000} compensatory days off`;
  return `${what} can be used until ${longDate(expires_on)}, and ${book === COC.code ? 'is' : 'are'} forfeited after that.`;
}
