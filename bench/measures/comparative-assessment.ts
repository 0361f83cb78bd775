import assert from 'node:assert/strict';
import { consolidate, readAssessment } from '@talaan/assessments/contract/assessment.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import type pg from 'pg';
import { makeAssessedPost, openAgain, type AssessedPost } from '../assessed-post.ts';
import { rankBare, readBare } from '../bare-assessment.ts';
import type { Databases } from '../databases.ts';
import { compareCalls, compareInTurns, time } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { openCaller } from '../open-caller.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const PEOPLE = 400;
const APPLICANTS = 300;
const MEMBERS = 7;
const ROUNDS = 9;
const CALLS = 60;
const GOAL = 3;

/** The ranking of 300 applicants scored by 7 members, made and read over HTTP, against the least SQL and arithmetic for the same. */
export async function measureComparative(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('assessment', PEOPLE);
  const pool = openPool(databases.asOwner(databaseUrl));
  const product = await startProduct(databaseUrl);
  try {
    const assessed = await makeAssessedPost(pool, { applicants: APPLICANTS, members: MEMBERS });
    await pool.query('vacuum (analyze) assessments.sheet, assessments.rating, assessments.credit, applicants.application');
    const token = await product.signIn('hr');
    const params = { id: assessed.post };
    const made = await compareInTurns(ROUNDS, {
      ours: async () => {
        await openAgain(pool, assessed);
        return time(async () => {
          const { status, body } = await callAs(product.url, token, consolidate, { params });
          assert.equal(status, 200, JSON.stringify(body));
        });
      },
      bare: async () => {
        await openAgain(pool, assessed);
        return time(() => rankBare(pool, assessed));
      },
    });
    await expectSame(pool, assessed);
    const { body } = await callAs(product.url, token, readAssessment, { params });
    const [first] = await readBare(pool, assessed);
    assert.deepEqual([first?.fullname, first?.total], [body.candidates[0]?.fullname, body.candidates[0]?.ranked?.total]);
    const call = openCaller(token);
    const address = product.url + readAssessment.path.replace('{id}', String(assessed.post));
    const read = await compareCalls(CALLS, {
      ours: () => call(address),
      bare: async () => JSON.stringify(await readBare(pool, assessed)),
    });
    const title = `Comparative assessment of ${APPLICANTS} applicants by ${MEMBERS} members`;
    return [
      atMost(`${title}, ranked and stored`, milliseconds(made.ours), milliseconds(made.bare), made.ratio, GOAL),
      atMost(`${title}, read with all its figures`, milliseconds(read.ours), milliseconds(read.bare), read.ratio, GOAL),
    ];
  } finally {
    await pool.end();
    await product.stop();
  }
}

/** The last ranking of each side says the same. */
async function expectSame(pool: pg.Pool, { post }: AssessedPost): Promise<void> {
  const { rows } = await pool.query<{ version: number; ranked: unknown }>(
    `select k.version, jsonb_agg(jsonb_build_array(r.application_id, r.rank, r.total, r.points) order by r.application_id) as ranked
     from assessments.ranking k join assessments.ranked r on r.ranking_id = k.id where k.post_id = $1 group by k.id order by k.version desc limit 2`,
    [post],
  );
  assert.equal(rows.length, 2);
  assert.deepEqual(rows[0]!.ranked, rows[1]!.ranked);
}
