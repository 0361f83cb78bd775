import assert from 'node:assert/strict';
import pg from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { readRollUp } from '@talaan/plans/contract/roll-up.ts';
import { facultyPlanFlow } from '@talaan/plans/workflow.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import type { Databases } from '../databases.ts';
import { compareInTurns, time } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

const ROUNDS = 9;
const FROM = 2026;
const LINES_OF_EACH = 4;
const WAY = [
  ['submit', 'owner'],
  ['review', 'head'],
  ['endorse', 'endorser'],
  ['reviewInCommittee', 'committee'],
  ['approve', 'authority'],
] as const;

/** The plans of all faculty of a university with 5,000 people over five years, by unit and year with who would be missing, against one statement for the same. */
export async function measureRollUp(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copyAs('roll_up');
  await addPlans(databases.asOwner(databaseUrl));
  const product = await startProduct(databaseUrl);
  const pool = openPool(databases.asOwner(databaseUrl));
  try {
    const token = await product.signIn('hr');
    const ask = () => callAs(product.url, token, readRollUp, { query: { kind: 'FACULTY', from_year: FROM } });
    const bare = () => pool.query<BareRow>({ name: 'roll-up', text: SUMS, values: [FROM] });
    const { status, body } = await ask();
    const { rows } = await bare();
    assert.equal(status, 200);
    const sums = new Map(rows.map((row) => [`${row.id} ${row.year}`, row]));
    for (const unit of body.units.slice(1))
      for (const { year, cost, away, to_replace } of unit.years) {
        const row = sums.get(`${unit.id} ${year}`);
        assert.deepEqual([cost, away, to_replace], [row?.cost ?? 0, row?.away ?? 0, row?.to_replace ?? 0], `${unit.name} ${year}`);
      }
    const compared = await compareInTurns(ROUNDS, { ours: () => time(ask), bare: () => time(bare) });
    const people = body.units[0]!.plans.toLocaleString('en');
    return [
      atMost(
        `Roll-up of ${people} faculty plans over five years`,
        milliseconds(compared.ours),
        milliseconds(compared.bare),
        compared.ratio,
        3,
      ),
    ];
  } finally {
    await pool.end();
    await product.stop();
  }
}

/** Everybody of the faculty has an approved plan of so many lines. */
async function addPlans(databaseUrl: string): Promise<void> {
  // On a connection of its own: that of a pool ends statements that take minutes.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await addFacultyPlans(client);
    await client.query('commit');
    await client.query('analyze requests.request, plans.plan, plans.line');
  } finally {
    await client.end();
  }
}

async function addFacultyPlans(client: pg.ClientBase): Promise<void> {
  const { rows: people } = await client.query<{ id: number; office_id: number }>(
    `select a.personnel_id as id, a.office_id from personnel.serving_on('2026-10-31') a join organization.position t on t.id = a.position_id and t.track = 'faculty'
     where not exists (select from plans.plan p where p.personnel_id = a.personnel_id and p.kind = 'FACULTY') order by 1`,
  );
  const hr = await findAccount(client, 'hr');
  const at = `${FROM}-02-02T09:00:00+08:00`;
  const steps = WAY.map(([action, role]) => ({ action, role, by: hr, at, remarks: '' }));
  const ids = await fileRequests(
    client,
    facultyPlanFlow,
    people.map(({ id, office_id: officeId }) => ({
      ownerId: id,
      officeId,
      title: `${FROM} to ${FROM + 4}`,
      filedBy: hr.id,
      authorityId: officeId,
      at,
      steps,
    })),
  );
  await client.query(
    `insert into plans.plan (id, kind, personnel_id, from_year, to_year, first_id, state)
     select id, 'FACULTY', owner_id, $2::integer, $2::integer + 4, id, state from requests.request where id = any($1)`,
    [ids, FROM],
  );
  await client.query(
    `insert into plans.line (plan_id, place, priority, need, intervention, title, provider, mode, during, cost, fund, output, needs_replacement, personnel_id)
     select a.id, n, 1 + n % 3, 'Need ' || n, (array['DEGREE', 'TRAINING', 'RESEARCH', 'CERTIFICATION'])[n], 'Title ' || n, 'University of the Philippines',
       case when n = 1 then (array['FULL_TIME', 'PART_TIME', 'ONLINE'])[1 + a.id % 3] end,
       daterange(make_date($2, 1, 1) + (a.id * 37 + n * 211) % 1700, make_date($2, 1, 1) + (a.id * 37 + n * 211) % 1700 + 3 + (a.id * n) % 900), 1500000 * n + a.id,
       'General Fund', 'Output ' || n, a.id % 2 = 0, a.owner_id
     from requests.request a cross join generate_series(1, $3::integer) n where a.id = any($1)`,
    [ids, FROM, LINES_OF_EACH],
  );
}

interface BareRow {
  id: number;
  year: number;
  cost: number;
  away: number;
  to_replace: number;
}

/** Each unit with all below it, and in the same answer the lines by which someone would be missing. */
const SUMS = `
  with line as materialized (
    select l.id, o.tree_from, lower(l.during) as first, upper(l.during) - 1 as last, l.cost, l.intervention, l.mode = 'FULL_TIME' as is_away, l.needs_replacement,
      coalesce(l.personnel_id, -l.id) as person, l.plan_id, w.fullname, o.acronym, l.title, l.provider
    from plans.plan p join requests.request r on r.id = p.id join plans.line l on l.plan_id = p.id
      join organization.office o on o.id = coalesce(p.office_id, r.office_id) left join personnel.person w on w.id = l.personnel_id
    where p.kind = 'FACULTY' and l.during && daterange(make_date($1, 1, 1), make_date($1 + 5, 1, 1))
      and (p.state = 'APPROVED' and l.state <> 'DROPPED'
        or p.state = 'REVISED' and l.state = 'ANSWERED' and not exists (select from plans.line n where n.of_line = l.id))),
  spread as (
    select l.*, y as year,
      l.cost * least(greatest(make_date(y, 12, 31) - l.first + 1, 0), l.last - l.first + 1) / (l.last - l.first + 1)
        - l.cost * least(greatest(make_date(y - 1, 12, 31) - l.first + 1, 0), l.last - l.first + 1) / (l.last - l.first + 1) as of_year
    from line l cross join generate_series($1::integer, $1::integer + 4) y where l.first <= make_date(y, 12, 31) and l.last >= make_date(y, 1, 1))
  select u.id, s.year, sum(s.of_year)::bigint as cost, count(distinct s.plan_id) as plans, count(distinct s.person) filter (where s.is_away) as away,
    count(distinct s.person) filter (where s.is_away and s.needs_replacement) as to_replace, count(*) filter (where s.intervention = 'DEGREE') as degrees,
    count(*) filter (where s.intervention = 'TRAINING') as trainings, count(*) filter (where s.intervention = 'RESEARCH') as visits,
    null::integer as line, null as fullname, null as title
  from organization.office u join spread s on s.tree_from between u.tree_from and u.tree_to group by u.id, s.year
  union all
  select null, null, null, null, null, null, null, null, null, l.id, l.fullname, l.acronym || l.title || l.provider || l.first || l.last from line l where l.is_away`;
