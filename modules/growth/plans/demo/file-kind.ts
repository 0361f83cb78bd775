import type { ClientBase } from 'pg';
import type { DemoAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { fileRequests, type DemoRequest } from '@talaan/requests/demo/file-requests.ts';
import { PLAN_YEARS, type PlanKind } from '../rules/plan.ts';
import { planTitle } from '../rules/title.ts';
import { FLOWS } from '../workflow.ts';
import { FACULTY_LINES, INDIVIDUAL_LINES, STAFF_LINES, type DemoLine } from './plans.ts';

export interface Planner {
  personnel_id: number;
  /** In which they serve; of a plan of a unit the unit. */
  office_id: number;
  /** The account of the person; null for most. */
  account_id: number | null;
  track: 'faculty' | 'staff';
  /** The head of the office, or of the next above where the person heads it. */
  head_id: number;
  head_account_id: number | null;
  served_last_year: boolean;
}

export interface Deciders {
  hr: DemoAccount;
  secretary: DemoAccount;
  president: DemoAccount;
  highest: number;
}

/** Plans of a kind and year, begun so many days ago and in the months after. */
interface DemoPlans {
  kind: PlanKind;
  year: number;
  daysAgo: number;
  planners: readonly Planner[];
  ofUnit?: boolean;
  /** The steps that a plan has taken. */
  way: (planner: Planner, at: number) => readonly string[];
}

export interface FiledPlan {
  id: number;
  planner: Planner;
  way: readonly string[];
  steps: DemoRequest['steps'];
}

const LINES: Readonly<Record<PlanKind, readonly DemoLine[]>> = {
  INDIVIDUAL: INDIVIDUAL_LINES,
  FACULTY: FACULTY_LINES,
  ADMINISTRATIVE: STAFF_LINES,
};

const ROLES: Readonly<Record<string, keyof Actors>> = {
  submit: 'owner',
  discard: 'owner',
  returnPlan: 'head',
  review: 'head',
  endorse: 'endorser',
  returnReviewed: 'endorser',
  reviewInCommittee: 'committee',
  approve: 'authority',
  disapprove: 'authority',
};
interface Actors {
  owner: DemoAccount;
  head: Actor;
  endorser: DemoAccount;
  committee: DemoAccount;
  authority: Actor;
}
type Actor = { id: number | null; personnel_id: number };

const REMARKS: Readonly<Record<string, string>> = {
  returnPlan: 'Say by which output success is measured.',
  returnReviewed: 'Say by which output success is measured.',
  disapprove: 'The department cannot spare two teachers in these years.',
};

/** Files plans with their lines; no one decides their own. */
export async function fileKind(making: DemoMaking, by: Deciders, plans: DemoPlans): Promise<FiledPlan[]> {
  const filed = await filePlans(making, by, plans, []);
  await addLines(making, plans, filed);
  return filed;
}

/** Files the next version of plans, whose lines go on. */
export async function addVersions(making: DemoMaking, by: Deciders, plans: DemoPlans, first: readonly number[]): Promise<void> {
  if (first.length === 0) return;
  const { client } = making;
  const filed = await filePlans(making, by, plans, first);
  await client.query(
    `insert into plans.line (plan_id, place, priority, need, intervention, title, provider, field, mode, during, cost, fund, output, needs_replacement,
       personnel_id, competency_id, of_line)
     select v.next, l.place, l.priority, l.need, l.intervention, l.title, l.provider, l.field, l.mode, l.during, l.cost * 11 / 10, l.fund, l.output,
       l.needs_replacement, l.personnel_id, l.competency_id, l.id
     from unnest($1::integer[], $2::integer[]) as v (first, next) join plans.line l on l.plan_id = v.first order by v.next, l.place`,
    [first, filed.map(({ id }) => id)],
  );
}

async function filePlans(making: DemoMaking, by: Deciders, plans: DemoPlans, first: readonly number[]): Promise<FiledPlan[]> {
  const { client } = making;
  const { kind, year, planners, ofUnit = false, way } = plans;
  const years = { from_year: year, to_year: year + PLAN_YEARS[kind] - 1 };
  const version = first.length > 0 ? 2 : 1;
  const units = await namesOfUnits(client, plans);
  const planned = planners.map((planner, at) => {
    const ofWay = way(planner, at);
    return { planner, way: ofWay, steps: stepsOf(making, by, plans, planner, at, ofWay) };
  });
  const requests = planned.map(({ planner, steps }, at): DemoRequest => ({
    ownerId: planner.personnel_id,
    officeId: planner.office_id,
    title: planTitle({ ...years, version }, ofUnit ? units.get(planner.office_id)! : null),
    filedBy: planner.account_id ?? by.hr.id,
    isOwn: true,
    authorityId: by.highest,
    at: momentOf(making, plans.daysAgo - (at % Math.min(120, plans.daysAgo))),
    steps,
  }));
  const ids = await fileRequests(client, FLOWS[kind], requests);
  await client.query(
    `insert into plans.plan (id, kind, personnel_id, office_id, from_year, to_year, version, first_id, state)
     select r.id, $2, case when $5 then null else r.owner_id end, case when $5 then r.office_id end, $3, $4, $6, coalesce(v.first, r.id), r.state
     from unnest($1::integer[], $7::integer[]) as v (id, first) join requests.request r on r.id = v.id order by r.id`,
    [ids, kind, years.from_year, years.to_year, ofUnit, version, ids.map((_id, at) => first[at] ?? null)],
  );
  return planned.map((one, at) => ({ ...one, id: ids[at]! }));
}

async function namesOfUnits(client: ClientBase, { planners }: DemoPlans): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; fullname: string }>(
    'select id, fullname from organization.office_view where id = any($1)',
    [planners.map(({ office_id: id }) => id)],
  );
  return new Map(rows.map(({ id, fullname }) => [id, fullname]));
}

