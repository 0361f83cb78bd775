import type { ClientBase } from 'pg';
import type { DtrDay } from '@talaan/attendance/contract/days.ts';
import { sumMonth } from '@talaan/attendance/rules/sum-month.ts';
import type { DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { fileRequests, type DemoRequest } from '@talaan/requests/demo/file-requests.ts';
import { namePeriod } from '../rules/periods.ts';
import { HALF_MONTHLY } from '../rules/settings.ts';
import { digestOf } from '../server/digest.ts';
import { dtrFlow, type DtrAction, type DtrState } from '../workflow.ts';

const ROLES: Partial<Record<DtrAction, string>> = {
  submit: 'owner',
  ask: 'owner',
  certify: 'head',
  verify: 'head',
  receive: 'hr',
  lock: 'hr',
};
const REMARKS: Partial<Record<DtrAction, string>> = {
  ask: 'The terminal of the building did not take my finger.',
  certify: 'I saw them at work.',
};

export interface DemoRecord {
  personnel_id: number;
  office_id: number;
  from: string;
  to: string;
  /** The account of the head of the office or of the nearest one above, who verifies. */
  head_account: number;
  head_id: number;
  place: number;
}

/** A record with its days, and the steps that it has taken. */
export interface MadeRecord {
  record: DemoRecord;
  own: readonly DtrDay[];
  way: readonly DtrAction[];
}

/** Files records, a step a day from the first day after their month, and locks those that went the whole way. */
export async function addRecords(
  client: ClientBase,
  made: readonly MadeRecord[],
  hr: DemoAccount,
  began: Temporal.PlainDate,
): Promise<void> {
  const ids = await fileRequests(
    client,
    dtrFlow,
    made.map(({ record, way }) => requestOf(record, way, hr, began)),
  );
  const submissions = made.map(({ record, own, way }, at) => ({
    id: ids[at]!,
    personnel_id: record.personnel_id,
    from: record.from,
    to: record.to,
    state: stateAfter(way),
    signed_days: own,
    signed_digest: digestOf(own),
    signed_at: instantOf(began, 0),
  }));
  await client.query(
    `insert into dtr.submission (id, personnel_id, during, state, signed_days, signed_digest, signed_at)
     select id, personnel_id, daterange("from", "to", '[]'), state, signed_days, signed_digest, signed_at
     from jsonb_to_recordset($1) as s (id integer, personnel_id integer, "from" date, "to" date, state text, signed_days jsonb, signed_digest text, signed_at timestamptz)`,
    [JSON.stringify(submissions)],
  );
  const locked = submissions.filter(({ state }) => state === 'LOCKED');
  await freeze(
    client,
    locked.map((one) => ({ ...one, own: one.signed_days })),
    instantOf(began, 3),
  );
}

/** The records of a month, each with who verifies it: of all offices, or of those in which no account of the sign-in page serves. */
export async function findRecords(client: ClientBase, month: string, today: string, ofAll = false): Promise<DemoRecord[]> {
  const { rows } = await client.query<DemoRecord>(
    `with recursive open as (select distinct a.office_id from identity.account_view c join personnel.appointment_view a on a.personnel_id = c.personnel_id),
     above as (
       select o.id as office_id, o.parent_id, o.id as at, 0 as height from organization.office_view o
       union all
       select v.office_id, o.parent_id, o.id, v.height + 1 from above v join organization.office_view o on o.id = v.parent_id),
     verifier as (
       select distinct on (v.office_id) v.office_id, c.id as head_account, c.personnel_id as head_id
       from above v join organization.head_view h on h.office_id = v.at and not h.is_acting and h.during @> $3::date
       join identity.account_view c on c.personnel_id = h.personnel_id and c.suspended_at is null order by v.office_id, v.height)
     select d.personnel_id, d.office_id, d.first_day::text as "from", d.last_day::text as "to", f.head_account, f.head_id,
       (dense_rank() over (order by d.office_id))::integer - 1 as place
     from dtr.periods_of($1, $2) d join verifier f on f.office_id = d.office_id
     where ($4 or d.office_id not in (select office_id from open)) and f.head_id <> d.personnel_id order by place, d.personnel_id, d.first_day`,
    [`${month}-01`, HALF_MONTHLY, today, ofAll],
  );
  return rows;
}

function requestOf(
  { personnel_id, office_id, from, to, head_account, head_id }: DemoRecord,
  way: readonly DtrAction[],
  hr: DemoAccount,
  began: Temporal.PlainDate,
): DemoRequest {
  const head = { id: head_account, personnel_id: head_id };
  const bys: Partial<Record<string, DemoAccount>> = { head, hr };
  return {
    ownerId: personnel_id,
    officeId: office_id,
    title: `DTR of ${namePeriod({ from, to })}`,
    filedBy: hr.id,
    at: instantOf(began, 0),
    steps: way.map((action, place) => ({
      action,
      role: ROLES[action]!,
      by: bys[ROLES[action]!] ?? hr,
      at: instantOf(began, place),
      remarks: REMARKS[action] ?? '',
    })),
  };
}

function stateAfter(way: readonly DtrAction[]): DtrState {
  return way.reduce<DtrState>((state, action) => dtrFlow.after(state, action), 'OPEN');
}

/** On a morning of the month after, so many days into it. */
function instantOf(began: Temporal.PlainDate, place: number): string {
  return `${began.add({ days: place }).toString()}T09:00:00+08:00`;
}

async function freeze(
  client: ClientBase,
  locked: readonly { id: number; personnel_id: number; from: string; to: string; own: readonly DtrDay[] }[],
  at: string,
): Promise<void> {
  const frozen = locked.map(({ id, personnel_id, from, to, own }) => {
    const { equivalent, ...totals } = sumMonth(own);
    return { submission_id: id, personnel_id, from, to, ...totals, short_thousandths: equivalent.thousandths, digest: digestOf(own) };
  });
  await client.query(
    `insert into dtr.frozen_month (submission_id, personnel_id, during, late_minutes, late_times, undertime_minutes, undertime_times, short_thousandths,
       absent_thousandths, night_minutes, days, digest, rules_versions, frozen_at)
     select f.submission_id, f.personnel_id, daterange(f."from", f."to", '[]'), f.late_minutes, f.late_times, f.undertime_minutes, f.undertime_times,
       f.short_thousandths, f.absent_thousandths, f.night_minutes, f.days, f.digest,
       array(select distinct rules_version from attendance.day_view d where d.personnel_id = f.personnel_id and d.date between f."from" and f."to"), $2
     from jsonb_to_recordset($1) as f (submission_id integer, personnel_id integer, "from" date, "to" date, late_minutes integer, late_times integer,
       undertime_minutes integer, undertime_times integer, short_thousandths integer, absent_thousandths integer, night_minutes integer, days jsonb, digest text)`,
    [JSON.stringify(frozen), at],
  );
  await client.query(
    `insert into attendance.locked_days (personnel_id, during, locked_at)
     select personnel_id, daterange("from", "to", '[]'), $2 from jsonb_to_recordset($1) as f (personnel_id integer, "from" date, "to" date)`,
    [JSON.stringify(locked), at],
  );
}
