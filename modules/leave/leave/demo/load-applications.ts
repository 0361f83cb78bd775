import type { ClientBase } from 'pg';
import { removePunches, type DayAway } from '@talaan/attendance/demo/remove-punches.ts';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { yearBookOf } from '../rules/books.ts';
import { countDays } from '../rules/days/count-days.ts';
import type { LeaveType } from '../rules/leave-type.ts';
import type { LeaveDate, Part } from '../rules/parts.ts';
import { splitPay, totalsOf } from '../rules/days/split-pay.ts';
import { TYPE_SEEDS } from '../rules/type-seeds.ts';
import { ownBookOf } from '../server/applications/own-book.ts';
import { spansOf } from '../server/applications/leave-hours.ts';
import { leaveModifier } from '../server/applications/leave-modifier.ts';
import { factsOfLeave } from '../server/steps/leave-facts.ts';
import { leaveFlow, type LeaveState } from '../workflow.ts';
import { findLeavePeople, type LeavePerson } from './leave-people.ts';
import { moveCredits } from './move-credits.ts';
import { datesOf, whoOf } from './planned-dates.ts';
import { PLANNED_LEAVE, type PlannedLeave } from './planned-leave.ts';

const WAY = ['certify', 'recommend', 'approve'];
const STEPS: Record<LeaveState, readonly string[]> = {
  SUBMITTED: [],
  CERTIFIED: WAY.slice(0, 1),
  RECOMMENDED: WAY.slice(0, 2),
  APPROVED: WAY,
  CANCEL_ASKED: [...WAY, 'askCancel'],
  SHORTENED: [...WAY, 'shorten'],
  TAKEN: [...WAY, 'take'],
  RECALLED: [...WAY, 'recall'],
  RETURNED: ['return'],
  DISAPPROVED: ['certify', 'recommendDisapproval', 'disapprove'],
  CANCELLED: ['withdraw'],
};
/** Flagged on the sixth working day. */
const DEEMED = ['certify', 'flagDeemed', 'confirmDeemed', 'take'];
const REMARKS: Record<string, string> = {
  return: 'The dates and the type do not agree; please correct them.',
  recommendDisapproval: 'The audit begins in that week.',
  disapprove: 'Exigency of the service: the audit begins in that week.',
  withdraw: 'Not needed any more',
  askCancel: 'The trip was put off.',
  shorten: 'Returned to work earlier.',
  recall: 'Office Order No. 214, s. 2026: closing of the books',
};
const NOT_LIVE: readonly LeaveState[] = ['RETURNED', 'DISAPPROVED', 'CANCELLED'];

/** Applications for leave in every state, with their credits, hours and days in attendance. */
export async function loadApplications({ client, now, today }: DemoMaking): Promise<void> {
  const people = await findLeavePeople(client, today.toString());
  const hr = await findAccount(client, 'hr');
  const away: DayAway[] = [];
  for (const planned of PLANNED_LEAVE) {
    // In a small university there are fewer people than applications.
    const person = whoOf(people, planned.who);
    if (person) away.push(...(await addApplication({ client, now, today, hr, father: whoOf(people, 'father') }, planned, person)));
  }
  await removePunches(
    client,
    away.filter(({ date }) => date <= today.toString()),
  );
}

type Scene = Pick<DemoMaking, 'client' | 'now' | 'today'> & { hr: DemoAccount; father: LeavePerson | undefined };

