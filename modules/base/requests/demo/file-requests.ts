import type { ClientBase } from 'pg';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { AnyKind, RoleRule } from '../contract/request-kind.ts';
import { workingDaysAfter } from '../rules/working-days.ts';

interface DemoStep {
  action: string;
  role: string;
  /** The account that took it, null for a head without one; absent for a step of the system. */
  by?: { id: number | null; personnel_id: number };
  at: string;
  remarks: string;
}

export interface DemoRequest {
  /** Null for one of several people, who are its parties. */
  ownerId: number | null;
  parties?: readonly number[];
  /** The module's own number of the record, where it is not that of the request. */
  recordId?: number;
  /** Absent: the office of the owner on the day. */
  officeId?: number;
  title: string;
  /** What a confidential one is about. */
  privateTitle?: string | undefined;
  filedBy: number;
  /** Filed by its owner, where they have an account. */
  isOwn?: true;
  /** The office whose head is the authority, for roles that are found by rules. */
  authorityId?: number;
  /** Whom the filer named, for roles of `{ person: 'chosen' }`. */
  chosenId?: number;
  at: string;
  steps: readonly DemoStep[];
}

/** From so many on their steps are planned anew. */
const MANY = 1000;

/** Files requests of a kind and takes their steps, set by set; returns their numbers in the order given. */
export async function fileRequests(client: ClientBase, kind: AnyKind, requests: readonly DemoRequest[]): Promise<number[]> {
  const ids = await insertRequests(client, kind, requests);
  await insertParties(client, ids, requests);
  await insertStages(client, kind, ids, requests);
  // Within a transaction nothing is analyzed by itself, and each step looks for its request and its stage.
  if (requests.length > MANY) await client.query('analyze requests.request, requests.stage');
  await insertFilings(client, ids);
  const states = requests.map(() => kind.states[0]!);
  const most = requests.reduce((longest, { steps }) => Math.max(longest, steps.length), 0);
  for (let place = 0; place < most; place++) {
    const taken = requests.flatMap(({ steps }, at) => {
      const step = steps[place];
      if (!step) return [];
      const from = states[at]!;
      states[at] = kind.after(from, step.action);
      return [stepRow(kind, ids[at]!, from, step)];
    });
    await insertSteps(client, taken);
  }
  return ids;
}

async function insertRequests(client: ClientBase, kind: AnyKind, requests: readonly DemoRequest[]): Promise<number[]> {
  const [first] = kind.states as [string, ...string[]];
  const hasClock = kind.clock?.from === first;
  const rows = requests.map(({ ownerId, officeId, recordId, title, privateTitle, filedBy, isOwn = false, at }) => {
    const day = localDay(at);
    return {
      owner_id: ownerId,
      office_id: officeId ?? null,
      record_id: recordId ?? null,
      title,
      private_title: privateTitle ?? null,
      filed_by: filedBy,
      is_own: isOwn,
      at,
      day,
      due_on: hasClock ? dueOn(kind, day) : null,
    };
  });
  const { rows: made } = await client.query<{ id: number }>(
    `insert into requests.request (kind, flow, record_id, owner_id, office_id, filed_by, title, private_title, state, filed_at, clock_from, clock_days, due_on)
     select $1, $2, record_id, owner_id, coalesce(office_id, (select office_id from personnel.appointment_view a where a.personnel_id = owner_id and a.during @> day)),
       coalesce((select id from identity.account_view a where is_own and a.personnel_id = owner_id), filed_by), title, private_title, $3, at,
       case when due_on is not null then day end, case when due_on is not null then $4::smallint end, due_on
     from jsonb_to_recordset($5) as r (owner_id integer, office_id integer, record_id integer, title text, private_title text, filed_by integer, is_own boolean, at timestamptz, day date, due_on date)
     returning id`,
    [kind.kind, kind.version, first, kind.clock?.days ?? null, JSON.stringify(rows)],
  );
  return made.map(({ id }) => id);
}

function dueOn(kind: AnyKind, day: string): string {
  return workingDaysAfter(day, kind.clock!.days, () => false);
}

async function insertParties(client: ClientBase, ids: readonly number[], requests: readonly DemoRequest[]): Promise<void> {
  const parties = requests.flatMap(({ parties: people = [] }, at) => people.map((person) => [ids[at]!, person] as const));
  await client.query('insert into requests.party (request_id, personnel_id) select * from unnest($1::integer[], $2::integer[])', [
    parties.map(([id]) => id),
    parties.map(([, person]) => person),
  ]);
}

/** The office of the request or, where its owner heads that one, the next above. */
const HEAD_OFFICE = `case when exists (
  select from organization.head_view h where h.office_id = o.id and h.personnel_id = r.owner_id and h.during @> kernel.date_of(r.filed_at))
  then coalesce(o.parent_id, o.id) else o.id end`;

const NEXT_HEAD = `requests.seat_of('head', (select coalesce(u.parent_id, u.id) from organization.office_view u where u.id = ${HEAD_OFFICE}), null, null)`;

