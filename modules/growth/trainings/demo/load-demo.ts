import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { findOffice } from '@talaan/organization/demo/find-office.ts';
import { fileRequests, type DemoRequest } from '@talaan/requests/demo/file-requests.ts';
import { describeDays } from '../rules/describe-days.ts';
import { DEFAULT_POINTS, screenNominee } from '../rules/screening-points.ts';
import { trainingFlow, type TrainingState } from '../workflow.ts';
import { PROVIDERS, TRAININGS, type DemoTraining } from './trainings.ts';

interface Someone {
  id: number;
  born_on: string;
  serves_until: string | null;
  head_id: number;
  head_account: number | null;
}

interface Deciders {
  ld: DemoAccount;
  budget: DemoAccount;
  president: DemoAccount;
}

const WAY = ['recommend', 'screen', 'confirmFunds', 'approve', 'attend', 'report', 'close'] as const;
const STEPS: Record<TrainingState, readonly (keyof typeof trainingFlow.steps)[]> = {
  DRAFT: [],
  RECOMMENDED: WAY.slice(0, 1),
  PDC_SCREENED: WAY.slice(0, 2),
  FUNDS_OK: WAY.slice(0, 3),
  APPROVED: WAY.slice(0, 4),
  ATTENDED: WAY.slice(0, 5),
  REPORTED: WAY.slice(0, 6),
  CLOSED: WAY,
  DISAPPROVED: [...WAY.slice(0, 3), 'disapprove'],
  CANCELLED: ['recommend', 'cancel'],
};
const REMARKS: Record<string, string> = {
  confirmFunds: 'General Fund, training and scholarship expenses',
  disapprove: 'The budget of the year has no room for travel of this cost.',
  cancel: 'The provider moved the training to next year.',
};
const FREE = 'No funds needed';

/** Providers, 30 trainings in every state with their nominations, set by set; what is approved costs the university little and is held there or online. */
export async function loadDemo({ client, now, today }: DemoMaking): Promise<void> {
  await loadRules(client);
  const deciders: Deciders = {
    ld: await findAccount(client, 'ld'),
    budget: await findAccount(client, 'budget'),
    president: await findAccount(client, 'president'),
  };
  const trainings = await insertTrainings(client, deciders.ld, now, today);
  const [own, ...people] = await findPeople(client, (await findAccount(client, 'employee')).personnel_id);
  let next = 0;
  const planned = trainings.flatMap((training) =>
    Array.from({ length: training.people }, (_, at) => (training.isOwn && at === 0 ? own! : people[next++ % people.length]!))
      .filter((person, at, all) => all.indexOf(person) === at)
      .map((person) => ({ training, person })),
  );
  const ids = await fileRequests(
    client,
    trainingFlow,
    planned.map((one) => requestOf(one, deciders, now)),
  );
  await insertNominations(client, ids, planned);
  await client.query(AFTER_CLOSING);
  await client.query(ATTENDANCE);
}

/** The head of the office above approves what is cheap, the President what costs more or is abroad. */
async function loadRules(client: ClientBase): Promise<void> {
  await client.query(
    `insert into requests.rule (kind, role, priority, type, fact, below, gives, office_id, because, during) values
       ($1, 'authority', 1, 'abroad', null, null, 'head-of-office', $2, 'training abroad', '(,)'),
       ($1, 'authority', 2, null, 'amount', 500000, 'next-head', null, 'less than PHP 5,000', '(,)'),
       ($1, 'authority', 3, null, null, null, 'head-of-office', $2, 'PHP 5,000 or more', '(,)')`,
    [trainingFlow.kind, await findOffice(client, 'OP')],
  );
}

type Kept = DemoTraining & { id: number; first_day: string; last_day: string };