/** Files one; the whole days that it takes. */
async function addApplication({ client, now, today, hr, father }: Scene, planned: PlannedLeave, person: LeavePerson): Promise<DayAway[]> {
  const type = TYPE_SEEDS.find(({ code }) => code === planned.type)!;
  const dates = await datesOf(client, today.add({ days: planned.inDays }), planned, type);
  // The cards begin with the year, and toward its end some dates are in the next one, whose rights are not given yet.
  if (dates[0]!.date < `${today.year}-01-01`) return [];
  if (!(await areGiven(client, person.id, type, dates))) return [];
  const { vl, sl } = await readCredits(client, person.id);
  const parts = splitPay(type.charge, countDays(type, dates, regular(dates)), { vl, sl, sc: 0 });
  const daysAgo = Math.max(2, 6 - Math.min(0, planned.inDays));
  const at = (hours: number) => least(now.subtract({ hours: daysAgo * 24 - hours }), now.subtract({ hours: 1 })).toString();
  const received = localDay(at(0));
  if (!(await isInForce(client, type.code, received))) return [];
  const by: Record<string, [role: string, by?: LeavePerson['head']]> = {
    certify: ['hr', hr],
    return: ['hr', hr],
    shorten: ['hr', hr],
    recall: ['hr', hr],
    recommend: ['head', person.head],
    recommendDisapproval: ['head', person.head],
    approve: ['authority', person.authority],
    disapprove: ['authority', person.authority],
    flagDeemed: ['system'],
    confirmDeemed: ['hr', hr],
    take: ['system'],
  };
  const way = planned.isDeemed ? DEEMED : STEPS[planned.state];
  const steps = way.map((action, place) => {
    const [role, who] = by[action] ?? ['owner', { id: null, personnel_id: person.id }];
    return { action, role, ...(who && { by: who }), at: at(place * 4 + 3), remarks: REMARKS[action] ?? '' };
  });
  const { title, privateTitle } = factsOfLeave({ personnelId: person.id, officeId: null, grade: null, type, parts, isAbroad: false });
  const [id] = await fileRequests(client, leaveFlow, [
    { ownerId: person.id, title, privateTitle, filedBy: hr.id, at: at(0), authorityId: person.authorityOffice, steps },
  ]);
  await insertApplication(client, { id: id!, person: person.id, planned, parts, received, certified: { vl, sl } });
  await insertEvent(client, { id: id!, planned, today, received, father });
  await insertDays(client, { id: id!, person: person.id, planned, parts, type });
  const live = parts.slice(0, parts.length - (planned.givenBack ?? 0));
  if (!NOT_LIVE.includes(planned.state))
    await moveCredits(client, {
      leave: { id: id!, personnelId: person.id, code: type.code, ownBook: ownBookOf(type) },
      parts: live,
      isPosted: STEPS[planned.state].includes('approve'),
      at: at(11),
    });
  const isTaken = !NOT_LIVE.includes(planned.state) && STEPS[planned.state].includes('approve');
  return isTaken ? live.flatMap(({ date, part }) => (part === 'DAY' ? [{ personId: person.id, date }] : [])) : [];
}

/** Whether the type of leave was there on a day: wellness leave began with 2026. */
async function isInForce(client: ClientBase, code: string, on: string): Promise<boolean> {
  const { rowCount } = await client.query('select from leave.type_terms where code = $1 and effective_on <= $2', [code, on]);
  return rowCount! > 0;
}

const ASKS_FOR_PLACE: readonly PlannedLeave['type'][] = ['VL', 'FL', 'SPL'];

interface Inserted {
  id: number;
  person: number;
  planned: PlannedLeave;
  parts: readonly Part[];
}

