import type { ClientBase } from 'pg';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { findOffice } from '@talaan/organization/demo/find-office.ts';
import { FLOWS } from '../workflow.ts';
import { addVersions, fileKind, type Deciders, type Planner } from './file-kind.ts';

/** Ways of plans, in turn: most are approved. */
const INDIVIDUAL_WAYS = [
  ['submit', 'approve'],
  ['submit', 'approve'],
  ['submit'],
  [],
  ['submit', 'returnPlan'],
  ['submit', 'approve'],
  ['discard'],
];
const APPROVED = ['submit', 'review', 'endorse', 'reviewInCommittee', 'approve'];
const REVISED = [...APPROVED, 'replace'];
const COMMITTEE_WAYS = [
  APPROVED,
  APPROVED,
  APPROVED.slice(0, 3),
  APPROVED.slice(0, 2),
  APPROVED.slice(0, 4),
  APPROVED.slice(0, 1),
  APPROVED,
  ['submit', 'review', 'returnReviewed'],
  [...APPROVED.slice(0, 4), 'disapprove'],
];

/**
 * One in two of the people in service has a plan for this year, some one for the year before and the next; one in six has a plan for five or three years; all
 * with accounts have an approved one. Some units have one, and some plans were revised.
 */
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
  const some = (nth: number, rest = 0) =>
    planners.filter(({ personnel_id: id, account_id: account }) => (account !== null && rest === 0) || id % nth === rest);
  const own = (ways: readonly (readonly string[])[]) => (planner: Planner, at: number) =>
    planner.account_id === null ? ways[at % ways.length]! : ways[0]!;
  const year = today.year;
  await fileKind(making, by, {
    kind: 'INDIVIDUAL',
    year: year - 1,
    daysAgo: 565,
    planners: some(3).filter(({ served_last_year: served }) => served),
    way: () => ['submit', 'approve', 'close'],
  });
  await fileKind(making, by, { kind: 'INDIVIDUAL', year, daysAgo: 200, planners: some(2), way: own(INDIVIDUAL_WAYS) });
  await fileKind(making, by, {
    kind: 'INDIVIDUAL',
    year: year + 1,
    daysAgo: 20,
    planners: some(4, 3),
    way: (_planner, at) => [['submit'], [], ['submit', 'returnPlan'], ['submit', 'approve']][at % 4]!,
  });
  for (const [kind, track] of [
    ['FACULTY', 'faculty'],
    ['ADMINISTRATIVE', 'staff'],
  ] as const) {
    const ofTrack = some(6).filter((planner) => planner.track === track);
    const wayOf = own(COMMITTEE_WAYS);
    const filed = await fileKind(making, by, {
      kind,
      year,
      daysAgo: 200,
      planners: ofTrack,
      way: (planner, at) => (planner.account_id === null && at % 3 === 0 && wayOf(planner, at) === APPROVED ? REVISED : wayOf(planner, at)),
    });
    const revised = filed.filter(({ way }) => way === REVISED);
    const again = { kind, year, daysAgo: 150, planners: revised.map(({ planner }) => planner), way: () => APPROVED };
    await addVersions(
      making,
      by,
      again,
      revised.map(({ id }) => id),
    );
    const heads = await findHeads(client, today.toString(), track);
    await fileKind(making, by, {
      kind,
      year,
      daysAgo: 180,
      planners: heads,
      ofUnit: true,
      way: (_head, at) => (at === 1 ? APPROVED.slice(0, 2) : APPROVED),
    });
  }
}

/** Who serves for the government, with the head above them who is not the President’s own. */
async function findPlanners(client: ClientBase, today: string): Promise<Planner[]> {
  const { rows } = await client.query<Planner>(
    `select a.personnel_id, a.office_id, x.id as account_id, t.track, h.personnel_id as head_id, y.id as head_account_id,
       exists (select from personnel.serving_on($1::date - 500) b where b.personnel_id = a.personnel_id) as served_last_year
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

/** Three heads of offices that have offices below them, outside the college whose dean has an account, each with the head above them. */
async function findHeads(client: ClientBase, today: string, track: 'faculty' | 'staff'): Promise<Planner[]> {
  const planners = await findPlanners(client, today);
  const { rows } = await client.query<{ office_id: number; personnel_id: number }>(
    `select distinct on (h.personnel_id) h.office_id, h.personnel_id from organization.head_view h join organization.office_view o on o.id = h.office_id
     where h.during @> $1::date and not h.is_acting and o.acronym <> 'CAS' and o.parent_id is not null
       and (select count(*) from personnel.serving_on($1::date) a join organization.position_view t on t.id = a.position_id
         join organization.offices_within(o.id) w on w.id = a.office_id where t.track = $2) >= 3
     order by h.personnel_id`,
    [today, track],
  );
  return rows
    .flatMap(({ office_id, personnel_id }) => {
      const head = planners.find((one) => one.personnel_id === personnel_id);
      return head?.track === track ? [{ ...head, office_id }] : [];
    })
    .slice(0, 3);
}
