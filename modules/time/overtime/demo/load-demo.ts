import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { findOffice } from '@talaan/organization/demo/find-office.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { creditOf } from '../rules/credits.ts';
import { countOvertime } from '../rules/count-overtime.ts';
import { overtimePay } from '../rules/pay.ts';
import { creditFlow, payFlow, type OvertimeState } from '../workflow.ts';
import { formatTitle } from '../rules/format-title.ts';
import { bookCredit } from './book-credit.ts';
import { issueAuthority } from './issue-authority.ts';
import { loadMakeupClasses } from './makeup-classes.ts';
import { PLANNED, type Planned } from './planned.ts';

const REASONS: Partial<Record<string, string>> = {
  certifyOutput: 'Delivered as expected',
  disapprove: 'It can be done in the regular hours',
  cancel: 'The suppliers deliver a week later',
};

interface Actors {
  head: DemoAccount;
  hr: DemoAccount;
  budget: DemoAccount;
  president: DemoAccount;
}

/** Where and when all of it happens. */
interface Scene {
  office: number;
  actors: Actors;
  now: Temporal.Instant;
}

interface Worker {
  id: number;
  pin: string;
  monthly: number;
}

const FIVE = 17 * 60;
const EIGHT = 20 * 60;

/** Overtime of one office in every state, with the punches of what was rendered and the credits of what was certified; the President approves. */
export async function loadDemo({ client, now, today }: DemoMaking): Promise<void> {
  await loadMakeupClasses(client, today);
  const office = await findOffice(client, 'ACCT');
  await client.query(
    `insert into requests.rule (kind, role, priority, fact, at_least, below, gives, office_id, because, during)
     select kind, 'authority', p.priority, p.fact, null, p.below, p.gives, p.office, p.because, '(,)' from unnest($1::text[]) kind
     cross join (values (1, 'days', 2, 'next-head', null::integer, 'one day'), (2, null, null, 'head-of-office', $2, 'more than one day'))
       p (priority, fact, below, gives, office, because)`,
    [[creditFlow.kind, payFlow.kind], await findOffice(client, 'OP')],
  );
  const actors = {
    head: await findAccount(client, 'head'),
    hr: await findAccount(client, 'hr'),
    budget: await findAccount(client, 'budget'),
    president: await findAccount(client, 'president'),
  };
  const own = await findAccount(client, 'employee');
  const workers = await findWorkers(client, office, [actors.head.personnel_id], now);
  const first = workers.filter(({ id }) => id === own.personnel_id);
  const others = workers.filter((one) => !first.includes(one));
  for (const [at, planned] of PLANNED.entries()) {
    const turned = others.map((_, place) => others[(place + at) % others.length]!);
    const asked = planned.own || planned.state === 'CREDITED' ? [...first, ...turned] : [...turned, ...first];
    await addOvertime(client, { office, actors, now }, planned, asked.slice(0, planned.people));
  }
}

async function findWorkers(client: ClientBase, office: number, without: number[], now: Temporal.Instant): Promise<Worker[]> {
  const { rows } = await client.query<Worker>(
    `select a.personnel_id as id, h.pin, s.amount as monthly from personnel.appointment_view a
     join reference.appointment_status k on k.code = a.status_code and k.government_service
     join personnel.salary_view s on s.personnel_id = a.personnel_id and s.during @> $3::date and s.salary_grade <= 24
     join personnel.device_pin_view h on h.personnel_id = a.personnel_id and h.during @> $3::date
     where a.office_id = $1 and a.during @> daterange(($3::date - 120), $3::date) and a.personnel_id <> all($2) order by a.personnel_id`,
    [office, without, dayOf(now)],
  );
  return rows;
}

function dayOf(now: Temporal.Instant): string {
  return now.toZonedDateTimeISO(ZONE).toPlainDate().toString();
}

/** Days of work around today that are no holidays, so many back; below zero to come. */
async function workdays(client: ClientBase, now: Temporal.Instant, ago: number, count: number): Promise<string[]> {
  const { rows } = await client.query<{ day: string }>(
    `select day::date::text as day from generate_series($1::date - 120, $1::date + 60, interval '1 day') day
     where extract(isodow from day) < 6 and not exists (select from attendance.holiday_view h where h.date = day::date) order by day`,
    [dayOf(now)],
  );
  const at = rows.findIndex(({ day }) => day >= dayOf(now)) - ago;
  return rows.slice(at, at + count).map(({ day }) => day);
}

const WAY = ['recommend', 'certifyFunds', 'approve', 'render', 'certifyOutput', 'settle'] as const;
const STEPS: Partial<Record<OvertimeState, number>> = {
  FOR_RECOMMENDATION: 0,
  FOR_FUNDS: 1,
  FOR_APPROVAL: 2,
  APPROVED: 3,
  RENDERED: 4,
  OUTPUT_CERTIFIED: 5,
  CREDITED: 6,
  PAID: 6,
};

const BY: Record<string, readonly [role: string, who: keyof Actors | null]> = {
  recommend: ['head', 'head'],
  certifyFunds: ['budget', 'budget'],
  approve: ['authority', 'president'],
  disapprove: ['authority', 'president'],
  render: ['system', null],
  certifyOutput: ['head', 'head'],
  cancel: ['head', 'head'],
  credit: ['hr', 'hr'],
  list: ['hr', 'hr'],
};