async function insertTrainings(client: ClientBase, by: DemoAccount, now: Temporal.Instant, today: Temporal.PlainDate): Promise<Kept[]> {
  const { rows: providers } = await client.query<{ id: number }>(
    `insert into trainings.provider (name, kind, address)
     select name, kind, address from jsonb_to_recordset($1) as p (name text, kind text, address text) returning id`,
    [JSON.stringify(PROVIDERS)],
  );
  await client.query(
    `insert into trainings.contact (provider_id, place, name, email)
     select id, 1, contact, email from unnest($1::integer[], $2::text[], $3::text[]) as c (id, contact, email)`,
    [providers.map(({ id }) => id), PROVIDERS.map(({ contact }) => contact), PROVIDERS.map(({ email }) => email)],
  );
  const dated = TRAININGS.map((one) => {
    const first = firstOfWeek(today.add({ days: one.inDays }), one.days, one.inDays < 0);
    return { ...one, first_day: first.toString(), last_day: first.add({ days: one.days - 1 }).toString() };
  });
  const { rows } = await client.query<{ id: number }>(
    `insert into trainings.training (title, provider_id, type_id, venue, place, first_day, last_day, hours, fee, travel, cancelled_because, added_by, added_at)
     select title, provider_id, coalesce((select id from reference.learning_type y where y.name = type), (select min(id) from reference.learning_type)),
       venue, place, first_day, last_day, days * 800, fee * 100, travel * 100, because, $2, $3
     from jsonb_to_recordset($1) as t (title text, provider_id integer, type text, venue text, place text, first_day date, last_day date, days integer,
       fee bigint, travel bigint, because text) returning id`,
    [
      JSON.stringify(
        dated.map((one) => ({
          ...one,
          provider_id: providers[one.by]!.id,
          because: one.state === 'CANCELLED' ? REMARKS['cancel'] : null,
        })),
      ),
      by.id,
      now.subtract({ hours: 24 * 40 }).toString(),
    ],
  );
  const kept = dated.map((one, at) => ({ ...one, id: rows[at]!.id }));
  await client.query(
    `insert into trainings.session (training_id, date, from_minute, to_minute, topic, code)
     select t.id, day::date, m.starts, m.ends, '', upper(substr(md5(t.id || ' ' || day || ' ' || m.starts), 1, 16))
     from trainings.training t cross join lateral generate_series(t.first_day::timestamp, t.last_day::timestamp, interval '1 day') day
     cross join (values (480, 720), (780, 1020)) m (starts, ends)
     where t.venue = 'UNIVERSITY' order by t.id, day, m.starts`,
  );
  return kept;
}

/** Permanent employees on the main campus with a head of their office, this one first. */
async function findPeople(client: ClientBase, first: number): Promise<Someone[]> {
  const { rows } = await client.query<Someone>(
    `select p.id, p.birth_date::text as born_on, (upper(a.during) - 1)::text as serves_until, h.personnel_id as head_id,
       (select min(u.id) from identity.account_view u where u.personnel_id = h.personnel_id) as head_account
     from personnel.appointment_view a join personnel.person_view p on p.id = a.personnel_id join organization.office_view o on o.id = a.office_id
     join organization.head_view h on h.office_id = o.id and upper_inf(h.during) and not h.is_acting and h.personnel_id <> p.id
     where upper_inf(a.during) and a.status_code = 'PERM' and o.campus_id = 1 and p.birth_date is not null
       and not exists (select from organization.head_view x where x.personnel_id = p.id and upper_inf(x.during))
     order by p.id <> $1, p.id % 7, p.id`,
    [first],
  );
  return rows;
}

interface Planned {
  training: Kept;
  person: Someone;
}

/** Filed three weeks before the training, or two days ago where it is yet to come; the steps after it follow its last day. */
function requestOf({ training, person }: Planned, { ld, budget, president }: Deciders, now: Temporal.Instant): DemoRequest {
  const last = Temporal.PlainDate.from(training.last_day).toZonedDateTime({ timeZone: ZONE, plainTime: '17:00' }).toInstant();
  const filed = least(last.subtract({ hours: 24 * 24 }), now.subtract({ hours: 30 }));
  const head = { id: person.head_account, personnel_id: person.head_id };
  const by: Record<string, readonly [role: string, by?: DemoRequest['steps'][number]['by']]> = {
    recommend: ['head', head],
    screen: ['pdc', ld],
    confirmFunds: ['budget', budget],
    approve: ['authority', president],
    disapprove: ['authority', president],
    cancel: ['hr', ld],
    attend: ['system'],
    report: ['owner', { id: null, personnel_id: person.id }],
    close: ['hr', ld],
  };
  const isFree = training.fee + training.travel === 0;
  return {
    ownerId: person.id,
    title: `${training.title}, ${describeDays(training)}`,
    filedBy: person.head_account ?? ld.id,
    at: filed.toString(),
    steps: STEPS[training.state].map((action, place) => {
      const [role, who] = by[action]!;
      const after = place - 4;
      const moment = after < 0 ? filed.add({ hours: 5 * (place + 1) }) : last.add({ hours: 15 + 48 * after });
      return {
        action,
        role,
        ...(who && { by: who }),
        at: least(moment, now).toString(),
        remarks: action === 'confirmFunds' && isFree ? FREE : (REMARKS[action] ?? ''),
      };
    }),
  };
}

