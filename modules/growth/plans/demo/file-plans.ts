import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { findOffice } from '@talaan/organization/demo/find-office.ts';
import { fileRequests, type DemoRequest } from '@talaan/requests/demo/file-requests.ts';
import { PLAN_YEARS, type PlanKind } from '../rules/plan.ts';
import { planTitle } from '../rules/title.ts';
import { FLOWS } from '../workflow.ts';
import { FACULTY_LINES, INDIVIDUAL_LINES, STAFF_LINES, type DemoLine } from './plans.ts';

interface Planner {
  personnel_id: number;
  office_id: number;
  /** The account of the person; null for most. */
  account_id: number | null;
  track: 'faculty' | 'staff';
  /** The head of the office, or of the next above where the person heads it. */
  head_id: number;
  head_account_id: number | null;
}

interface Deciders {
  hr: DemoAccount;
  secretary: DemoAccount;
  president: DemoAccount;
  highest: number;
}

const LINES: Readonly<Record<PlanKind, readonly DemoLine[]>> = {
  INDIVIDUAL: INDIVIDUAL_LINES,
  FACULTY: FACULTY_LINES,
  ADMINISTRATIVE: STAFF_LINES,
};

/** Which steps a plan has taken, in turn; most are approved. */
const INDIVIDUAL_WAYS: readonly (readonly string[])[] = [
  ['submit', 'approve'],
  ['submit', 'approve'],
  ['submit'],
  [],
  ['submit', 'returnPlan'],
  ['submit', 'approve'],
];
const COMMITTEE_WAYS: readonly (readonly string[])[] = [
  ['submit', 'review', 'endorse', 'reviewInCommittee', 'approve'],
  ['submit', 'review', 'endorse', 'reviewInCommittee', 'approve'],
  ['submit', 'review', 'endorse'],
  ['submit', 'review'],
  ['submit', 'review', 'endorse', 'reviewInCommittee'],
  ['submit'],
  ['submit', 'review', 'endorse', 'reviewInCommittee', 'approve'],
  ['submit', 'review', 'returnReviewed'],
];
const ROLES: Readonly<Record<string, keyof Actors>> = {
  submit: 'owner',
  returnPlan: 'head',
  review: 'head',
  endorse: 'endorser',
  returnReviewed: 'endorser',
  reviewInCommittee: 'committee',
  approve: 'authority',
};
interface Actors {
  owner: DemoAccount;
  head: Actor;
  endorser: DemoAccount;
  committee: DemoAccount;
  authority: Actor;
}
type Actor = { id: number | null; personnel_id: number };

const RETURNED = 'Say by which output success is measured.';

/** One in two of the people in service has a plan for this year, one in six a plan for five or three years; all with accounts have an approved one. */
export async function filePlans(making: DemoMaking): Promise<void> {
  const { client, today } = making;
  const by: Deciders = {
    hr: await findAccount(client, 'hr'),
    secretary: await findAccount(client, 'ld'),
    president: await findAccount(client, 'president'),
    highest: await findOffice(client, 'OP'),
  };
  await client.query(
    `insert into requests.rule (kind, role, priority, gives, office_id, because, during)
     select kind, 'authority', 1, 'head-of-office', $1, 'all plans', '(,)' from unnest($2::text[]) as k (kind)`,
    [by.highest, [FLOWS.FACULTY.kind, FLOWS.ADMINISTRATIVE.kind]],
  );
  const planners = await findPlanners(client, today.toString());
  const some = (nth: number) => planners.filter(({ personnel_id: id, account_id: account }) => account !== null || id % nth === 0);
  await fileKind(making, by, 'INDIVIDUAL', some(2));
  await fileKind(
    making,
    by,
    'FACULTY',
    some(6).filter(({ track }) => track === 'faculty'),
  );
  await fileKind(
    making,
    by,
    'ADMINISTRATIVE',
    some(6).filter(({ track }) => track === 'staff'),
  );
}

