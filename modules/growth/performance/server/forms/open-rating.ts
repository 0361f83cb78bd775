import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { appealClock } from '../../rules/period/deadlines.ts';
import { readTerms, termsOn } from '../settings/read-terms.ts';
import { lockOwnForm } from './find-form.ts';
import { isSealed } from './gather-sheets.ts';

/** The ratee opens the final rating: this is its receipt (domain page, B6.6). Errors: 404; 409 where there is none, or it was opened before. */
export async function openRating(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, params, today } = call;
  const form = await lockOwnForm(call, params.id);
  if (!isSealed(form)) throw wrongState(form.received_on === null ? 'There is no final rating yet.' : 'The final rating is open already.');
  await sql`update performance.form set received_on = ${today}::date where id = ${form.id}`.execute(db);
  await recordChange(call, {
    action: 'open a final rating',
    subject: `performance.form:${form.id}`,
    personnelId: form.personnel_id,
    after: { received_on: today },
  });
  const { until } = appealClock(today, termsOn(await readTerms(db), form.period.from).deadlines);
  return {
    message:
      form.state === 'CALIBRATED' || form.state === 'FINAL' ? `An appeal may be filed until ${longDate(until)}.` : 'The rating is open.',
  };
}
