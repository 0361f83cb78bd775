import { monthName } from '@talaan/kernel/contract/dates.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { RUN_KINDS } from '@talaan/payroll/contract/fields.ts';
import { findSeats, makeRun, type DemoRun } from '@talaan/payroll/demo/make-run.ts';
import { OWN_KINDS } from '@talaan/payroll/server/public.ts';
import { BONUSES, type Bonus } from '../contract/bonuses.ts';
import { bonusRuns } from '../server/bonuses/bonus-runs.ts';
import { lastPayRuns } from '../server/last-pay/last-pay-runs.ts';
import { readFormerPay } from '../server/tax-certificates/former.ts';
import { findLeaver } from './find-leaver.ts';
import { giveStep, grantLate } from './learned-late.ts';

/** So many months are released; the one after them is computed and waits to be checked. */
const RELEASED = 12;
/** Adjustments are so many months ago, each of what began three months before it. */
const ADJUSTED = [7, 4];
const REACH_BACK = 3;
/** The step that is given on the 16th is so many months ago. */
const STEPPED = 3;
/** Records of casuals and job orders are locked of the month before the last one; they are paid in the month after it. */
const BY_RECORDS = 2;

const BONUS_OF_MONTH: Partial<Record<number, Bonus>> = { 4: 'CLOTHING', 5: 'MIDYEAR', 11: 'YEAREND' };
/** On this day of the month the regular payroll is opened; the one at hand today, if that is earlier. */
const USUAL_DAY = 18;
const MENDED = 'Mended in the month after';

/** A year of payrolls in the order in which they were paid: regular ones, bonuses, adjustments, casuals and job orders, a last pay, and the one at hand. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  const { client, today } = making;
  await client.query("select set_config('talaan.opened', '*', true)");
  const seats = await findSeats(making);
  const present = today.toPlainYearMonth();
  const leaver = await findLeaver(making, present.subtract({ months: RELEASED - 1 }).toString());
  await giveStep(making, present.subtract({ months: STEPPED }).toPlainDate({ day: 16 }));
  for (let ago = RELEASED; ago >= 0; ago--) {
    const month = present.subtract({ months: ago });
    if (ADJUSTED.includes(ago)) await grantLate(making, month.subtract({ months: REACH_BACK }));
    for (const run of runsOf(month, ago, today, leaver)) await makeRun(making, seats, run);
    // Within a transaction nothing is analyzed by itself, and each run reads the payslips before it.
    if (ago === RELEASED) await client.query('analyze payroll.payslip, payroll.line');
  }
  await client.query("select set_config('talaan.opened', '', true)");
}

/** The runs that are opened in a month, in their order. */
function runsOf(
  month: Temporal.PlainYearMonth,
  ago: number,
  today: Temporal.PlainDate,
  leaver: { id: number; fullname: string; month: string } | null,
): DemoRun[] {
  const of = month.toString();
  const name = monthName(of);
  const bonus = BONUS_OF_MONTH[month.month];
  const byRecords = month.subtract({ months: 1 }).toString();
  const on = (day: number) => month.toPlainDate({ day });
  const former = readFormerPay;
  const runs: (DemoRun | false | undefined)[] = [
    leaver?.month === month.subtract({ months: 1 }).toString() && {
      kind: 'LAST_PAY',
      of: lastPayRuns,
      month: of,
      title: `${RUN_KINDS.LAST_PAY}, ${leaver.fullname}`,
      terms: { people: [leaver.id] },
      opened: on(3),
      settled: MENDED,
      former,
    },
    ...(ago === BY_RECORDS - 1 ? (['CASUAL', 'JOBORDER'] as const) : []).map((kind): DemoRun => ({
      kind,
      of: OWN_KINDS[kind],
      month: byRecords,
      title: `${RUN_KINDS[kind]}, ${monthName(byRecords)}`,
      opened: on(6),
      settled: 'Their records were not locked by then: the next payroll pays them',
    })),
    ADJUSTED.includes(ago) && {
      kind: 'ADJUSTMENT',
      of: OWN_KINDS.ADJUSTMENT,
      month: of,
      title: `${RUN_KINDS.ADJUSTMENT}, ${name}`,
      opened: on(8),
      settled: MENDED,
    },
    bonus && {
      kind: 'BONUS',
      of: bonusRuns,
      month: of,
      title: `${BONUSES[bonus]} ${month.year}`,
      terms: { bonus, year: month.year },
      opened: on(11),
      settled: MENDED,
      former,
    },
    {
      kind: 'REGULAR',
      of: OWN_KINDS.REGULAR,
      month: of,
      title: `${RUN_KINDS.REGULAR}, ${name}`,
      opened: ago === 0 && today.day < USUAL_DAY ? today : on(USUAL_DAY),
      waits: ago === 0,
      settled: MENDED,
      former,
    },
  ];
  return runs.filter((run) => run !== undefined && run !== false);
}