async function insertNominations(client: ClientBase, ids: readonly number[], planned: readonly Planned[]): Promise<void> {
  const rows = planned.map(({ training, person }, at) => {
    const { state } = training;
    const has = (action: (typeof WAY)[number]) => STEPS[state].includes(action);
    const cost = (training.fee + training.travel) * 100;
    const relevance = 3 + (at % 3);
    const facts = {
      relevance,
      priority: null,
      last_final: null,
      last_trained_on: null,
      born_on: person.born_on,
      serves_until: person.serves_until,
    };
    return {
      id: ids[at],
      state,
      training_id: training.id,
      personnel_id: person.id,
      justification: 'The work of the office needs it, and who learned it teaches the others.',
      relevance: has('screen') ? relevance : null,
      screening: has('screen') ? screenNominee(facts, { from: training.first_day, to: training.last_day }, DEFAULT_POINTS) : null,
      planned: cost,
      fund_source: has('confirmFunds') ? (cost === 0 ? FREE : REMARKS['confirmFunds']) : '',
      approved: has('approve') ? cost : null,
      spent: has('close') ? Math.round(cost * (at % 5 === 0 ? 0.9 : 1)) : null,
      is_completed: has('report') ? true : null,
      report: has('report') ? 'Three days of lectures and workshops; the materials are shared in the office folder.' : '',
      re_entry_plan: has('report') ? 'Train two colleagues within a month, and use the checklist from the next semester on.' : '',
      reported_on: has('report') ? training.last_day : null,
    };
  });
  await client.query(
    `insert into trainings.nomination (id, state, training_id, personnel_id, justification, relevance, screening, planned, fund_source, approved, spent,
       is_completed, report, re_entry_plan, reported_on)
     select id, state, training_id, personnel_id, justification, relevance, screening, planned, coalesce(fund_source, ''), approved, spent, is_completed,
       report, re_entry_plan, reported_on
     from jsonb_to_recordset($1) as n (id integer, state text, training_id integer, personnel_id integer, justification text, relevance smallint,
       screening jsonb, planned bigint, fund_source text, approved bigint, spent bigint, is_completed boolean, report text, re_entry_plan text, reported_on date)`,
    [JSON.stringify(rows)],
  );
}

/** What people said of trainings that are reported or closed, and heads of those that are long over. */
const AFTER_CLOSING = `
  insert into trainings.evaluation (nomination_id, level, rating, before, after, remarks, at)
  select n.id, v.level, v.rating, v.before, v.after, '', r.filed_at + interval '40 days'
  from trainings.nomination n join requests.request r on r.id = n.id join trainings.training t on t.id = n.training_id
  cross join lateral (values ('REACTION', 3 + n.id % 3, null, null), ('LEARNING', null, 45 + n.id % 20, 70 + n.id % 25),
    ('APPLICATION', 3 + n.id % 3, null, null)) v (level, rating, before, after)
  where n.state in ('REPORTED', 'CLOSED') and (v.level <> 'APPLICATION' or n.state = 'CLOSED' and t.last_day < kernel.date_of(r.filed_at) + 24 and n.id % 2 = 0)`;

/** Who attended a training of the university was there at each session. */
const ATTENDANCE = `
  insert into trainings.attendance (session_id, nomination_id, at, way)
  select s.id, n.id, kernel.instant_of((s.date + make_interval(mins => s.from_minute))::timestamp), 'CARD'
  from trainings.session s join trainings.nomination n on n.training_id = s.training_id where n.state in ('ATTENDED', 'REPORTED', 'CLOSED')`;

/** The day itself, or the nearest Monday from which all days are working days of one week: a later one or, for what is over, an earlier one. None at Christmas. */
function firstOfWeek(day: Temporal.PlainDate, days: number, isOver: boolean): Temporal.PlainDate {
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const fits = day.dayOfWeek + days - 1 <= 5;
  const first = fits ? day : isOver ? monday : monday.add({ days: 7 });
  const last = first.add({ days: days - 1 });
  const isChristmas = (last.month === 12 && last.day >= 24) || (first.month === 1 && first.day === 1);
  return isChristmas ? firstOfWeek(first.add({ days: isOver ? -14 : 14 }), days, isOver) : first;
}

function least(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) < 0 ? a : b;
}
