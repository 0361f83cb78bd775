import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import { computeScreening } from '../contract/applicants.ts';
import { noteScreening, readScreenedApplication } from '../contract/screening.ts';
import { freezeSheet } from './fixtures/freeze-sheet.ts';
import { sheetOf } from './fixtures/sheet-of.ts';
import { readScreening } from './public.ts';

let app: TestApp;
let recruitment: Caller;
before(async () => {
  app = await startTestApp();
  recruitment = await app.as('recruitment');
});
after(() => app.close());

test('the rating on record of an internal applicant is shown with its source, and counts until another one is entered', async () => {
  const { db } = app.server;
  const post = await makePost(db, { code: 'SCREEN-RATED' });
  const [application] = await makeApplications(db, { post, surnames: ['Abad'] });
  const { id } = application!;
  await freezeSheet(db, application!, sheetOf({ work: [['2023-09-17', null]] }));
  await recruitment.call(computeScreening, { params: { id: post } });
  const opened = async () => (await recruitment.call(readScreenedApplication, { params: { id } })).body.application;
  const rate = (during: string, final: number, level: number, paper: string) =>
    sql`
    insert into performance.past_rating (personnel_id, during, final, level, paper)
    select personnel_id, ${during}::daterange, ${final}, ${level}, ${paper} from applicants.application where id = ${id}`.execute(
      app.server.db,
    );
  await rate('[2025-07-01,2025-12-31]', 4280, 4, 'IPCR, 201 file');
  await rate('[2025-01-01,2025-06-30]', 3100, 3, 'IPCR before');
  const figure = async () => (await readScreening({ db, server: app.server }, [id])).get(id)!.figures;
  assert.equal((await opened()).rating_on_record, null, 'of an applicant from outside nothing is on record');
  await sql`update applicants.application set is_internal = true where id = ${id}`.execute(db);
  assert.deepEqual((await opened()).rating_on_record, {
    rating: 428,
    says: '4.28 Very Satisfactory in July to December 2025.',
    source: 'IPCR, 201 file',
    is_met: true,
  });
  assert.deepEqual([(await figure()).performance_rating, (await figure()).performance_source], [428, 'IPCR, 201 file']);
  const note = { note: '', performance_rating: 450 };
  assert.equal((await recruitment.call(noteScreening, { params: { id }, body: note })).status, 200);
  assert.deepEqual([(await figure()).performance_rating, (await figure()).performance_source], [450, '']);
});
