import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import { startChance, type Chance } from '@talaan/kernel/server/demo/chance.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { printFile } from '@talaan/kernel/server/demo/print-file.ts';
import { findOffice } from '@talaan/organization/demo/find-office.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { TRANSPORTS } from '../contract/trips.ts';
import type { TravelOrder } from '../print/travel-order-form.ts';
import { businessOf, describeDays, minutesOf, type TripDays } from '../rules/trip-days.ts';
import { travelFlow, type TripState } from '../workflow.ts';
import { addPaper } from '@talaan/papers/demo/add-paper.ts';
import { loadSlips } from './load-slips.ts';
import { TRIPS, type DemoTrip } from './trips.ts';

const SEED = 47;
const APPEARANCE = new URL('./appearance.typ', import.meta.url);

interface Deciders {
  head: DemoAccount;
  dean: DemoAccount;
  president: DemoAccount;
  hr: DemoAccount;
}

interface Someone {
  id: number;
  name: string;
  position: string;
  office: string;
  office_id: number;
  /** The office above, whose head approves one day. */
  above_id: number;
}

/** Who approves travel, and trips in every state: of the Accounting Office, whose head recommends them, and of the College of Arts and Sciences. */
export async function loadDemo(making: DemoMaking): Promise<void> {
  const { client } = making;
  await loadRules(client);
  const chance = startChance(SEED);
  const deciders: Deciders = {
    head: await findAccount(client, 'head'),
    dean: await findAccount(client, 'dean'),
    president: await findAccount(client, 'president'),
    hr: await findAccount(client, 'hr'),
  };
  const people = { ACCT: await findPeople(client, 'ACCT'), CAS: await findPeople(client, 'CAS') };
  for (const trip of TRIPS) await addTrip(making, chance, deciders, people[trip.office], trip);
  // Asked for already, so that nobody who signs in to the demo is notified when it starts.
  await client.query(`update travel.trip set certificate_asked_on = last_day + 7 where state = 'APPROVED' and last_day < $1`, [
    making.today.toString(),
  ]);
  const { name } = await readSigner(client, deciders.head);
  await loadSlips(making, chance, { ...deciders.head, name }, people.ACCT);
}

/** One day within the country the next higher head approves, anything else the President. */
async function loadRules(client: ClientBase): Promise<void> {
  await client.query(
    `insert into requests.rule (kind, role, priority, type, fact, below, gives, office_id, because, during) values
       ('travel', 'authority', 1, 'abroad', null, null, 'head-of-office', $1, 'travel abroad', '(,)'),
       ('travel', 'authority', 2, null, 'days', 2, 'next-head', null, 'one day', '(,)'),
       ('travel', 'authority', 3, null, null, null, 'head-of-office', $1, 'more than one day', '(,)')`,
    [await findOffice(client, 'OP')],
  );
}

/** The people of an office in service; those with an account of the demo come first, its head is left out. */
async function findPeople(client: ClientBase, office: string): Promise<Someone[]> {
  const { rows } = await client.query<Someone>(
    `select p.id, upper(p.first_name || ' ' || p.surname) as name, n.name as position, o.fullname as office, o.id as office_id, coalesce(o.parent_id, o.id) as above_id
     from personnel.appointment_view a join personnel.person_view p on p.id = a.personnel_id join organization.office_view o on o.id = a.office_id
     join organization.position_view n on n.id = a.position_id left join identity.account_view c on c.personnel_id = p.id
     where upper_inf(a.during) and o.campus_id = 1 and o.acronym = $1
       and not exists (select from organization.head_view h where h.personnel_id = p.id and upper_inf(h.during))
     order by c.id is null, p.id`,
    [office],
  );
  return rows;
}

const STEPS: Record<TripState, readonly string[]> = {
  SUBMITTED: [],
  RECOMMENDED: ['recommend'],
  APPROVED: ['recommend', 'approve'],
  COMPLETED: ['recommend', 'approve', 'complete'],
  RETURNED: ['return'],
  DISAPPROVED: ['recommend', 'disapprove'],
  CANCELLED: ['recommend', 'approve', 'cancel'],
};
const REMARKS: Record<string, string> = {
  return: 'Attach the invitation and name the fund.',
  disapprove: 'The office cannot spare you in the week of the audit.',
  cancel: 'The host moved the training to next year.',
};

