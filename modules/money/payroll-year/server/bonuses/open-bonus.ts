import { monthName } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { openRunOf } from '@talaan/payroll/server/public.ts';
import { BONUSES, type openBonus as endpoint } from '../../contract/bonuses.ts';
import { firstMonthOf } from '../../rules/grant-bonus.ts';

/** Opens the run of a bonus as a draft. Errors: 403 beyond the caller’s scope; 422 for a month before the one from which it is paid. */
export async function openBonus(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { bonus, month, campus_id, fund_code } = call.body;
  const year = month.slice(0, 4);
  const first = firstMonthOf(bonus, year);
  if (month < first) throw invalid({ month: [`It is paid from ${monthName(first)} on.`] });
  return openRunOf(call, {
    kind: 'BONUS',
    month,
    campus_id,
    fund_code,
    title: `${BONUSES[bonus]} ${year}`,
    terms: { bonus, year: Number(year) },
  });
}