async function insertApplication(
  client: ClientBase,
  { id, person, planned, parts, received, certified }: Inserted & { received: string; certified: { vl: number; sl: number } },
): Promise<void> {
  const { vl: vl_less, sl: sl_less } = totalsOf(parts);
  const isCertified = STEPS[planned.state].includes('certify');
  const isSick = planned.type === 'SL';
  await client.query(
    `insert into leave.application (id, personnel_id, state, type_code, terms_on, received_on, is_paper, first_day, last_day, place, place_detail,
       illness_place, illness, late_reason, certified, event_on)
     values ($1, $2, $3, $4, (select max(effective_on) from leave.type_terms where code = $4 and effective_on <= $5), $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      id,
      person,
      planned.state,
      planned.type,
      received,
      planned.isPaper ?? false,
      parts[0]!.date,
      parts.at(-1)!.date,
      planned.isAbroad ? 'ABROAD' : ASKS_FOR_PLACE.includes(planned.type) ? 'PHILIPPINES' : null,
      planned.isAbroad ? 'Singapore' : '',
      isSick ? (parts.length > 2 ? 'IN_HOSPITAL' : 'OUT_PATIENT') : null,
      planned.illness ?? '',
      planned.late ?? '',
      isCertified ? JSON.stringify({ as_of: received, ...certified, vl_less, sl_less, own: null }) : null,
      planned.type === 'VAWC' ? received : null,
    ],
  );
  if (planned.lacks)
    await client.query('insert into leave.paper (application_id, no, name, is_required, due_on) values ($1, 1, $2, true, $3::date + 6)', [
      id,
      planned.lacks,
      parts.at(-1)!.date,
    ]);
}

async function insertDays(client: ClientBase, { id, person, planned, parts, type }: Inserted & { type: LeaveType }): Promise<void> {
  const kept = parts.length - (planned.givenBack ?? 0);
  const rows = parts.map((part, at) => ({
    ...part,
    live: at < kept && !NOT_LIVE.includes(planned.state),
    given: at < kept ? null : REMARKS[planned.state === 'RECALLED' ? 'recall' : 'shorten'],
  }));
  await client.query(
    `insert into leave.application_day (application_id, date, part, personnel_id, thousandths, seconds, vl, sl, own, without_pay, without_column,
       given_back, is_live)
     select $1, d.date, d.part, $2, d.thousandths, d.seconds, d.vl, d.sl, d.own, d.without, d."withoutColumn", d.given, d.live
     from jsonb_to_recordset($3) as d (date date, part text, thousandths integer, seconds integer, vl integer, sl integer, own integer,
       without integer, "withoutColumn" text, given text, live boolean)`,
    [id, person, JSON.stringify(rows)],
  );
  const spans = spansOf(rows.filter(({ live }) => live));
  const isApproved = STEPS[planned.state].includes('approve');
  for (const { from, to, part } of spans) {
    await client.query(
      `insert into attendance.taken_hours (module, source_id, personnel_id, days, minutes, what)
       values ('leave', $1, $2, daterange($3::date, $4::date, '[]'), int4range($5, $6), 'is on leave')`,
      [id, person, from, to, part === 'PM' ? 720 : 0, part === 'AM' ? 720 : 1440],
    );
    if (isApproved)
      await client.query(
        `insert into attendance.day_modifier (module, source_id, personnel_id, during, modifier)
         values ('leave', $1, $2, daterange($3::date, $4::date, '[]'), $5)`,
        [id, person, from, to, JSON.stringify(leaveModifier(type, part))],
      );
  }
}

/** The delivery with the notice of allocation, and what Section 49 did. */
async function insertEvent(
  client: ClientBase,
  { id, planned, today, received, father }: Pick<Scene, 'today' | 'father'> & { id: number; planned: PlannedLeave; received: string },
): Promise<void> {
  const { delivery, allocates, isDeemed } = planned;
  if (isDeemed)
    await client.query('update leave.application set is_deemed = true, deemed_due_on = $2::date + 8 where id = $1', [id, received]);
  if (delivery === undefined) return;
  const on = today.add({ days: delivery }).toString();
  await client.query('update leave.application set event_on = $2 where id = $1', [id, on]);
  if (allocates !== undefined && father)
    await client.query(
      `insert into leave.allocation (application_id, days, expected_on, home_address, contact, receiver_id, receiver_name, receiver_position, relation)
       select $1, $2, $3, 'Brgy. Poblacion, San Isidro', '0917 555 0142', p.id, p.fullname, coalesce(t.name, ''), 'FATHER' from personnel.person_view p
       left join personnel.appointment_view a on a.personnel_id = p.id and a.during @> $3::date
       left join organization.position_view t on t.id = a.position_id where p.id = $4`,
      [id, allocates, on, father.id],
    );
}

/** Every day of leave in calendar days; of all other leave the weekdays from a day on that are no holidays. */
/** Whether the right that a type takes from is there on each date; of types without rights of the year it always is. */
async function areGiven(client: ClientBase, personId: number, type: LeaveType, dates: readonly LeaveDate[]): Promise<boolean> {
  const book = yearBookOf(type);
  if (book === null) return true;
  const { rows } = await client.query(
    `select from unnest($3::date[]) d where not exists (
       select from ledger.lot l where l.personnel_id = $1 and l.book = $2 and l.earned_on <= d and l.expires_on >= d)`,
    [personId, book.code, dates.map(({ date }) => date)],
  );
  return rows.length === 0;
}

/** The people of the demo work eight hours. */
function regular(dates: readonly LeaveDate[]) {
  return new Map(
    dates.map(({ date }) => [
      date,
      { date, kind: 'WORK' as const, name: '', minutes: 480, morningMinutes: 240, minutesBeforeSuspension: null },
    ]),
  );
}

async function readCredits(client: ClientBase, person: number): Promise<{ vl: number; sl: number }> {
  const { rows } = await client.query<{ book: string; free: number }>(
    `select book, (balance - held)::integer as free from ledger.account where personnel_id = $1 and book in ('VL', 'SL')`,
    [person],
  );
  const of = (code: string) => rows.find(({ book }) => book === code)?.free ?? 0;
  return { vl: of('VL'), sl: of('SL') };
}

function least(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? one : other;
}
