import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';
import type { OpenSteps } from '@talaan/requests/contract/timeline.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import type { Plan, readPlan as endpoint } from '../../contract/plans.ts';
import { whyNotRevised, type StatedPlan } from '../../rules/versions.ts';
import { isOwn, planColumns, plansFrom, reachable, withOpenSteps } from './plan-rows.ts';
import { readWindow } from './window.ts';

/** A plan with its lines, without what its reader may do. */
export type FoundPlan = Omit<Plan, keyof OpenSteps | 'versions' | 'is_own' | 'why_not_revised' | 'may_close_lines'> & { owner_id: number };

type Asking = Pick<Call, 'db' | 'actor' | 'today'>;

/** A plan that the caller made, reaches, or has a part in as one who decides; a draft is its owner’s alone. Error: 404 for any other. */
export async function findPlan(call: Asking, id: number): Promise<FoundPlan & { is_own: boolean; reached: boolean }> {
  const { rows } = await sql<{ reached: boolean; own: boolean | null; state: string }>`
    select ${reachable(call.actor)} as reached, ${isOwn(call.actor)} as own, p.state from ${plansFrom} where p.id = ${id}`.execute(call.db);
  const [found] = rows;
  if (!found || (!found.reached && found.state === 'DRAFT')) throw notFound(NONE);
  if (!found.reached) await findRequest(call, id).catch(asNone);
  const [plan] = await readPlans(call.db, [id]);
  return { ...plan!, is_own: found.own === true, reached: found.reached };
}

const NONE = 'There is no such development plan.';

function asNone(error: unknown): never {
  if (error instanceof Refusal && error.status === 404) throw notFound(NONE);
  throw error;
}

/** Plans by their numbers with their lines, no matter who asks. */
export async function readPlans(db: Database, ids: readonly number[]): Promise<FoundPlan[]> {
  const { rows } = await sql<FoundPlan>`
    select ${selected(planColumns)}, p.office_id, coalesce(o.fullname, '') as office_name, r.owner_id,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'priority', l.priority, 'need', l.need, 'intervention', l.intervention, 'title', l.title,
          'provider', l.provider, 'field', l.field, 'mode', l.mode, 'from', lower(l.during), 'to', upper(l.during) - 1, 'cost', l.cost, 'fund', l.fund,
          'output', l.output, 'needs_replacement', l.needs_replacement, 'person_id', l.personnel_id, 'person', x.fullname, 'competency_id', l.competency_id,
          'need_id', l.need_id, 'recommendation', l.recommendation, 'of_line', l.of_line, 'state', l.state, 'closed_on', l.closed_on,
          'closed_because', l.closed_because, 'remark', l.remark) order by l.place), '[]')
        from plans.line l left join personnel.person_view x on x.id = l.personnel_id where l.plan_id = p.id) as lines
    from ${plansFrom} where p.id = any(${[...ids]}::integer[]) order by p.id`.execute(db);
  return rows;
}

/** The same by their numbers, as the steps of their requests read them. */
export async function readByRequest({ db }: Pick<Call, 'db'>, ids: readonly number[]): Promise<ReadonlyMap<number, FoundPlan>> {
  return new Map((await readPlans(db, ids)).map((plan) => [plan.id, plan]));
}

/** All plans of an owner of a kind, as the rules of versions read them. */
export async function readOwned(db: Database, { kind, personnel_id, office_id }: Pick<FoundPlan, 'kind' | 'personnel_id' | 'office_id'>) {
  const { rows } = await sql<StatedPlan & { filed_at: string }>`
    select p.id, p.kind, case when p.personnel_id is null then 'office ' || p.office_id else 'person ' || p.personnel_id end as owner,
      p.from_year, p.to_year, p.version, p.first_id, p.state, r.filed_at
    from plans.plan p join requests.request r on r.id = p.id
    where p.kind = ${kind} and p.personnel_id is not distinct from ${personnel_id}::integer and p.office_id is not distinct from ${office_id}::integer
    order by p.id`.execute(db);
  return rows;
}

/** One plan with its versions and what its reader may do. Error: 404. */
export async function readPlan(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, today } = call;
  const { owner_id: _, reached: __, ...found } = await findPlan(call, call.params.id);
  const owned = await readOwned(db, found);
  const [plan] = await withOpenSteps(call, [found]);
  const stated = owned.find(({ id }) => id === found.id)!;
  const versions = owned.filter(({ first_id: first }) => first === found.first_id);
  const why = found.is_own ? whyNotRevised(stated, owned, today, await readWindow(db, today)) : 'Only its owner revises a plan.';
  const shown = versions.map(({ id, version, state, filed_at }) => ({ id, version, state, filed_at }));
  return {
    plan: {
      ...plan!,
      versions: shown,
      why_not_revised: why,
      may_close_lines: found.state === 'APPROVED' && (await mayCloseLines(call, found)),
    },
  };
}

/** The owner, the heads above, and HR. */
export async function mayCloseLines(call: Asking, plan: Pick<FoundPlan, 'id' | 'office_id'> & { is_own: boolean }): Promise<boolean> {
  if (plan.is_own) return true;
  const { rows } = await sql<{ office_id: number | null }>`select office_id from requests.request where id = ${plan.id}`.execute(call.db);
  const office = plan.office_id ?? rows[0]!.office_id;
  return office !== null && (await reachesOffice(call, office, ['LDADMIN', 'LDHEAD']));
}
