import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { fileRequests, followFacts } from '@talaan/requests/server/public.ts';
import type { addPlan as addition, LineBody, revisePlan as revision, savePlan as saving } from '../../contract/plans.ts';
import { offeredLines } from '../../rules/offered-lines.ts';
import type { PlanKind } from '../../rules/plan.ts';
import { planTitle } from '../../rules/title.ts';
import { whyNotBegun, whyNotRevised, yearsOf } from '../../rules/versions.ts';
import { EDITABLE } from '../../workflow.ts';
import { findPlan, readOwned, type FoundPlan } from './find-plan.ts';
import { SERVED } from './plan-requests.ts';
import { requireLines } from './require-lines.ts';
import { requirePlanOwner, whyNotYear, type PlanOwner } from './plan-owner.ts';
import { readWindow } from './window.ts';

type Writing = Pick<Call, 'db' | 'actor' | 'today' | 'now' | 'server' | 'inPlaceOf' | 'requestId'>;

/** Drafts a plan. Errors: 409 for an account without a person; 422 for a unit beyond reach, years that have a plan, and lines that do not fit. */
export async function addPlan(call: CallOf<typeof addition>): Promise<AnswerOf<typeof addition>> {
  const { db, body, today } = call;
  const { kind, from_year: year } = body;
  const owner = await requirePlanOwner(call, kind, body.office_id);
  const why = whyNotYear(year, today) ?? (await whyNotBegunYet(db, kind, year, owner));
  if (why !== null) throw invalid({ from_year: [why] });
  const plan = { kind, ...yearsOf(kind, year), version: 1 };
  await requireLines(db, plan, owner, body.lines);
  const id = await filePlan(call, owner, plan, null);
  await writeLines(db, id, owner, body.lines);
  await note(call, 'draft a development plan', id, owner, body);
  return { message: 'The plan was drafted. Submit it when it is ready.', id };
}

/** Changes a draft. Errors: 404 for that of another, 409 in another state, 422 for lines that do not fit. */
export async function savePlan(call: CallOf<typeof saving>): Promise<AnswerOf<typeof saving>> {
  const { db, body, params } = call;
  const { plan, owner } = await lockOwn(call, params.id);
  if (!EDITABLE.includes(plan.state)) throw wrongState('Only a draft, or a plan that was returned, can be changed.');
  await requireLines(db, plan, owner, body.lines);
  await writeLines(db, plan.id, owner, body.lines);
  await followFacts(db, [{ id: plan.id, officeId: owner.filedFor, title: planTitle(plan, owner.unit) }]);
  await note(call, 'change a development plan', plan.id, owner, body, plan.lines);
  return { message: 'The plan was saved.', id: plan.id };
}

/** Begins the next version with the open lines of this one. Errors: 404; 409 outside the window, or where one is on its way. */
export async function revisePlan(call: CallOf<typeof revision>): Promise<AnswerOf<typeof revision>> {
  const { db, params, today } = call;
  const { plan, owner } = await lockOwn(call, params.id);
  const owned = await readOwned(db, plan);
  const stated = owned.find(({ id }) => id === plan.id)!;
  const why = whyNotRevised(stated, owned, today, await readWindow(db, today));
  if (why !== null) throw wrongState(why);
  const versions = owned.filter(({ first_id: first }) => first === plan.first_id).map(({ version }) => version);
  const next = { kind: plan.kind, from_year: plan.from_year, to_year: plan.to_year, version: Math.max(...versions) + 1 };
  const id = await filePlan(call, owner, next, plan.first_id);
  const lines = offeredLines(plan.lines, plan).map((line) => ({ ...line, id: null }));
  await writeLines(db, id, owner, lines);
  await note(call, 'begin a version of a development plan', id, owner, { of: plan.id, version: next.version });
  return { message: `Version ${next.version} was begun. Version ${plan.version} stays in force until it is approved.`, id };
}

async function whyNotBegunYet(db: Database, kind: PlanKind, year: number, owner: PlanOwner): Promise<string | null> {
  const owned = await readOwned(db, { kind, personnel_id: owner.personnelId, office_id: owner.officeId });
  return whyNotBegun({ kind, owner: owner.name, ...yearsOf(kind, year), first_id: 0 }, owned);
}

async function filePlan(
  call: Writing,
  owner: PlanOwner,
  plan: Pick<FoundPlan, 'kind' | 'from_year' | 'to_year' | 'version'>,
  firstId: number | null,
): Promise<number> {
  const served = SERVED[plan.kind];
  const facts = { ownerId: owner.filerId, officeId: owner.filedFor, title: planTitle(plan, owner.unit) };
  const [id] = await fileRequests(call, served, [facts]);
  await sql`
    insert into plans.plan (id, kind, personnel_id, office_id, from_year, to_year, version, first_id, state)
    values (${id}, ${plan.kind}, ${owner.personnelId}, ${owner.officeId}, ${plan.from_year}, ${plan.to_year}, ${plan.version}, ${firstId ?? id},
      ${served.kind.states[0]})`.execute(call.db);
  return id!;
}

/** One’s own plan, locked. Error: 404 for that of another. */
async function lockOwn(call: Writing, id: number): Promise<{ plan: FoundPlan; owner: PlanOwner }> {
  await sql`select from plans.plan where id = ${id} for update`.execute(call.db);
  const found = await findPlan(call, id);
  if (!found.is_own) throw notFound('There is no such development plan of your own.');
  return { plan: found, owner: await requirePlanOwner(call, found.kind, found.office_id) };
}

/** Writes the lines of a plan in their order: those that it has keep their numbers, those that were left out go. */
async function writeLines(db: Database, planId: number, owner: PlanOwner, lines: readonly LineBody[]): Promise<void> {
  const kept = lines.flatMap(({ id }) => id ?? []);
  await sql`delete from plans.line where plan_id = ${planId} and id <> all(${kept}::integer[])`.execute(db);
  const written = lines.map(({ person_id, ...line }, at) => ({ ...line, place: at + 1, personnel_id: owner.personnelId ?? person_id }));
  await sql`
    merge into plans.line l
    using jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as n (id integer, place smallint, priority smallint, need text, intervention text, title text,
      provider text, field text, mode text, "from" date, "to" date, cost bigint, fund text, output text, needs_replacement boolean, personnel_id integer,
      competency_id integer, need_id integer, recommendation text, of_line integer)
    on l.id = n.id and l.plan_id = ${planId}
    when matched then update set place = n.place, priority = n.priority, need = n.need, intervention = n.intervention, title = n.title, provider = n.provider,
      field = n.field, mode = n.mode, during = daterange(n."from", n."to", '[]'), cost = n.cost, fund = n.fund, output = n.output,
      needs_replacement = n.needs_replacement, personnel_id = n.personnel_id, competency_id = n.competency_id, need_id = n.need_id,
      recommendation = n.recommendation, of_line = n.of_line
    when not matched then insert (plan_id, place, priority, need, intervention, title, provider, field, mode, during, cost, fund, output, needs_replacement,
      personnel_id, competency_id, need_id, recommendation, of_line)
      values (${planId}, n.place, n.priority, n.need, n.intervention, n.title, n.provider, n.field, n.mode, daterange(n."from", n."to", '[]'), n.cost, n.fund,
        n.output, n.needs_replacement, n.personnel_id, n.competency_id, n.need_id, n.recommendation, n.of_line)`.execute(db);
}

function note(call: Writing, action: string, id: number, owner: PlanOwner, after: unknown, before?: unknown): Promise<void> {
  return recordChange(call, { action, subject: `plans.plan:${id}`, personnelId: owner.personnelId ?? undefined, before, after });
}
