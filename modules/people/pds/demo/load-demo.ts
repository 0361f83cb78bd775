import type { ClientBase } from 'pg';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { onClient } from '@talaan/kernel/server/demo/on-client.ts';
import { firstNamesOf, surnames } from '@talaan/personnel/demo/names.ts';
import { ANSWERS } from '../contract/sheet.ts';
import { digest } from '../server/digest.ts';
import { readOpenSheets } from '../server/read-sheet.ts';
import { measureSheets } from '../server/stand.ts';
import { attachCertificates } from './attach-certificates.ts';
import * as career from './career.ts';
import { fileSubmissions } from './file-submissions.ts';
import { LONG_SHEET } from './long-sheet.ts';
import * as personal from './personal.ts';
import * as states from './states.ts';
import { sheetWords as words } from './words.ts';

/** So many people's sheets have images; in a larger university, made for measuring, the others are complete drafts. */
const WITH_IMAGES = 1000;
const AT_ONCE = 200;
const CHECKED = [
  'personal',
  'spouse',
  'child',
  'parents',
  'education',
  'eligibility',
  'work',
  'university_work',
  'voluntary',
  'training',
  'skill',
  'recognition',
  'membership',
  'answer',
  'reference',
  'government_id',
];

/** Personal data sheets of everybody, in all states, with certificates where there is a folder for files. */
export async function loadDemo({ client, now, today: day, filesDir }: DemoMaking): Promise<void> {
  const today = day.toString();
  const db = onClient(client);
  await client.query("select set_config('talaan.opened', '*', true)");
  await client.query(personal.PREPARE);
  const { rows } = await client.query<{ id: number }>('select id from who order by id');
  const ids = rows.map(({ id }) => id);
  await client.query(personal.BEGIN, [now.subtract({ hours: 24 * 40 }).toString()]);
  await fillSheets(client, today);
  await client.query(states.CHOOSE_STATES.replaceAll('$1', `'${now.toString()}'`).replaceAll('$2', String(WITH_IMAGES)));
  await client.query(states.INDEX_STATES);
  for (const statement of LONG_SHEET) await client.query(statement, [today]);
  for (const statement of states.EMPTY_DRAFTS) await client.query(statement);
  await freezeImages(
    client,
    db,
    ids.filter((id) => id <= WITH_IMAGES),
    today,
  );
  for (const table of CHECKED) await client.query(states.verifyRows(`pds.${table}`));
  for (const statement of [...states.CHECK_ROWS, ...states.FOLLOW_SHEETS]) await client.query(statement);
  if (filesDir) await attachCertificates(client, filesDir, now);
  await client.query("select set_config('talaan.opened', '', true)");
}

async function fillSheets(client: ClientBase, today: string): Promise<void> {
  const names = [firstNamesOf('Male'), firstNamesOf('Female'), surnames, words.occupations];
  await client.query(personal.PERSONAL, [words.streets]);
  for (const statement of personal.FAMILY) await client.query(statement, names);
  await client.query(personal.ANSWERS, [words.groups, ANSWERS]);
  for (const statement of personal.OATH) await client.query(statement, [words.referees]);
  await client.query(career.BASIC_EDUCATION, [words.elementary, words.secondary]);
  await client.query(career.HIGHER_EDUCATION, ['vocational', 3, 16, 18, 200, 0, 12]);
  await client.query(career.HIGHER_EDUCATION, ['college', 4, 16, 20, 210, 100, 82]);
  await client.query(career.HIGHER_EDUCATION, ['graduate master', 5, 24, 27, 220, 85, 18]);
  await client.query(career.HIGHER_EDUCATION, ['graduate doctor', 6, 30, 34, 230, 38, 2]);
  await client.query(career.ELIGIBILITIES, [today]);
  await client.query(career.WORK, [words.jobs]);
  await client.query(career.UNIVERSITY_WORK, [words.duties, words.teaching]);
  await client.query(career.TRAININGS, [words.trainings, words.sponsors, today]);
  await client.query(career.VOLUNTARY, [words.organizations, words.volunteering, today]);
  await client.query(career.linesOf('skill', 170, 95), [words.skills]);
  await client.query(career.linesOf('recognition', 180, 30), [words.recognitions]);
  await client.query(career.linesOf('membership', 190, 45), [words.memberships]);
  await client.query(career.NOT_APPLICABLE);
}

/** What was submitted is kept as the product itself keeps it, and drafts are measured by its rule. */
async function freezeImages(client: ClientBase, db: Database, ids: readonly number[], today: string): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const { rows } = await client.query<{ id: number; state: string }>('select id, state from stand where id = any($1)', [some]);
    const drafts = rows.filter(({ state }) => state === 'DRAFT').map(({ id }) => id);
    const images = [
      ...(await readOpenSheets(
        db,
        some.filter((id) => !drafts.includes(id)),
        today,
      )),
    ];
    await client.query(states.KEEP_COPIES, [
      images.map(([id]) => id),
      images.map(([, image]) => JSON.stringify(image)),
      images.map(([, image]) => digest(image)),
    ]);
    const measured = await measureSheets(db, drafts, today);
    await client.query(states.SET_COMPLETENESS, [[...measured.keys()], [...measured.values()]]);
  }
  await client.query('update pds.sheet set completeness = 100 where personnel_id > $1', [WITH_IMAGES]);
  await client.query(states.SET_STATES, await fileSubmissions(client));
}