/** The steps that led to a state, with who took them: those before the work and those after it, four hours apart. */
function stepsTo({ state, funding }: Planned, actors: Actors, { filed, done }: { filed: Temporal.Instant; done: Temporal.Instant }) {
  const way = WAY.slice(0, STEPS[state]).filter((one) => funding === 'PAY' || one !== 'certifyFunds');
  const taken = state === 'DISAPPROVED' ? ['recommend', 'disapprove'] : state === 'CANCELLED' ? ['cancel'] : way;
  return taken.map((step, place) => {
    const action = step === 'settle' ? (funding === 'PAY' ? 'list' : 'credit') : step;
    const [role, who] = BY[action]!;
    const late = AFTER.indexOf(step);
    const at = late < 0 ? filed.add({ hours: (place + 1) * 2 }) : done.add({ hours: late * 2 });
    return { action, role, ...(who && { by: actors[who] }), at: at.toString(), remarks: REASONS[action] ?? '' };
  });
}

const AFTER: readonly string[] = ['render', 'certifyOutput', 'settle'];

async function addOvertime(
  client: ClientBase,
  { office, actors, now }: Scene,
  planned: Planned,
  workers: readonly Worker[],
): Promise<void> {
  const { funding, activity, output, state } = planned;
  const dates = await workdays(client, now, planned.ago, planned.days);
  const isRendered = STEPS[state]! >= 4;
  const filed = at(planned.ago > 0 ? dates[0]! : dayOf(now), -3);
  const done = at(dates.at(-1)!, 1);
  const flow = funding === 'PAY' ? payFlow : creditFlow;
  const steps = stepsTo(planned, actors, { filed, done });
  const people = workers.map((one) => one.id);
  const [id] = await fileRequests(client, flow, [
    {
      ownerId: people.length === 1 ? people[0]! : null,
      officeId: office,
      parties: people,
      title: formatTitle(activity, dates),
      filedBy: actors.head.id,
      ...(planned.own && { isOwn: true as const }),
      at: filed.toString(),
      steps,
    },
  ]);
  const approved = steps.find(({ action }) => action === 'approve')?.at ?? null;
  await client.query(
    `insert into overtime.authority (id, state, funding, activity, justification, expected_output, fund_source, approved_at)
     values ($1, $2, $3, $4, 'It cannot wait, and the regular hours are taken by the public.', $5, $6, $7)`,
    [id, state, funding, activity, output, funding === 'PAY' ? 'General Fund, personnel services' : '', approved],
  );
  for (const worker of workers) {
    for (const date of dates) {
      if (isRendered) await punchEvening(client, worker, date);
      if (approved !== null) await markDay(client, id!, worker, date);
      await addDuty(client, id!, state, worker.id, date, isRendered ? done.toString() : null);
    }
    if (state === 'CREDITED' || state === 'PAID') await settle(client, id!, planned, worker, dates, steps.at(-1)!.at);
  }
  if (approved !== null) await issueAuthority(client, id!, actors.president.id, approved);
}

/** Nine in the morning of a day, so many days after. */
function at(date: string, days: number): Temporal.Instant {
  return Temporal.PlainDate.from(date).add({ days }).toZonedDateTime({ timeZone: ZONE, plainTime: '09:00' }).toInstant();
}

async function markDay(client: ClientBase, id: number, { id: person }: Worker, date: string): Promise<void> {
  await client.query(
    `insert into attendance.day_modifier (module, source_id, personnel_id, during, modifier)
     values ('overtime', $1, $2, daterange($3::date, $3::date, '[]'), $4)`,
    [id, person, date, JSON.stringify({ kind: 'OVERTIME', from: FIVE, to: EIGHT })],
  );
}

/** Out at five past eight in the evening. */
async function punchEvening(client: ClientBase, { pin }: Worker, date: string): Promise<void> {
  await client.query('select attendance.make_month($1)', [`${date.slice(0, 7)}-01`]);
  await client.query(
    `insert into attendance.punch (device_id, pin, at)
     select (select min(id) from attendance.device_view), $1, kernel.instant_of(($2::date + time '20:05')::timestamp) on conflict do nothing`,
    [pin, date],
  );
}

const EVENING = countOvertime({
  kind: 'WORK',
  after: FIVE,
  windows: [{ from: FIVE, to: EIGHT }],
  presence: [{ from: FIVE, to: EIGHT + 5 }],
});

async function addDuty(
  client: ClientBase,
  id: number,
  state: string,
  person: number,
  date: string,
  matchedAt: string | null,
): Promise<void> {
  const matched = matchedAt === null ? [null, null, null] : ['WORK', EVENING.minutes, JSON.stringify(EVENING.stretches)];
  await client.query(
    `insert into overtime.duty (authority_id, state, personnel_id, date, from_minute, to_minute, kind, counted_minutes, stretches, matched_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, state, person, date, FIVE, EIGHT, ...matched, matchedAt],
  );
}

/** Credit or pay of what was certified, by month. */
async function settle(
  client: ClientBase,
  id: number,
  { funding }: Planned,
  worker: Worker,
  dates: readonly string[],
  at: string,
): Promise<void> {
  for (const [month, days] of Map.groupBy(dates, (date) => date.slice(0, 7))) {
    const minutes = days.length * EVENING.minutes;
    const seconds = funding === 'COC' ? creditOf(minutes, 'WORK') : null;
    const pay = funding === 'PAY' ? overtimePay([{ monthly: worker.monthly, minutes, kind: 'WORK' }]) : null;
    await client.query(
      `insert into overtime.settlement (authority_id, personnel_id, month, minutes, credited_seconds, paid_centavos) values ($1, $2, $3, $4, $5, $6)`,
      [id, worker.id, month, minutes, seconds, pay],
    );
    if (seconds !== null) await bookCredit(client, { id, personnelId: worker.id, month, on: days.at(-1)!, seconds, at });
  }
}
