import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import {
  serveRequests,
  takeStepInAll,
  type AskingCall,
  type Facts,
  type Moved,
  type ServedKind,
  type StepCall,
  type Waiting,
} from '@talaan/requests/server/public.ts';
import { reviewPlan } from '../../contract/plans.ts';
import { findPlanFaults } from '../../rules/find-plan-faults.ts';
import type { PlanKind } from '../../rules/plan.ts';
import { planTitle } from '../../rules/title.ts';
import { administrativePlanFlow, facultyPlanFlow, FLOWS, individualPlanFlow } from '../../workflow.ts';
import { readByRequest, type FoundPlan } from './find-plan.ts';

type AnyMoved = Moved<typeof facultyPlanFlow, FoundPlan>;

/** What is the same of all plans: they are submitted whole, and an approved version takes the place of the one before. */
const shared = {
  reads: readByRequest,
  facts: factsOfPlans,
  asksAgain: (call: AskingCall, waiting: readonly Waiting<typeof facultyPlanFlow, FoundPlan>[]) => whyNotGoingOn(call, waiting),
  guard: async (_call: StepCall, action: string, moved: readonly AnyMoved[]) =>
    new Map(
      action !== 'submit'
        ? []
        : moved.flatMap(({ id, record }): [number, string][] => {
            const [fault] = Object.values(findPlanFaults(record, record.lines)).flat();
            return fault === undefined ? [] : [[id, fault]];
          }),
    ),
  effects: {
    submit: forgetRemarks,
    approve: takeThePlace,
  },
  endsWithService: async (db: Database, waiting: readonly { id: number }[]) => {
    const { rows } = await sql<{ id: number }>`
      select id from plans.plan where id = any(${waiting.map(({ id }) => id)}::integer[]) and personnel_id is not null`.execute(db);
    return rows.map(({ id }) => id);
  },
} as const;

export const individualPlans = serveRequests<typeof individualPlanFlow, FoundPlan>(individualPlanFlow, {
  ...(shared as object as Pick<Parameters<typeof serveRequests<typeof individualPlanFlow, FoundPlan>>[1], keyof typeof shared>),
  inputs: { approve: reviewPlan.body },
  tells: {
    approve: ({ title }) => ({ title: 'Your development plan was approved', description: `${title}. Say here when a line of it is done.` }),
  },
});

export const facultyPlans = serveRequests<typeof facultyPlanFlow, FoundPlan>(facultyPlanFlow, shared);

export const administrativePlans = serveRequests<typeof administrativePlanFlow, FoundPlan>(
  administrativePlanFlow,
  shared as object as Parameters<typeof serveRequests<typeof administrativePlanFlow, FoundPlan>>[1],
);

export const SERVED: Readonly<Record<PlanKind, ServedKind>> = {
  INDIVIDUAL: individualPlans as object as ServedKind,
  FACULTY: facultyPlans as object as ServedKind,
  ADMINISTRATIVE: administrativePlans as object as ServedKind,
};

/** For a new round: the office in which the owner serves now, of a plan of a unit that unit. */
async function factsOfPlans(db: Database, ids: readonly number[], day: string): Promise<ReadonlyMap<number, Facts>> {
  const { rows } = await sql<{
    id: number;
    owner_id: number;
    office_id: number | null;
    unit: string | null;
    from_year: number;
    to_year: number;
    version: number;
  }>`
    select p.id, r.owner_id, coalesce(p.office_id, a.office_id, r.office_id) as office_id, u.fullname as unit, p.from_year, p.to_year, p.version
    from plans.plan p join requests.request r on r.id = p.id left join organization.office_view u on u.id = p.office_id
      left join personnel.serving_on(${day}::date) a on a.personnel_id = p.personnel_id
    where p.id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(
    rows.map(({ id, owner_id: ownerId, office_id: officeId, unit, ...plan }) => [id, { ownerId, officeId, title: planTitle(plan, unit) }]),
  );
}

/** What hinders a plan: whose it is serves no more, or nothing is planned in it any more. */
async function whyNotGoingOn(
  { db, today }: AskingCall,
  waiting: readonly Waiting<typeof facultyPlanFlow, FoundPlan>[],
): Promise<ReadonlyMap<number, string>> {
  const people = waiting.flatMap(({ record }) => record.personnel_id ?? []);
  const { rows } = await sql<{ personnel_id: number }>`
    select personnel_id from personnel.serving_on(${today}::date) where personnel_id = any(${people}::integer[])`.execute(db);
  const serving = new Set(rows.map(({ personnel_id: one }) => one));
  return new Map(
    waiting.flatMap(({ id, record: { personnel_id: person, owner, to_year: last } }): [number, string][] => {
      if (person !== null && !serving.has(person)) return [[id, `${owner} is not in service on ${longDate(today)}. Return the plan.`]];
      return last < Number(today.slice(0, 4)) ? [[id, `The years of this plan are over. Return it.`]] : [];
    }),
  );
}

async function forgetRemarks({ db }: StepCall, moved: readonly AnyMoved[]): Promise<void> {
  await sql`update plans.line set remark = '' where plan_id = any(${idsOf(moved)}::integer[]) and remark <> ''`.execute(db);
}

/** The version before is in force until now: what was closed in it meanwhile is closed in the new one too. */
async function takeThePlace(call: StepCall, moved: readonly AnyMoved[]): Promise<void> {
  const next = idsOf(moved.filter(({ record }) => record.version > 1));
  if (next.length === 0) return;
  await sql`
    update plans.line l set state = o.state, closed_on = o.closed_on, closed_because = o.closed_because
    from plans.line o where o.id = l.of_line and o.state <> 'OPEN' and l.state = 'OPEN' and l.plan_id = any(${next}::integer[])`.execute(
    call.db,
  );
  const { rows } = await sql<{ id: number; kind: PlanKind }>`
    select b.id, b.kind from plans.plan p join plans.plan b on b.first_id = p.first_id and b.id <> p.id and b.state = 'APPROVED'
    where p.id = any(${next}::integer[])`.execute(call.db);
  for (const [kind, before] of Map.groupBy(rows, (row) => row.kind))
    await takeStepInAll(call, { kind: FLOWS[kind], action: 'replace', items: before, bySystem: true });
}

function idsOf(moved: readonly AnyMoved[]): number[] {
  return moved.map(({ id }) => id);
}
