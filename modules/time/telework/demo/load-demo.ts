import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { findOffice } from '@talaan/organization/demo/find-office.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { datesOf } from '../rules/order-dates.ts';
import { titleOf } from '../server/orders/file-order.ts';
import { accomplishmentFlow, homeOrderFlow, type AccomplishmentState, type HomeOrderState } from '../workflow.ts';

interface Deciders {
  dean: DemoAccount;
  president: DemoAccount;
  hr: DemoAccount;
}

const STEPS: Record<HomeOrderState, readonly string[]> = {
  SUBMITTED: [],
  RECOMMENDED: ['recommend'],
  APPROVED: ['recommend', 'approve'],
  DISAPPROVED: ['recommend', 'disapprove'],
  CANCELLED: ['recommend', 'approve', 'revoke'],
};
const REMARKS: Record<string, string> = {
  disapprove: 'The week of enrolment needs all at their counters.',
  revoke: 'The building is open again.',
};

/** Work from home of the College of Arts and Sciences: an order that runs, others in each state, and days with logs and accomplishments. */
export async function loadDemo({ client, now, today }: DemoMaking): Promise<void> {
  const by: Deciders = {
    dean: await findAccount(client, 'dean'),
    president: await findAccount(client, 'president'),
    hr: await findAccount(client, 'hr'),
  };
  const people = await findPeople(client);
  const office = await findOffice(client, 'CAS');
  await client.query(
    `insert into requests.rule (kind, role, priority, gives, office_id, because, during) values ('telework-order', 'authority', 1, 'head-of-office', $1, 'all orders', '(,)')`,
    [await findOffice(client, 'OP')],
  );
  const weekday = Math.min(5, today.dayOfWeek);
  const order = (inDays: number, days: number) => ({
    first_day: today.add({ days: inDays }).toString(),
    last_day: today.add({ days: inDays + days }).toString(),
    weekdays: [weekday],
  });
  const common = { client, now, by, office };
  const running = await addOrder({
    ...common,
    ...order(-28, 49),
    people: people.slice(0, 4),
    state: 'APPROVED',
    reason: 'Repair of the faculty room',
  });
  await addOrder({
    ...common,
    ...order(35, 28),
    people: people.slice(0, 3),
    state: 'SUBMITTED',
    reason: 'Checking of the theses of the semester',
  });
  await addOrder({
    ...common,
    ...order(40, 7),
    people: people.slice(3, 4),
    state: 'RECOMMENDED',
    reason: 'Writing of the accreditation report',
  });
  await addOrder({ ...common, ...order(-20, 5), people: people.slice(0, 2), state: 'DISAPPROVED', reason: 'Enrolment online' });
  await addOrder({ ...common, ...order(60, 20), people: people.slice(1, 3), state: 'CANCELLED', reason: 'Painting of the corridors' });
  const past = running.filter(({ date }) => date < today.toString());
  const states: (AccomplishmentState | null)[] = ['CONFIRMED', 'SUBMITTED', null, 'RETURNED', 'CONFIRMED', 'REFUSED'];
  for (const [at, { person, date }] of past.entries())
    if (at % 7 !== 6) await addLog(client, by, running[0]!.orderId, { person, date, state: states[at % states.length]! });
  const atHome = running.find(({ date }) => date === today.toString());
  if (atHome && isMorningPast(now)) await addLog(client, by, atHome.orderId, { ...atHome, state: null, isOpen: true });
}

/** People of the college who head no office. */
async function findPeople(client: ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select a.personnel_id as id from personnel.appointment_view a join organization.office_view o on o.id = a.office_id
     where upper_inf(a.during) and o.campus_id = 1 and o.acronym = 'CAS'
       and not exists (select from organization.head_view h where h.personnel_id = a.personnel_id and upper_inf(h.during))
     order by a.personnel_id limit 6`,
  );
  return rows.map(({ id }) => id);
}

interface DemoOrder {
  client: ClientBase;
  now: Temporal.Instant;
  by: Deciders;
  office: number;
  people: readonly number[];
  state: HomeOrderState;
  reason: string;
  first_day: string;
  last_day: string;
  weekdays: number[];
}

interface OrderedDay {
  orderId: number;
  person: number;
  date: string;
}

async function addOrder({ client, now, by, office, people, state, reason, ...recurrence }: DemoOrder): Promise<OrderedDay[]> {
  const dates = datesOf({ ...recurrence, left_out: [] });
  if (people.length === 0 || dates.length === 0) return [];
  const filed = Temporal.PlainDate.from(recurrence.first_day)
    .subtract({ days: 6 })
    .toZonedDateTime({ timeZone: ZONE, plainTime: '09:30' })
    .toInstant();
  const at = (hours: number) => earlier(filed.add({ hours }), now.subtract({ hours: 30 - hours })).toString();
  const takenBy: Record<string, [role: string, by: DemoAccount]> = { recommend: ['head', by.dean], revoke: ['hr', by.hr] };
  const [id] = await fileRequests(client, homeOrderFlow, [
    {
      ownerId: by.hr.personnel_id,
      officeId: office,
      title: titleOf(recurrence, people.length),
      filedBy: by.hr.id,
      isOwn: true,
      at: at(0),
      authorityId: await findOffice(client, 'OP'),
      parties: people,
      steps: STEPS[state].map((action, place) => {
        const [role, who] = takenBy[action] ?? ['authority', by.president];
        return { action, role, by: who, at: at(place * 3 + 2), remarks: REMARKS[action] ?? '' };
      }),
    },
  ]);
  const orderNo = STEPS[state].includes('approve') ? await nextNumber(client, Number(recurrence.first_day.slice(0, 4))) : null;
  await client.query(
    `insert into telework.home_order (id, state, reason, first_day, last_day, weekdays, order_no) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, state, reason, recurrence.first_day, recurrence.last_day, recurrence.weekdays, orderNo],
  );
  const isOpen = state !== 'DISAPPROVED' && state !== 'CANCELLED';
  await client.query(
    `insert into telework.home_day (order_id, personnel_id, date, is_open) select $1, person, date, $4 from unnest($2::integer[]) person, unnest($3::date[]) date`,
    [id, people, dates, isOpen],
  );
  if (state === 'APPROVED')
    await client.query(
      `insert into attendance.day_modifier (module, source_id, personnel_id, during, modifier)
       select 'telework', $1, person, daterange(date, date, '[]'), $4 from unnest($2::integer[]) person, unnest($3::date[]) date`,
      [id, people, dates, JSON.stringify({ kind: 'WORK_FROM_HOME', orderNo })],
    );
  return dates.flatMap((date) => people.map((person) => ({ orderId: id!, person, date })));
}

