import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readRatings } from '@talaan/personnel/server/public.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { compareStatements } from '@talaan/testing/count-statements.ts';
import { people } from '@talaan/testing/demo-records.ts';

interface ClosedForm {
  id: number;
  personnel_id: number;
  period_id: number;
  name: string;
  final: number;
}

const { id: teacher } = people.teacherOfMathematics;
let app: TestApp;
const read = async (person: number) => (await readRatings({ db: app.server.db, server: app.server }, [person]))!.get(person) ?? [];
const run = (text: string, values: readonly unknown[]) => app.server.pool.query(text, [...values]);

before(async () => {
  app = await startTestApp();
});
after(() => app.close());

async function closedForms(where: string, values: readonly unknown[]): Promise<ClosedForm[]> {
  const { rows } = await run(
    `select f.id, f.personnel_id, f.period_id, q.name, f.final from performance.form f join performance.period q on q.id = f.period_id
      where f.state = 'CLOSED' and ${where} order by q.during desc, f.id`,
    values,
  );
  return rows as ClosedForm[];
}

test('the ratings on record are those of closed forms and those from before the product, the newest first, with their sources', async () => {
  const own = await closedForms('f.personnel_id = $1', [teacher]);
  assert.ok(own.length > 0);
  await run(
    `insert into performance.past_rating (personnel_id, during, final, level, paper) values ($1, '[2024-01-01,2024-06-30]', 4120, 4, 'IPCR of January to June 2024, 201 file')`,
    [teacher],
  );
  const ratings = await read(teacher);
  assert.deepEqual(
    ratings.map(({ final, source }) => [final, source]),
    [...own.map(({ final, name }) => [final, `IPCR of ${name}`]), [4120, 'IPCR of January to June 2024, 201 file']],
  );
  assert.deepEqual(ratings.at(-1)!.period, { name: 'January to June 2024', from: '2024-01-01', to: '2024-06-30' });
});

test('several forms of a period are one rating, their mean by days of service, and none while one of them is open', async () => {
  const [own] = await closedForms('f.personnel_id = $1', [teacher]);
  const [other] = await closedForms(
    `f.personnel_id <> $1 and f.period_id = $2 and f.form = 'IPCR' and f.office_id <> (select office_id from performance.form where id = $3)`,
    [teacher, own!.period_id, own!.id],
  );
  await run(`update performance.form set days = 121, final = 3000, level = 3 where id = $1`, [own!.id]);
  await run(`update performance.form set days = 60, final = 4000, level = 4, personnel_id = $2 where id = $1`, [other!.id, teacher]);
  const [joined] = await read(teacher);
  // (121 × 3.00 + 60 × 4.00) ÷ 181 = 3.3315
  assert.deepEqual([joined!.final, joined!.level, joined!.source], [3330, 3, `2 forms of ${own!.name}, their mean by days`]);
  const { rows: open } = await run(`select id, personnel_id from performance.form where period_id = $1 and state = 'APPEALED'`, [
    own!.period_id,
  ]);
  const give = (person: number) => run(`update performance.form set personnel_id = $2 where id = $1`, [open[0].id, person]);
  await give(teacher);
  assert.ok((await read(teacher)).every(({ period }) => period.name !== own!.name));
  await give(open[0].personnel_id);
  assert.equal((await read(teacher))[0]!.final, 3330);
});

test('the ratings of all people are read with as many statements as those of one', async () => {
  const all = [...new Set((await closedForms('true', [])).map(({ personnel_id }) => personnel_id))];
  assert.ok(all.length > 10);
  const of = (some: readonly number[]) => readRatings({ db: app.server.db, server: app.server }, some);
  const [one, many] = await compareStatements(
    () => of([teacher]),
    () => of(all),
  );
  assert.equal(one, many);
  assert.equal((await of(all))!.size, all.length);
});