/** Who serves for the government, with the head above them who is not the President’s own. */
async function findPlanners(client: ClientBase, today: string): Promise<Planner[]> {
  const { rows } = await client.query<Planner>(
    `select a.personnel_id, a.office_id, x.id as account_id, t.track, h.personnel_id as head_id, y.id as head_account_id
     from personnel.serving_on($1::date) a join reference.appointment_status s on s.code = a.status_code and s.government_service
       join organization.position_view t on t.id = a.position_id join organization.office_view o on o.id = a.office_id
       left join identity.account_view x on x.personnel_id = a.personnel_id
       join lateral (select w.personnel_id from organization.office_view u join organization.head_view w on w.office_id = u.id and w.during @> $1::date and not w.is_acting
         where o.tree_from between u.tree_from and u.tree_to and w.personnel_id <> a.personnel_id order by u.tree_from desc limit 1) h on true
       left join identity.account_view y on y.personnel_id = h.personnel_id
     order by a.personnel_id`,
    [today],
  );
  return rows;
}

async function fileKind(making: DemoMaking, by: Deciders, kind: PlanKind, planners: readonly Planner[]): Promise<void> {
  const { client, today } = making;
  const from = today.year;
  const years = { from_year: from, to_year: from + PLAN_YEARS[kind] - 1 };
  const ways = kind === 'INDIVIDUAL' ? INDIVIDUAL_WAYS : COMMITTEE_WAYS;
  const filed = planners.map((planner, at): DemoRequest => {
    const way = planner.account_id === null ? ways[at % ways.length]! : ways[0]!;
    const begun = momentOf(making, 200 - (at % 120));
    const actors: Actors = {
      owner: { id: planner.account_id ?? by.hr.id, personnel_id: planner.personnel_id },
      head: { id: planner.head_account_id, personnel_id: planner.head_id },
      endorser: by.secretary,
      committee: by.secretary,
      authority: kind === 'INDIVIDUAL' ? { id: planner.head_account_id, personnel_id: planner.head_id } : by.president,
    };
    return {
      ownerId: planner.personnel_id,
      officeId: planner.office_id,
      title: planTitle({ ...years, version: 1 }, null),
      filedBy: planner.account_id ?? by.hr.id,
      isOwn: true,
      authorityId: by.highest,
      at: begun,
      steps: way.map((action, step) => {
        const role = kind === 'INDIVIDUAL' && action === 'approve' ? 'head' : ROLES[action]!;
        return {
          action,
          role,
          by: actors[ROLES[action]!],
          at: momentOf(making, 200 - (at % 120) - (step + 1) * 7),
          remarks: action.startsWith('return') ? RETURNED : '',
        };
      }),
    };
  });
  const decided = filed.map((request) => ({
    ...request,
    // No one decides their own.
    steps: request.steps.filter(
      (_step, at) =>
        !request.steps.slice(0, at + 1).some(({ action, by: who }) => action !== 'submit' && who?.personnel_id === request.ownerId),
    ),
  }));
  const ids = await fileRequests(client, FLOWS[kind], decided);
  await client.query(
    `insert into plans.plan (id, kind, personnel_id, from_year, to_year, version, first_id, state)
     select r.id, $2, r.owner_id, $3, $4, 1, r.id, r.state from requests.request r where r.id = any($1) order by r.id`,
    [ids, kind, years.from_year, years.to_year],
  );
  await addLines(client, kind, ids, decided, from);
}

async function addLines(
  client: ClientBase,
  kind: PlanKind,
  ids: readonly number[],
  filed: readonly DemoRequest[],
  year: number,
): Promise<void> {
  const lines = LINES[kind];
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  const rows = ids.flatMap((id, at) =>
    Array.from({ length: 1 + (at % 2) }, (_, nth) => {
      const { after, days, cost, replaced, ...line } = lines[(at + nth) % lines.length]!;
      const from = first.add({ days: after });
      const isDone = kind === 'INDIVIDUAL' && filed[at]!.steps.at(-1)?.action === 'approve' && nth === 0 && at % 3 === 0;
      const to = from.add({ days: days - 1 });
      return {
        ...line,
        plan_id: id,
        place: nth + 1,
        from: from.toString(),
        to: to.toString(),
        cost: cost * 100,
        needs_replacement: replaced === true,
        personnel_id: filed[at]!.ownerId,
        state: isDone ? 'ANSWERED' : 'OPEN',
        closed_on: isDone ? to.toString() : null,
        remark: filed[at]!.steps.at(-1)?.action === 'returnPlan' ? RETURNED : '',
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
