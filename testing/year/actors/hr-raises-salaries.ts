import { generateNosa, listNosaTables } from '@talaan/notices/contract/nosa.ts';
import { generateNosi } from '@talaan/notices/contract/nosi.ts';
import { actOnAllNotices } from '@talaan/notices/contract/notices.ts';
import { callerOf, count, finishJob, requireDone, weekdayOfMonth, type University } from '../university.ts';

const TRANCHE_ON = 2;
const STEPS_ON = 11;
const WAY = ['submit', 'sign', 'release'] as const;

/** In January HR gives notice of the tranche of the year; in each month of the step increments that come due. A released notice pays. */
export async function hrRaisesSalaries(university: University, day: Temporal.PlainDate): Promise<void> {
  const on = weekdayOfMonth(day);
  const hr = callerOf(university, 'hr');
  if (on === TRANCHE_ON && day.month === 1) {
    const { body } = requireDone('the salary tables', await hr.call(listNosaTables, {}));
    const table = body.tables.find(({ from }) => from <= day.toString());
    if (!table) throw new Error('no salary table is in force');
    const { status, body: started } = await hr.call(generateNosa, { body: { table: table.id } });
    // 409 where all have a notice of it from before the year.
    if (status === 200) await finishJob(university, 'hr', started.job.id);
    await bringOn(university, { kind: 'NOSA', table: table.id });
  }
  if (on === STEPS_ON) {
    const month = day.toPlainYearMonth().toString();
    const { status, body: started } = await hr.call(generateNosi, { body: { month } });
    if (status !== 200) return count(university, 'months without steps');
    const made = await finishJob(university, 'hr', started.job.id);
    count(university, `notices of steps: ${JSON.stringify(made)}`);
    await bringOn(university, { kind: 'NOSI' });
  }
}

async function bringOn(university: University, filters: { kind: 'NOSA' | 'NOSI'; table?: number }): Promise<void> {
  for (const action of WAY) {
    const { status, body } = await callerOf(university, 'hr').call(actOnAllNotices, { body: { action, filters } });
    if (status === 200) await finishJob(university, 'hr', body.job.id);
    else count(university, `notices: nothing to ${action}`);
  }
}
