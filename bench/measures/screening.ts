import assert from 'node:assert/strict';
import type pg from 'pg';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import { judgeSheet } from '@talaan/screening/rules/judge-sheet.ts';
import { readStandard } from '@talaan/screening/rules/read-standard.ts';
import { computeScreenings } from '@talaan/screening/server/compute-screenings.ts';
import { freezeSheet } from '@talaan/screening/server/fixtures/freeze-sheet.ts';
import { sheetOf } from '@talaan/screening/server/fixtures/sheet-of.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns } from '../in-turns.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const PEOPLE = 400;
const APPLICANTS = 1000;
const ROUNDS = 7;

/** The screening of 1,000 applicants of a post, against reading their sheets, the rules alone, and writing five results of each by hand. */
export async function measureScreening(databases: Databases): Promise<Line[]> {
  // As the owner: the plain table beside is made here.
  const pool = openPool(databases.asOwner(await databases.copyAs('screening', PEOPLE)));
  try {
    await pool.query(
      'create table bare_result (id integer, element text, result text, figure integer, note text, rows jsonb, primary key (id, element))',
    );
    const db = openDatabase(pool);
    const post = await makePost(db, { code: 'BENCH-SCREENING' });
    const surnames = Array.from({ length: APPLICANTS }, (_, at) => `Aplikante${at}`);
    const applications = await makeApplications(db, { post, surnames });
    for (const [at, one] of applications.entries()) await freezeSheet(db, one, sheetOfApplicant(at));
    const ids = applications.map(({ id }) => id);
    const now = Temporal.Instant.from('2026-10-31T10:00:00Z');
    const compared = await compareInTurns(ROUNDS, {
      ours: () => time(() => computeScreenings({ db, now }, ids)),
      bare: () => time(() => computeBare(pool, ids)),
    });
    const { rows } = await pool.query<{ ours: number; bare: number }>(
      `select (select count(*)::integer from screening.result where application_id = any($1) and result = 'MET') as ours,
         (select count(*)::integer from bare_result where result = 'MET') as bare`,
      [ids],
    );
    assert.equal(rows[0]!.ours, rows[0]!.bare);
    const title = `Screening of ${APPLICANTS.toLocaleString('en')} applicants, computed and stored`;
    return [atMost(title, milliseconds(compared.ours), milliseconds(compared.bare), compared.ratio, 3)];
  } finally {
    await pool.end();
  }
}

function sheetOfApplicant(at: number): SheetOnPaper {
  const jobs = Array.from({ length: 1 + (at % 6) }, (_, job): [string, string, boolean] => [
    `${2012 + job * 2}-0${1 + (at % 9)}-01`,
    `${2013 + job * 2}-0${1 + (job % 9)}-28`,
    at % 7 === 0,
  ]);
  return sheetOf({
    work: jobs,
    training: Array.from({ length: at % 12 }, (_, one) => 4 + ((at + one) % 5) * 4),
    eligibility: at % 5 === 0 ? undefined : 'Career Service Professional',
  });
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const STANDARD = readStandard(
  {
    education: "Bachelor's degree",
    experience_years: 2,
    experience: 'relevant',
    training_hours: 8,
    training: '8 hours',
    eligibility: 'Career Service Professional',
  },
  { collegeUnits: 72, isFirstLevel: false },
).standard;
const DEGREES = new Set(['bachelor of science in accountancy']);
const KNOWN = [{ code: 'CSP', name: 'Career Service Professional', level: 'second' as const, is_licence: false }];

/** Reads the sheets, asks the rules and writes the results into a plain table, in three steps. */
async function computeBare(pool: pg.Pool, ids: readonly number[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('talaan.opened', '*', true)");
    const { rows } = await client.query<{ id: number; image: SheetOnPaper }>(
      'select application_id as id, image from applicants.sheet where application_id = any($1)',
      [ids],
    );
    const results = rows.flatMap(({ id, image }) =>
      Object.entries(judgeSheet(image, { standard: STANDARD, known: KNOWN, degrees: DEGREES, marks: new Map(), on: '2026-11-27' })).map(
        ([element, one]) => ({
          id,
          element,
          ...one,
        }),
      ),
    );
    await client.query(
      `insert into bare_result select r.* from jsonb_to_recordset($1::jsonb) as r (id integer, element text, result text, figure integer, note text, rows jsonb)
       on conflict (id, element) do update set result = excluded.result, figure = excluded.figure, note = excluded.note, rows = excluded.rows`,
      [JSON.stringify(results)],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
