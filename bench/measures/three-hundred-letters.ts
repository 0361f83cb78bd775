import { fileURLToPath } from 'node:url';
import { makeApplications } from '@talaan/applicants/server/fixtures/make-applications.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import { printLetters } from '@talaan/letters/contract/letters.ts';
import { letterForm } from '@talaan/letters/print/letter-form.ts';
import { gatherLetters } from '@talaan/letters/server/public.ts';
import { personnelModule } from '@talaan/personnel/server/module.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { makePost } from '@talaan/vacancies/server/fixtures/make-post.ts';
import type pg from 'pg';
import { startChild } from '../children.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const LETTERS = 300;
const ROUNDS = 5;
const PARAGRAPHS = [
  'The selection for Accountant II, Accounting Office, has been concluded, and another applicant was selected. Your application remains on file for two years, and you may apply for other posts at any time.',
  'An appointment for which you are next in rank may be protested in writing within fifteen calendar days from the receipt of this notice.',
  'We thank you for your interest in serving the university.',
];

/** 300 notices to applicants as one PDF: ordered, gathered, printed and kept by the product's job, against Typst alone on the same data. */
export async function measureThreeHundredLetters(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('letters');
  const product = await startProduct(databaseUrl, { work: true });
  const pool = openPool(databases.asOwner(databaseUrl));
  try {
    const token = await product.signIn('hr');
    const { post, letters } = await addLetters(pool);
    const input = await gather(pool, letters);
    const { ours, bare, ratio } = await compareInTurns(ROUNDS, {
      ours: () => time(() => printByJob(product.url, token, { post, letters }, pool)),
      bare: () => printBare(input),
    });
    return [
      atMost('300 notices to applicants as one PDF, from the order to the kept file', milliseconds(ours), milliseconds(bare), ratio, 1.5),
    ];
  } finally {
    await pool.end();
    await product.stop();
  }
}

async function addLetters(pool: pg.Pool): Promise<{ post: number; letters: number[] }> {
  const db = openDatabase(pool);
  const post = await makePost(db, { code: 'BENCH-LETTERS' });
  const made = await makeApplications(db, { post, surnames: Array.from({ length: LETTERS }, (_, at) => `Applicant ${at}`) });
  const { rows } = await pool.query<{ id: number }>(
    `insert into applicants.letter (application_id, cause, subject, paragraphs, sent_to, at)
     select id, 'bench', 'Your application for Accountant II', $2, 'applicant@applicant.example', now() from unnest($1::integer[]) id returning id`,
    [made.map(({ id }) => id), PARAGRAPHS],
  );
  return { post, letters: rows.map(({ id }) => id) };
}

async function gather(pool: pg.Pool, letters: readonly number[]): Promise<{ input: string; files: Record<string, Uint8Array> }> {
  const db = openDatabase(pool);
  const server = { db, settings: { publicUrl: 'http://localhost' } as Settings, modules: [personnelModule] };
  const { rows } = await pool.query<{ id: number }>("select id from organization.office where acronym = 'HRMO' limit 1");
  const { input, files = {} } = await letterForm.compose(server, await gatherLetters(db, letters, rows[0]!.id));
  return { input: JSON.stringify(input), files };
}

async function printByJob(
  url: string,
  token: string,
  { post, letters }: { post: number; letters: number[] },
  pool: pg.Pool,
): Promise<void> {
  const started = await callAs(url, token, printLetters, { params: { id: post }, body: { letters } });
  if (started.status !== 200) throw new Error(`the order to print answered ${started.status}`);
  for (let state = ''; state !== 'done';) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { rows } = await pool.query<{ state: string; failure: string }>('select state, failure from kernel.job_run where id = $1', [
      started.body.job.id,
    ]);
    state = rows[0]!.state;
    if (state === 'failed') throw new Error(rows[0]!.failure);
  }
}

async function printBare({ input, files }: { input: string; files: Record<string, Uint8Array> }): Promise<number> {
  const { child } = await startChild('./bare-typst.ts');
  const template = fileURLToPath(import.meta.resolve('@talaan/letters/print/letter.typ'));
  const { took } = await child.ask<{ took: number }>({ template, input, files });
  await child.stop();
  return took;
}