async function nextNumber(client: ClientBase, year: number): Promise<string> {
  const { rows } = await client.query<{ last: number }>(
    `insert into papers.control_series (series, year, last) values ('WFH', $1, 1)
     on conflict (series, year) do update set last = papers.control_series.last + 1 returning last`,
    [year],
  );
  return `WFH-${year}-${String(rows[0]!.last).padStart(4, '0')}`;
}

interface DemoLog {
  person: number;
  date: string;
  state: AccomplishmentState | null;
  isOpen?: boolean;
}

const REPORT_STEPS: Record<AccomplishmentState, string | null> = {
  SUBMITTED: null,
  CONFIRMED: 'confirm',
  RETURNED: 'return',
  REFUSED: 'refuse',
};
const TASKS = ['Check the papers of two sections', 'Prepare the module of next week', 'Answer the messages of students'];
const ACCOMPLISHMENT = 'Checked 64 papers, finished the module on waves, answered all messages of the class.';

async function addLog(client: ClientBase, by: Deciders, orderId: number, { person, date, state, isOpen = false }: DemoLog): Promise<void> {
  const at = (time: string) => Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(ZONE).toInstant().toString();
  const minute = String(person % 50).padStart(2, '0');
  const [logIn, logOut] = [at(`07:${minute}`), at(`17:${minute}`)];
  const { rows } = await client.query<{ id: number }>(
    `insert into telework.home_log (personnel_id, date, order_id, tasks, accomplishment, logged_in_at, in_ip, in_place, logged_out_at, out_ip)
     values ($1, $2, $3, $4, $5, $6, '112.198.10.7', $7, $8, $9) returning id`,
    [
      person,
      date,
      orderId,
      TASKS,
      state === null ? '' : ACCOMPLISHMENT,
      logIn,
      person % 2 === 0 ? JSON.stringify({ lat: 15.30944, lon: 120.94512, metres: 22 }) : null,
      isOpen ? null : logOut,
      isOpen ? null : '112.198.10.7',
    ],
  );
  const id = rows[0]!.id;
  await client.query(
    `insert into attendance.entered_punch (personnel_id, at, source, reason, entered_by, entered_at)
     select $1, at, 'WEB_WFH', 'Logged from home', $3, at from unnest($2::timestamptz[]) at on conflict do nothing`,
    [person, isOpen ? [logIn] : [logIn, logOut], by.hr.id],
  );
  if (state === null) return;
  const action = REPORT_STEPS[state];
  const [requestId] = await fileRequests(client, accomplishmentFlow, [
    {
      ownerId: person,
      recordId: id,
      title: `At home on ${longDate(date)}`,
      filedBy: by.hr.id,
      isOwn: true,
      at: at('17:55'),
      steps: action
        ? [
            {
              action,
              role: 'head',
              by: by.dean,
              at: at('19:00'),
              remarks: action === 'confirm' ? '' : 'Say how many papers, and of which sections.',
            },
          ]
        : [],
    },
  ]);
  await client.query('update telework.home_log set request_id = $2, state = $3 where id = $1', [id, requestId, state]);
  if (state === 'REFUSED')
    await client.query(
      `insert into attendance.voided_punch (personnel_id, at, reason, voided_by, voided_at)
       select $1, at, 'Accomplishment not confirmed', $3, at from unnest($2::timestamptz[]) at on conflict do nothing`,
      [person, [logIn, logOut], by.dean.id],
    );
}

/** Whether those who begin before eight are there already. */
function isMorningPast(now: Temporal.Instant): boolean {
  return now.toZonedDateTimeISO(ZONE).hour >= 8;
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? one : other;
}
