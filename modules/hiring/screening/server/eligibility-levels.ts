import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import * as contract from '../contract/eligibility-levels.ts';
import { UNDECIDED } from './applicant-rows.ts';
import { computeUndecidedOf } from './compute-post.ts';
import { collegeUnitsOn } from './standards-of-posts.ts';

/** So many posts are named in the answer. */
const MOST_NAMED = 5;

export const eligibilityLevelRows = rows(contract.listEligibilityLevels, contract.exportEligibilityLevels, 'eligibilities', () => ({
  from: sql`reference.eligibility e left join screening.eligibility_level l on l.eligibility_id = e.id`,
  columns: { id: 'e.id', code: 'e.code', name: 'e.name', level: 'l.level', is_licence: sql`coalesce(l.is_licence, false)` },
  reach: sql<boolean>`true`,
  // Without the brackets, so that the number of a law is a word of its own: “Barangay Official (RA 7160)”.
  search: [sql`kernel.plain(translate(e.name, '()', '  '))`, sql`kernel.plain(e.code)`],
  sort: {
    name: sql`kernel.plain(e.name)`,
    code: 'e.code',
    level: sql`array_position(array['none', 'first', 'second', 'third'], l.level)`,
  },
  unsorted: 'name',
  filters: { level: (level) => sql`l.level = ${level}` },
  sheet: {
    name: 'Levels of eligibilities',
    cells: {
      Code: (row) => row.code,
      Eligibility: (row) => row.name,
      Level: (row) => (row.level === null ? '' : contract.LEVELS_GIVEN[row.level]),
      Licence: (row) => (row.is_licence ? 'Yes' : 'No'),
    },
  },
}));

/** What the list says beside its rows. */
export async function besideEligibilityLevels({ db }: Call) {
  return { college_units: await readCollegeUnits(db) };
}

/** A new level counts for computations from now on; of the posts whose applicants wait, all are computed again. Errors: 404. */
export async function changeEligibilityLevel(call: CallOf<typeof contract.changeEligibilityLevel>): Promise<{ message: string }> {
  const { db, params, body } = call;
  const { rows: found } = await sql<{ name: string; level: string | null; is_licence: boolean | null }>`
    select e.name, l.level, l.is_licence from reference.eligibility e left join screening.eligibility_level l on l.eligibility_id = e.id
    where e.id = ${params.id} for update of e`.execute(db);
  if (!found[0]) throw notFound('There is no such eligibility.');
  const { name, ...before } = found[0];
  if (before.level === body.level && before.is_licence === body.is_licence) return { message: `${name} had this level already.` };
  await sql`
    insert into screening.eligibility_level (eligibility_id, level, is_licence) values (${params.id}, ${body.level}, ${body.is_licence})
    on conflict (eligibility_id) do update set level = excluded.level, is_licence = excluded.is_licence`.execute(db);
  await recordChange(call, {
    action: 'set the level of an eligibility',
    subject: `screening.eligibility_level:${params.id}`,
    before,
    after: body,
  });
  return { message: `The level of ${name} is saved. ${await computeWaiting(call, name)}` };
}

/** A new figure counts for posts that open from now on; those that are open keep the one with which they were opened. */
export async function changeCollegeUnits(call: CallOf<typeof contract.changeCollegeUnits>): Promise<{ message: string }> {
  const { db, now, actor, body } = call;
  const before = await readCollegeUnits(db);
  if (before === body.units) return { message: `Two years in college are ${body.units} units already.` };
  await sql`
    insert into screening.college_units (since, units, account_id) values (${now.toString()}, ${body.units}, ${actor.accountId || null})
    on conflict (since) do update set units = excluded.units, account_id = excluded.account_id`.execute(db);
  await recordChange(call, {
    action: 'set the units of two years in college',
    subject: 'screening.college_units:1',
    before: { units: before },
    after: body,
  });
  return {
    message: `Two years in college are ${body.units} units for posts that open from now on. Posts that are open keep their figure.`,
  };
}

async function readCollegeUnits(db: Call['db']): Promise<number> {
  const { rows: found } = await sql<{ units: number }>`select ${collegeUnitsOn(sql`'infinity'::timestamptz`)} as units`.execute(db);
  return found[0]!.units;
}

/** Computes the posts anew whose applicants are not decided, and says which. */
async function computeWaiting(call: Call<{ id: number }>, name: string): Promise<string> {
  const { rows: posts } = await sql<{ id: number; code: string }>`
    select p.id, p.code from vacancies.post p
    where exists (select from applicants.application a where a.post_id = p.id and a.reference is not null and ${UNDECIDED})
    order by p.code collate reference.by_number`.execute(call.db);
  if (posts.length === 0) return 'No post has applicants who wait for a decision.';
  await computeUndecidedOf(
    call,
    posts.map(({ id }) => id),
    `Screening after the change of ${name}`,
  );
  const named = posts.slice(0, MOST_NAMED).map(({ code }) => code);
  const more = posts.length - named.length;
  return `Applicants who are not decided are computed again: ${named.join(', ')}${more > 0 ? ` and ${more} more posts` : ''}.`;
}
