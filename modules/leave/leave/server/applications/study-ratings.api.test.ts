import assert from 'node:assert/strict';
import { test } from 'node:test';
import { people } from '@talaan/testing/demo-records.ts';
import { previewApplication } from '../../contract/applications.ts';
import { openLeave } from '../fixtures/leave-kit.ts';

const { kit, values } = openLeave();
const owner = people.accountingClerk.id;
const DATES = ['2026-12-07', '2026-12-08', '2026-12-09'].map((date) => ({ date, part: 'DAY' as const }));
const STUDY = { study_purpose: 'REVIEW', event_on: '2026-11-03' } as const;

async function preview(type: string, change = {}) {
  const body = { ...values(type, DATES, change), personnel_id: null, id: null, received_on: null };
  const { status, body: answer } = await kit.people.employee.call(previewApplication, { body });
  assert.equal(status, 200, JSON.stringify(answer));
  return answer.study_ratings;
}

/** The clerk has these ratings and no others. */
async function rate(...ratings: [from: string, to: string, final: number, level: number][]) {
  const { pool } = kit.app.server;
  await pool.query(`update performance.form set personnel_id = $2 where personnel_id = $1`, [owner, people.lawyer.id]);
  await pool.query('delete from performance.past_rating where personnel_id = $1', [owner]);
  for (const [from, to, final, level] of ratings)
    await pool.query(
      `insert into performance.past_rating (personnel_id, during, final, level, paper)
        values ($1, daterange($2, $3, '[]'), $4, $5, 'IPCR, 201 file')`,
      [owner, from, to, final, level],
    );
}

test('study leave shows whether the last two ratings are Very Satisfactory, with their sources; other leave asks for none', async () => {
  await rate(['2026-01-01', '2026-06-30', 4280, 4], ['2025-07-01', '2025-12-31', 4500, 5], ['2025-01-01', '2025-06-30', 2100, 2]);
  assert.deepEqual(await preview('STUDY', STUDY), {
    is_met: true,
    says: '4.28 Very Satisfactory in January to June 2026, 4.50 Outstanding in July to December 2025.',
    sources: ['IPCR, 201 file', 'IPCR, 201 file'],
  });
  assert.equal(await preview('VL'), null);
  await rate(['2026-01-01', '2026-06-30', 3400, 3], ['2025-07-01', '2025-12-31', 4500, 5]);
  assert.equal((await preview('STUDY', STUDY))!.is_met, false);
  await rate();
  assert.deepEqual(await preview('STUDY', STUDY), { is_met: false, says: 'No rating is on record.', sources: [] });
});
