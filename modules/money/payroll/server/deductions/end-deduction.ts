import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { DeductionCall } from './enter-deductions.ts';

/**
 * Ends a deduction on a day: runs of later months do not take it any more. Needs the open records of the person. Error: 409 where it has ended
 * already, also in the same moment.
 */
export async function endDeduction(call: DeductionCall, { id, on, because }: { id: number; on: string; because: string }): Promise<void> {
  const { rows } = await sql<{ personnel_id: number }>`
    update payroll.deduction set ended_on = ${on}::date, ended_because = ${because} where id = ${id} and ended_on is null
    returning personnel_id`.execute(call.db);
  const [ended] = rows;
  if (!ended) throw wrongState('This deduction has ended already.');
  await recordChange(call, {
    action: 'end a deduction',
    subject: `payroll.deduction:${id}`,
    personnelId: ended.personnel_id,
    after: { ended_on: on, because },
  });
}
