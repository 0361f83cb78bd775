import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { notify } from '@talaan/notifications/server/public.ts';

/** Tells who is paid that their payslip is there, without any amount. Begun again it tells nobody twice. */
export const notifyOwnersJob: Job<{ run: number }> = {
  kind: 'payroll.notify-owners',
  run: async ({ server }, { run }) => {
    await server.db.transaction().execute(async (db) => {
      const { rows } = await withOpenRecords(db, 'everybody', (open) =>
        sql<{ account_id: number; month: string }>`
          with told as (
            update payroll.run set told_at = ${server.clock.now().toString()}::timestamptz where id = ${run} and told_at is null returning id, month)
          select c.id as account_id, told.month from told join payroll.payslip s on s.run_id = told.id and s.is_released
          join identity.account_view c on c.personnel_id = s.personnel_id`.execute(open),
      );
      if (rows.length === 0) return;
      await notify(
        db,
        server.clock.now(),
        rows.map(({ account_id: id }) => id),
        {
          title: `Your payslip of ${monthName(rows[0]!.month)} is there`,
          description: 'Open it to see what you are paid and why.',
          link: `/account/payroll/payslip?run=${run}`,
        },
      );
    });
  },
};
