import { exportSalaryTable, listSalaryTables, salaryImports } from '@talaan/organization/contract/salary.ts';
import { generateNosa, listNosaTables } from '@talaan/notices/contract/nosa.ts';
import { generateNosi } from '@talaan/notices/contract/nosi.ts';
import { actOnAllNotices } from '@talaan/notices/contract/notices.ts';
import { callerOf, count, finishJob, requireDone, weekdayOfMonth, type University } from '../university.ts';

/** A table is posted in one month, in force from the next. */
const POSTED_ON = { month: 2, weekday: 13 };
const TRANCHE_ON = { month: 3, weekday: 2 };
const STEPS_ON = 11;
const WAY = ['submit', 'sign', 'release'] as const;
/** Of the salaries of the table before, in hundredths. */
const RAISED = 103;
const TRANCHE = 'Adjusted tranche';

/** HR posts a salary table and gives notice of it; in each month of the step increments that come due. A released notice pays. */
export async function hrRaisesSalaries(university: University, day: Temporal.PlainDate): Promise<void> {
  const on = weekdayOfMonth(day);
  if (on === POSTED_ON.weekday && day.month === POSTED_ON.month) await postTable(university, day);
  if (on === TRANCHE_ON.weekday && day.month === TRANCHE_ON.month) await noticeTable(university);
  if (on === STEPS_ON) await noticeSteps(university, day);
}

/** The table in force, each salary raised, as a sheet that is imported. */
async function postTable(university: University, day: Temporal.PlainDate): Promise<void> {
  const hr = callerOf(university, 'hr');
  const from = day.toPlainYearMonth().add({ months: 1 }).toPlainDate({ day: 1 }).toString();
  const { salary_tables: tables } = requireDone('the salary tables', await hr.call(listSalaryTables, {})).body;
  const standing = tables.find((table) => table.from <= from)!;
  const sheet = requireDone('a table', await hr.call(exportSalaryTable, { params: { id: standing.id }, query: { format: 'csv' } }));
  const uploaded = requireDone(
    'the upload of a table',
    await hr.call(salaryImports.upload, { file: { name: 'table.csv', content: raise(new TextDecoder().decode(sheet.bytes)) } }),
  );
  const { id, columns } = uploaded.body.import;
  const params = { id };
  const choices = { tranche: TRANCHE, law: 'Executive Order of the year', from };
  const { body } = requireDone('the check of a table', await hr.call(salaryImports.check, { params, body: { columns, choices } }));
  for (const { kind } of body.import.warnings) requireDone(kind, await hr.call(salaryImports.acknowledge, { params, body: { kind } }));
  const { job } = requireDone('the posting of a table', await hr.call(salaryImports.confirm, { params, body: {} })).body;
  await finishJob(university, 'hr', job.id);
  count(university, 'salary tables posted');
}

/** The first column is the grade, the others are pesos of its steps. */
function raise(csv: string): string {
  const [head, ...rows] = csv.split('\r\n');
  const raised = rows.map((row) =>
    row
      .split(',')
      .map((cell, at) => (at === 0 || cell === '' ? cell : String(Math.ceil((Number(cell) * RAISED) / 100))))
      .join(','),
  );
  return [head, ...raised].join('\r\n');
}

async function noticeTable(university: University): Promise<void> {
  const hr = callerOf(university, 'hr');
  const { tables } = requireDone('the tables of notices', await hr.call(listNosaTables, {})).body;
  const table = tables.find(({ tranche }) => tranche === TRANCHE);
  if (!table) throw new Error('the salary table was not posted');
  const { job } = requireDone('notices of a table', await hr.call(generateNosa, { body: { table: table.id } })).body;
  const made = await finishJob(university, 'hr', job.id);
  count(university, 'notices of a salary table', Number(made?.generated ?? 0));
  await bringOn(university, { kind: 'NOSA', table: table.id });
}

async function noticeSteps(university: University, day: Temporal.PlainDate): Promise<void> {
  const body = { month: day.toPlainYearMonth().toString() };
  const { status, body: started } = await callerOf(university, 'hr').call(generateNosi, { body });
  if (status !== 200) return count(university, 'months without steps');
  const made = await finishJob(university, 'hr', started.job.id);
  count(university, 'notices of steps', Number(made?.generated ?? 0));
  await bringOn(university, { kind: 'NOSI' });
}

async function bringOn(university: University, filters: { kind: 'NOSA' | 'NOSI'; table?: number }): Promise<void> {
  for (const action of WAY) {
    const { status, body } = await callerOf(university, 'hr').call(actOnAllNotices, { body: { action, filters } });
    if (status === 200) await finishJob(university, 'hr', body.job.id);
    else count(university, `notices: nothing to ${action}`);
  }
}
