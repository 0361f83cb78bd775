import { fileMonetization, readMyEstimate } from '@talaan/leave-payments/contract/payments.ts';
import { ask, callerOf, count, requireDone, sample, weekdayOfMonth, type University } from '../university.ts';

const ASKED_ON = 7;
/** Of those in the regular service so many look at what they may have. */
const LOOK = 4;
/** In thousandths of a day: ten are asked for where this much is there. */
const DAYS = 10_000;
const LEAST = 20_000;

/** Some look at what their leave credits are worth, and ask for ten days of them in money. Those who decide note the payment, too. */
export async function peopleMonetize(university: University, day: Temporal.PlainDate): Promise<void> {
  if (weekdayOfMonth(day) !== ASKED_ON) return;
  const people = await ask<{ id: number }>(
    university,
    `select a.personnel_id as id from personnel.appointment a
     join ledger.account l on l.personnel_id = a.personnel_id and l.book = 'VL' and l.balance - l.held >= $2
     where a.during @> $1::date and upper_inf(a.during) and a.status_code = 'PERM'
       and exists (select from identity.account c where c.personnel_id = a.personnel_id and c.suspended_at is null) order by 1`,
    [day.toString(), LEAST],
  );
  for (const { id } of sample(university, people, LOOK)) {
    const caller = callerOf(university, id);
    const { estimate } = requireDone('an estimate', await caller.call(readMyEstimate, {})).body;
    if (estimate.because !== null || estimate.in_year > 0) {
      count(university, 'nothing to monetize');
      continue;
    }
    const { status, body } = await caller.call(fileMonetization, { body: { thousandths: DAYS } });
    count(university, status === 200 ? 'monetizations filed' : `monetizations refused: ${body.message}`);
  }
}