/** A week apart; the system replaces a plan in the revision window, and closes it in the January after. */
function stepsOf(
  making: DemoMaking,
  by: Deciders,
  plans: DemoPlans,
  planner: Planner,
  at: number,
  way: readonly string[],
): DemoRequest['steps'] {
  const head: Actor = { id: planner.head_account_id, personnel_id: planner.head_id };
  const actors: Actors = {
    owner: { id: planner.account_id ?? by.hr.id, personnel_id: planner.personnel_id },
    head,
    endorser: by.secretary,
    committee: by.secretary,
    authority: plans.kind === 'INDIVIDUAL' ? head : by.president,
  };
  const begun = plans.daysAgo - (at % Math.min(120, plans.daysAgo));
  const steps = way.map((action, step) => {
    const name = ROLES[action];
    return {
      action,
      role: name === undefined ? 'system' : plans.kind === 'INDIVIDUAL' && name === 'authority' ? 'head' : name,
      ...(name !== undefined && { by: actors[name] }),
      at: action === 'close' ? `${plans.year + PLAN_YEARS[plans.kind]}-01-02T06:25:00+08:00` : momentOf(making, begun - (step + 1) * 7),
      remarks: REMARKS[action] ?? '',
    };
  });
  const ownAt = steps.findIndex(({ role, by: who }) => role !== 'owner' && who?.personnel_id === planner.personnel_id);
  return ownAt === -1 ? steps : steps.slice(0, ownAt);
}

async function addLines({ client, today }: DemoMaking, { kind, year, ofUnit }: DemoPlans, filed: readonly FiledPlan[]): Promise<void> {
  const lines = LINES[kind];
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  const rows = filed.flatMap(({ id, planner, steps }, at) =>
    Array.from({ length: ofUnit ? 3 : 1 + (at % 2) }, (_, nth) => {
      const { after, days, cost, replaced, ...line } = lines[(at + nth) % lines.length]!;
      const from = first.add({ days: after });
      const to = from.add({ days: days - 1 });
      const last = steps.at(-1)?.action;
      const isDone =
        kind === 'INDIVIDUAL' &&
        nth === 0 &&
        Temporal.PlainDate.compare(to, today) <= 0 &&
        (last === 'close' || (last === 'approve' && at % 3 === 0));
      return {
        ...line,
        plan_id: id,
        place: nth + 1,
        from: from.toString(),
        to: to.toString(),
        cost: cost * 100,
        needs_replacement: replaced === true,
        personnel_id: ofUnit ? null : planner.personnel_id,
        state: isDone ? 'ANSWERED' : 'OPEN',
        closed_on: isDone ? to.toString() : null,
        remark: last === 'returnPlan' ? REMARKS.returnPlan : '',
      };
    }),
  );
  await client.query(
    `insert into plans.line (plan_id, place, priority, need, intervention, title, provider, field, mode, during, cost, fund, output, needs_replacement,
       personnel_id, competency_id, state, closed_on, remark)
     select plan_id, place, priority, need, intervention, title, provider, field, mode, daterange("from", "to", '[]'), cost, fund, output, needs_replacement,
       n.personnel_id, g.competency_id, state, closed_on, remark
     from jsonb_to_recordset($1) as n (plan_id integer, place smallint, priority smallint, need text, intervention text, title text, provider text, field text,
       mode text, "from" date, "to" date, cost bigint, fund text, output text, needs_replacement boolean, personnel_id integer, state text, closed_on date, remark text)
     left join lateral (select f.competency_id from plans.assessment x join personnel.appointment_view a on a.personnel_id = x.personnel_id and upper_inf(a.during)
         join plans.profile f on f.position_id = a.position_id and f.competency_id = x.competency_id and x.level < f.level
       where x.personnel_id = n.personnel_id and n.place = 1 and $2 order by f.level - x.level desc, f.competency_id limit 1) g on true`,
    [JSON.stringify(rows), kind === 'INDIVIDUAL'],
  );
}

/** An hour of the morning so many days ago, and never later than the moment up to which the university has worked. */
function momentOf({ now, today }: DemoMaking, daysAgo: number): string {
  const day = today.subtract({ days: Math.max(0, daysAgo) });
  const at = Temporal.Instant.from(`${day.toString()}T09:00:00+08:00`);
  return (Temporal.Instant.compare(at, now) < 0 ? at : now).toString();
}
