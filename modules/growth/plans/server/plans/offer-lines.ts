import { sql } from 'kysely';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { Offered, offerLines as endpoint } from '../../contract/plans.ts';
import { needStates, type NeedSource } from '../../rules/needs.ts';
import { offeredLines } from '../../rules/offered-lines.ts';
import { yearsOf, whyNotBegun } from '../../rules/versions.ts';
import { formatYears } from '../../rules/title.ts';
import { answersOnDay, needsOnDay } from '../needs/need-statement.ts';
import { readOwned, readPlans } from './find-plan.ts';
import { requirePlanOwner, whyNotYear, type PlanOwner } from './plan-owner.ts';

/** What a new plan may take in. Errors: as of adding such a plan. */
export async function offerLines(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, query, today } = call;
  const { kind } = query;
  const now = Number(today.slice(0, 4));
  const owner = await requirePlanOwner(call, kind, query.office_id ?? null).catch((error: unknown) => {
    if (error instanceof Refusal && error.status !== 404) return error.message;
    throw error;
  });
  if (typeof owner === 'string') return { from_year: query.from_year ?? now, why_not: owner, needs: [], lines: [] };
  const owned = await readOwned(db, { kind, personnel_id: owner.personnelId, office_id: owner.officeId });
  const whyNot = (year: number) => whyNotBegun({ kind, owner: owner.name, ...yearsOf(kind, year), first_id: 0 }, owned);
  const year = query.from_year ?? (whyNot(now) !== null && whyNot(now + 1) === null ? now + 1 : now);
  const years = yearsOf(kind, year);
  const why = whyNotYear(year, today) ?? whyNot(year);
  const past = owned.filter(({ state }) => state === 'APPROVED' || state === 'CLOSED').map(({ id }) => id);
  return {
    from_year: year,
    why_not: why,
    needs: await readNeeds(call, owner, years.from_year),
    lines: await readOpenLines(call, past, years),
  };
}

/** The needs of the owner that nothing has answered. */
async function readNeeds(call: Pick<Call, 'db' | 'today'>, owner: PlanOwner, year: number): Promise<AnswerOf<typeof endpoint>['needs']> {
  const { db, today } = call;
  const { rows } = await sql<{
    id: number;
    key: string;
    source: NeedSource;
    since: string;
    title: string;
    person_id: number | null;
    competency_id: number | null;
    need_id: number | null;
    recommendation: string | null;
    said: string;
  }>`
    select row_number() over (order by n.since desc, n.key)::integer as id, n.key, n.source, n.since, n.title, n.personnel_id as person_id, n.competency_id,
      n.need_id, n.recommendation, coalesce(p.fullname, '') as said
    from ${needsOnDay(today)} n left join personnel.person_view p on p.id = n.personnel_id
    where ${
      owner.personnelId === null
        ? sql`n.office_id in (select id from organization.offices_within(${owner.officeId}))`
        : sql`n.personnel_id = ${owner.personnelId}`
    } order by id limit 200`.execute(db);
  const keys = rows.map(({ key }) => key);
  const { rows: answers } = await sql<{ key: string; closed_on: string | null }>`
    select a.key, a.closed_on from ${answersOnDay()} a where a.key = any(${keys}::text[])`.execute(db);
  const byKey = new Map(rows.map(({ key, id }) => [key, id]));
  const states = needStates(
    rows,
    answers.map(({ key, closed_on }) => ({ need_id: byKey.get(key)!, closed_on })),
  );
  return rows
    .map((row) => {
      const { id, key: _, title, said, ...need } = row;
      return { ...blank(year), ...need, need: title, said: owner.personnelId === null ? said : '', state: states.get(id)! };
    })
    .filter(({ state }) => state !== 'ANSWERED');
}

/** Open lines of earlier plans that no other plan continues. */
async function readOpenLines(
  { db }: Pick<Call, 'db'>,
  plans: readonly number[],
  years: { from_year: number; to_year: number },
): Promise<Offered[]> {
  const found = await readPlans(db, plans);
  const { rows } = await sql<{ of_line: number }>`
    select l.of_line from plans.line l join plans.plan p on p.id = l.plan_id
    where l.of_line in (select o.id from plans.line o where o.plan_id = any(${[...plans]}::integer[])) and p.state not in ('CANCELLED', 'DISAPPROVED')`.execute(
    db,
  );
  const gone = new Set(rows.map(({ of_line: line }) => line));
  return found.flatMap((plan) =>
    offeredLines(plan.lines, years)
      .filter(({ of_line: line }) => !gone.has(line))
      .map((line) => {
        const { state: _, person: __, closed_on: ___, closed_because: ____, remark: _____, ...offered } = line;
        return { ...offered, said: `From the plan of ${formatYears(plan)}` };
      }),
  );
}

function blank(year: number): Omit<Offered, 'said'> {
  return {
    priority: 2,
    need: '',
    intervention: 'TRAINING',
    title: '',
    provider: '',
    field: '',
    mode: null,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    cost: 0,
    fund: '',
    output: '',
    needs_replacement: false,
    person_id: null,
    competency_id: null,
    need_id: null,
    recommendation: null,
    of_line: null,
  };
}