/** By rules: the authority that the request names, else the head of the office that the last rule names, else the next higher head. */
const SEATS = {
  group: `requests.seat_of('group', r.office_id, $4, null)`,
  all: `requests.seat_of('group', null, $4, null)`,
  head: `requests.seat_of('head', ${HEAD_OFFICE}, null, null)`,
  next: NEXT_HEAD,
  byRules: `coalesce((select requests.seat_of('head', named.office_id, null, null) from (select coalesce(f.authority, (
    select u.office_id from requests.rule u where u.kind = r.kind and u.role = $3 and u.gives = 'head-of-office'
    order by u.priority desc limit 1)) as office_id) named where named.office_id is not null), ${NEXT_HEAD})`,
  person: `requests.seat_of('person', null, null, r.owner_id)`,
  chosen: `requests.seat_of('person', null, null, f.chosen)`,
  members: committeeSeat('members'),
  secretary: committeeSeat('secretary'),
};

/** Without one no one is awaited for it. */
const COMMITTEE_SITS = ` and exists (select from requests.sitting m where m.committee = $4 and (m.office_id is null or exists (
  select from organization.office_view c where c.id = m.office_id and o.tree_from between c.tree_from and c.tree_to)))`;

/** The committee of the nearest office that has one, else that of the university. */
function committeeSeat(as: 'members' | 'secretary'): string {
  return `requests.seat_of('${as}', (
    select m.office_id from requests.sitting m join organization.office_view c on c.id = m.office_id and o.tree_from between c.tree_from and c.tree_to
    where m.committee = $4 order by c.tree_from desc limit 1), $4, null)`;
}

/** As the engine finds routes; a role that nothing waits for may act, unless it is the owner's. */
async function insertStages(client: ClientBase, kind: AnyKind, ids: readonly number[], requests: readonly DemoRequest[]): Promise<void> {
  for (const [role, rule] of Object.entries(kind.roles)) {
    const seat = seatOf(rule);
    const waits = kind.states.filter((one) => kind.awaited(one).includes(role));
    if (!seat || (seat === 'person' && waits.length === 0)) continue;
    for (const state of waits.length > 0 ? waits : [null])
      await client.query(
        `insert into requests.stage (request_id, round, place, role, seat_id, state, decides, kind)
         select r.id, 1, $2, $3, ${SEATS[seat]}, $5, $6, ''
         from requests.request r left join organization.office_view o on o.id = r.office_id
         join unnest($1::integer[], $7::integer[], $8::integer[]) as f (id, authority, chosen) on f.id = r.id
         where ($4::text is null or $4 <> '')${'committee' in rule ? COMMITTEE_SITS : ''}${seat === 'person' ? ' and r.owner_id is not null' : seat === 'chosen' ? ' and f.chosen is not null' : ''}`,
        [
          ids,
          state === null ? 0 : kind.placeOf(state) + 1,
          role,
          'group' in rule ? rule.group : 'committee' in rule ? rule.committee : null,
          state,
          state !== null && kind.decidesIn(state, role),
          requests.map(({ authorityId }) => authorityId ?? null),
          requests.map(({ chosenId }) => chosenId ?? null),
        ],
      );
  }
}

function seatOf(rule: RoleRule): keyof typeof SEATS | undefined {
  if ('head' in rule && rule.head === 'next') return 'next';
  if ('group' in rule && rule.over === 'all') return 'all';
  if ('person' in rule && rule.person === 'chosen') return 'chosen';
  if ('committee' in rule) return rule.as;
  return Object.keys(rule).find((one): one is keyof typeof SEATS => one in SEATS);
}

async function insertFilings(client: ClientBase, ids: readonly number[]): Promise<void> {
  await client.query(
    `insert into requests.step (request_id, round, action, as_role, state, account_id, personnel_id, at)
     select r.id, 1, 'file', case when a.personnel_id = r.owner_id then 'owner' else 'filer' end, r.state, a.id, a.personnel_id, r.filed_at
     from requests.request r join identity.account_view a on a.id = r.filed_by where r.id = any($1)`,
    [ids],
  );
}

function stepRow(kind: AnyKind, id: number, from: string, { action, role, by, at, remarks }: DemoStep) {
  const { decides = false, needsReason } = kind.stepOf(action);
  const to = kind.after(from, action);
  return {
    request_id: id,
    action,
    as_role: role,
    from_state: from,
    state: to,
    decides,
    closes: kind.ends.includes(to),
    needs_reason: needsReason !== undefined,
    account_id: by?.id ?? null,
    personnel_id: by?.personnel_id ?? null,
    remarks,
    at,
  };
}

async function insertSteps(client: ClientBase, rows: readonly ReturnType<typeof stepRow>[]): Promise<void> {
  await client.query(
    `insert into requests.step (request_id, round, action, as_role, from_state, state, decides, closes, needs_reason, account_id, personnel_id, remarks, at)
     select request_id, 1, action, as_role, from_state, state, decides, closes, needs_reason, account_id, personnel_id, remarks, at
     from jsonb_to_recordset($1) as s (request_id integer, action text, as_role text, from_state text, state text, decides boolean, closes boolean,
       needs_reason boolean, account_id integer, personnel_id integer, remarks text, at timestamptz)`,
    [JSON.stringify(rows)],
  );
}
