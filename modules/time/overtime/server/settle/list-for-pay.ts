import { sql } from 'kysely';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { lockAccounts } from '@talaan/ledger/server/public.ts';
import type { Moved, StepCall } from '@talaan/requests/server/public.ts';
import { COC } from '../../rules/books.ts';
import { overtimePay, payWithinYear } from '../../rules/pay.ts';
import { notifyConcerned } from '../notify-concerned.ts';
import { hoursOfMonths, keepSettlement, type MonthOfPerson } from './hours-of-month.ts';

/** Lists what was certified for payroll, within half of the basic salary of each person's year (JC 2 s.2015). */
export async function listForPay(call: StepCall, moved: readonly Moved[]): Promise<void> {
  const months = await hoursOfMonths(
    call,
    moved.map(({ id }) => id),
  );
  // One at a time for each person, as for credits: the limit of the year is read here.
  await lockAccounts(
    call.db,
    months.map(({ personnelId }) => ({ personnelId, book: COC.code })),
  );
  for (const month of months) await listMonth(call, month);
  await notifyConcerned(call, moved, ({ title }) => ({
    title: 'Overtime was listed for pay',
    description: `${title}: it is paid with the payroll.`,
  }));
}

async function listMonth(call: StepCall, month: MonthOfPerson): Promise<void> {
  const paid = month.days.flatMap(({ minutes, kind, monthly }) => (monthly === null ? [] : [{ minutes, kind, monthly }]));
  const pay = overtimePay(paid);
  const monthly = paid.at(-1)?.monthly ?? 0;
  const within = payWithinYear(pay, { monthly, paidInYear: await readPaid(call, month) });
  const half = `overtime pay of a year is at most half of the basic salary, ${formatPesos(monthly * 6)}`;
  await keepSettlement(call, month, { paid_centavos: within.paid, lost: within.unpaid, because: within.unpaid > 0 ? half : '' });
}

async function readPaid({ db }: StepCall, { personnelId, month }: MonthOfPerson): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(sum(paid_centavos), 0)::bigint as paid from overtime.settled
    where personnel_id = ${personnelId} and month between ${`${month.slice(0, 4)}-01`} and ${`${month.slice(0, 4)}-12`}`.execute(db);
  return rows[0]!.paid;
}