async function addTrip(making: DemoMaking, chance: Chance, by: Deciders, people: readonly Someone[], wanted: DemoTrip): Promise<void> {
  const { client, now, today, filesDir } = making;
  // A university without files has no certificate to complete a trip with.
  const trip = wanted.state === 'COMPLETED' && filesDir === undefined ? { ...wanted, state: 'APPROVED' as const } : wanted;
  const owner = people[trip.who % people.length]!;
  const travelers = [owner, ...Array.from({ length: trip.companions }, (_, at) => people[(trip.who + at + 1) % people.length]!)].filter(
    (one, at, all) => all.indexOf(one) === at,
  );
  const first = weekdayFrom(today.add({ days: trip.inDays }));
  const days: TripDays = {
    first_day: first.toString(),
    last_day: first.add({ days: trip.days - 1 }).toString(),
    part: trip.part ?? 'DAY',
    from_minute: trip.hours?.[0] ?? null,
    to_minute: trip.hours?.[1] ?? null,
  };
  const filedDaysAgo = Math.max(1, 7 - Math.min(0, trip.inDays));
  const at = (hours: number) => least(now.subtract({ hours: filedDaysAgo * 24 - hours }), now).toString();
  const recommending = trip.office === 'ACCT' ? by.head : by.dean;
  const takenBy: Record<string, [role: string, by: DemoAccount]> = {
    recommend: ['head', recommending],
    return: ['head', recommending],
    complete: ['hr', by.hr],
    cancel: ['hr', by.hr],
  };
  const authorityId = trip.isAbroad || trip.days > 1 ? await findOffice(client, 'OP') : owner.above_id;
  const [id] = await fileRequests(client, travelFlow, [
    {
      ownerId: owner.id,
      title: `${describeDays(days)}, ${trip.destination}`,
      filedBy: by.hr.id,
      isOwn: true,
      at: at(0),
      authorityId,
      parties: travelers.map((one) => one.id),
      steps: STEPS[trip.state].map((action, place) => {
        const [role, who] = takenBy[action] ?? ['authority', by.president];
        return { action, role, by: who, at: at(place * 5 + 3), remarks: REMARKS[action] ?? '' };
      }),
    },
  ]);
  const paper = STEPS[trip.state].includes('approve')
    ? await addOrder(client, chance, by, { trip, days, travelers, at: at(8) })
    : undefined;
  const file = trip.state === 'COMPLETED' ? await addCertificate(making, by.hr.id, { id: id!, order: paper!.orderNo, trip, days }) : null;
  await client.query(
    `insert into travel.trip (id, personnel_id, state, first_day, last_day, part, from_minute, to_minute, destination, purpose, is_abroad,
       foreign_authority, transport, basis, expenses, order_no, code, appearance_file_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      id,
      owner.id,
      trip.state,
      days.first_day,
      days.last_day,
      days.part,
      days.from_minute,
      days.to_minute,
      trip.destination,
      trip.purpose,
      trip.isAbroad ?? false,
      trip.isAbroad ? 'Board Resolution No. 118, s. 2026' : '',
      trip.transport,
      trip.basis,
      trip.expenses,
      paper?.orderNo ?? null,
      paper?.code ?? null,
      file,
    ],
  );
  const isOpen = trip.state !== 'DISAPPROVED' && trip.state !== 'CANCELLED';
  await client.query('insert into travel.traveler (trip_id, personnel_id) select $1, unnest($2::integer[])', [
    id,
    travelers.map((one) => one.id),
  ]);
  const { from, to } = minutesOf(days);
  if (isOpen)
    await client.query(
      `insert into attendance.taken_hours (module, source_id, personnel_id, days, minutes, what)
       select 'travel', $1, unnest($2::integer[]), daterange($3::date, $4::date, '[]'), int4range($5, $6), $7`,
      [id, travelers.map((one) => one.id), days.first_day, days.last_day, from, to, `travels to ${trip.destination}`],
    );
  if (paper && isOpen)
    await client.query(
      `insert into attendance.day_modifier (module, source_id, personnel_id, during, modifier)
       select 'travel', $1, unnest($2::integer[]), daterange($3::date, $4::date, '[]'), $5`,
      [id, travelers.map((one) => one.id), days.first_day, days.last_day, JSON.stringify(businessOf(days, paper.orderNo))],
    );
}

interface Ordered {
  trip: DemoTrip;
  days: TripDays;
  travelers: readonly Someone[];
  at: string;
}

async function addOrder(client: ClientBase, chance: Chance, by: Deciders, { trip, days, travelers, at }: Ordered) {
  const sheet: TravelOrder = {
    control_number: '',
    office_id: travelers[0]!.office_id,
    date: localDay(at),
    travelers: travelers.map(({ name, position, office }) => ({ name, position, office })),
    destination: trip.destination,
    when: describeDays(days),
    purpose: trip.purpose,
    transport: TRANSPORTS[trip.transport],
    expenses: trip.expenses,
    basis: trip.basis,
    foreign_authority: trip.isAbroad ? 'Board Resolution No. 118, s. 2026' : '',
    recommended: await readSigner(client, trip.office === 'ACCT' ? by.head : by.dean),
    approved: await readSigner(client, by.president),
  };
  const { code, number } = await addPaper(client, chance, 'TO', sheet, {
    kind: 'travel order',
    title: `Travel order: ${sheet.when}`,
    personId: travelers[0]!.id,
    accountId: by.president.id,
    at,
    ...(trip.state === 'CANCELLED' ? { withdrawnBecause: 'The travel was cancelled.' } : {}),
  });
  return { code, orderNo: number };
}

async function addCertificate(
  { client, filesDir }: DemoMaking,
  ownerId: number,
  { id, order, trip, days }: { id: number; order: string; trip: DemoTrip; days: TripDays },
): Promise<number> {
  const input = { order, destination: trip.destination, when: describeDays(days) };
  const { path, bytes, sha256 } = await printFile(filesDir!, `demo-appearances/${id}.pdf`, { template: APPEARANCE, input });
  const { rows } = await client.query<{ id: number }>(
    `insert into kernel.file (path, name, content_type, bytes, sha256, owner_id) values ($1, $2, 'application/pdf', $3, $4, $5) returning id`,
    [path, `Certificate of appearance ${order}.pdf`, bytes, sha256, ownerId],
  );
  return rows[0]!.id;
}

async function readSigner(client: ClientBase, { personnel_id }: DemoAccount): Promise<TravelOrder['approved']> {
  const { rows } = await client.query<TravelOrder['approved']>(
    `select upper(p.first_name || ' ' || p.surname) as name, coalesce(h.title || ', ' || o.fullname, '') as title
     from personnel.person_view p left join organization.head_view h on h.personnel_id = p.id and upper_inf(h.during)
     left join organization.office_view o on o.id = h.office_id where p.id = $1 limit 1`,
    [personnel_id],
  );
  return rows[0]!;
}

/** Saturdays and Sundays are put off to Monday. */
function weekdayFrom(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.dayOfWeek > 5 ? day.add({ days: 8 - day.dayOfWeek }) : day;
}

function least(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
}
