import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { DEGREE_NAMES } from '../contract/codes.ts';
import { DEFAULT_RATE, type ContractTerms, type Grant, type Stretch } from '../rules/grant.ts';
import { obligationOf } from '../rules/obligation.ts';
import { refundOn } from '../rules/refund.ts';
import { fulfilledOn } from '../rules/served.ts';
import { balanceOf, settlementEntries } from '../rules/settlement.ts';
import { scholarshipFlow } from '../workflow.ts';
import { attachPapers } from './attach-papers.ts';
import { SCHOLARS } from './scholars.ts';
import type { DemoScholarship } from './scholarship.ts';

interface Teacher {
  id: number;
  office_id: number;
  head_id: number;
  /** Study leave that they are on. */
  leave: { id: number; from: string; to: string } | null;
}

const PESOS = 100_000;
/** What is granted where less was spent yet. */
const GRANTED = { MASTERS: 350 * PESOS, DOCTORATE: 900 * PESOS };
const SURETIES = [
  { name: 'Ramon Villanueva', address: 'San Isidro' },
  { name: 'Teresita Aguilar', address: 'Poblacion, San Isidro' },
];

/** Who approves, and scholars in all states with contract, costs, terms and what a breach brought. */
export async function loadDemo({ client, today, filesDir }: DemoMaking): Promise<void> {
  await client.query(
    `insert into requests.rule (kind, role, priority, gives, office_id, because, during)
     select 'scholarship', 'authority', 1, 'head-of-office', id, 'all scholarships', '(,)' from organization.office_view where acronym = 'OP' and campus_id = 1`,
  );
  const officer = await findAccount(client, 'ld');
  const president = await findAccount(client, 'president');
  const found = await findTeachers(client, today.toString());
  const onLeave = found.find(({ leave }) => leave);
  const teachers = found.filter(({ leave }) => !leave);
  for (const all of SCHOLARS) {
    const teacher = all.some(({ isLeave }) => isLeave) ? onLeave : teachers.shift();
    if (teacher) for (const scholar of all) await addScholarship(client, { scholar, teacher, officer, president, today });
  }
  if (filesDir !== undefined) await attachPapers(client, filesDir, today.toString());
}

/**
 * Permanent teachers, also on study leave: those who served longest first, as the oldest scholarships are theirs, of an age to serve after it; where they are few, heads of
 * departments, too, whose applications go to the office above. Not of the office of the teacher who signs in to the demo, who can apply.
 */
async function findTeachers(client: ClientBase, today: string): Promise<Teacher[]> {
  const { rows } = await client.query<Teacher>(
    `select a.personnel_id as id, a.office_id, h.personnel_id as head_id,
       case when l.id is not null then json_build_object('id', l.id, 'from', lower(l.during), 'to', upper(l.during) - 1) end as leave
     from personnel.appointment_view a join organization.position_view t on t.id = a.position_id join organization.office_view o on o.id = a.office_id
     join personnel.person_view p on p.id = a.personnel_id
     cross join lateral (select min(lower(b.during)) as since from personnel.appointment_view b where b.personnel_id = a.personnel_id) b
     cross join lateral (select exists (select from organization.head_view x where x.personnel_id = a.personnel_id and x.during @> $1::date) as is_head) x
     join organization.head_view h on h.office_id = case when x.is_head then o.parent_id else o.id end and not h.is_acting and h.during @> $1::date
     left join personnel.standing_view l on l.personnel_id = a.personnel_id and l.status_code = 'STUDY' and l.during @> $1::date
     where a.during @> $1::date and a.status_code = 'PERM' and (t.name like '%Professor%' or t.name like 'Instructor%') and b.since < $1::date - 800
       and not exists (select from personnel.standing_view s where s.personnel_id = a.personnel_id and s.status_code <> 'STUDY' and upper(s.during) > $1::date)
       and not exists (select from identity.account_view c where c.personnel_id = a.personnel_id)
       and not exists (select from identity.account_view c join personnel.appointment_view d on d.personnel_id = c.personnel_id and d.during @> $1::date
         where c.email = 'faculty@talaan.example' and d.office_id = a.office_id)
     order by x.is_head, p.birth_date < $1::date - interval '48 years', case when x.is_head then $1::date - b.since else b.since - $1::date end, a.personnel_id`,
    [today],
  );
  return rows;
}

interface Adding {
  scholar: DemoScholarship;
  teacher: Teacher;
  officer: DemoAccount;
  president: DemoAccount;
  today: Temporal.PlainDate;
}

async function addScholarship(client: ClientBase, { scholar, teacher, officer, president, today }: Adding): Promise<void> {
  const leave = scholar.isLeave ? teacher.leave : null;
  const day = (month: number) => (month === 0 && leave ? leave.from : today.add({ months: month }).toString());
  const first = day(scholar.from);
  const last = leave ? Temporal.PlainDate.from(leave.to) : today.add({ months: scholar.from + scholar.months }).subtract({ days: 1 });
  const stretches: Stretch[] = [{ mode: scholar.mode, from: first, to: last.toString() }];
  if (scholar.extended)
    stretches.push({ mode: scholar.mode, from: last.add({ days: 1 }).toString(), to: last.add({ months: scholar.extended }).toString() });
  const begins = scholar.steps[0] ? scholar.steps[0][1] - 1 : -1;
  const head = { id: null, personnel_id: teacher.head_id };
  const by: Record<string, { role: string; by?: { id: number | null; personnel_id: number } }> = {
    endorse: { role: 'head', by: head },
    refuse: { role: 'head', by: head },
    return: { role: 'head', by: head },
    withdraw: { role: 'owner', by: { id: null, personnel_id: teacher.id } },
    release: { role: 'authority', by: president },
    settle: { role: 'system' },
    deliberate: { role: 'committee', by: officer },
    approve: { role: 'authority', by: president },
    begin: { role: 'system' },
    fulfil: { role: 'system' },
  };
  const [id] = await fileRequests(client, scholarshipFlow, [
    {
      ownerId: teacher.id,
      officeId: teacher.office_id,
      title: `${DEGREE_NAMES[scholar.degree]}: ${scholar.programme}, ${scholar.school}`,
      filedBy: officer.id,
      isOwn: true,
      at: `${day(begins)}T09:00:00+08:00`,
      steps: [],
    },
  ]);
  const isSigned = scholar.steps.some(([action]) => action === 'sign');
  const terms: ContractTerms = {
    rate: DEFAULT_RATE,
    months: obligationOf(stretches, { rate: DEFAULT_RATE, months: 0 }).months,
    refund: {
      base: ['TUITION', 'STIPEND', 'BOOKS', 'THESIS', 'SALARY'],
      unfinished_per10000: scholar.kind === 'THESIS_AID' ? 10_000 : null,
      interest_per10000: 600,
    },
  };
  const costs = (scholar.costs ?? []).map(([month, kind, thousands]) => ({ on: day(month), kind, amount: thousands * PESOS }));
  const studied =
    scholar.ended === undefined
      ? stretches
      : stretches.map((one) => ({ ...one, to: one.to < day(scholar.ended!) ? one.to : day(scholar.ended!) }));
  const grant: Grant = {
    stretches: studied,
    terms,
    completed_on: scholar.completed === undefined ? null : day(scholar.completed),
    reported_on: scholar.reported === undefined ? null : day(scholar.reported),
    left_on: null,
    unpaid: [],
    costs,
  };
  const { breach } = scholar;
  const refund = breach ? refundOn(day(breach.month), grant) : null;
  const signMonth = scholar.steps.find(([action]) => action === 'sign')?.[1];
  await client.query(
    `insert into scholarships.scholarship (id, state, personnel_id, kind, degree, programme, school, grantor, reason, deliberated_on, contract, case_note,
       signed_on, notarized_on, completed_on, ended_on, reported_on, served_until, breach_cause, breached_on, demanded_on, demanded, demand_says, standing_ids)
     values ($1, 'APPLIED', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14, $15, $16, $17, $18, $18, $19, $20, $21)`,
    [
      id,
      teacher.id,
      scholar.kind,
      scholar.degree,
      scholar.programme,
      scholar.school,
      scholar.kind === 'EXTERNAL' ? 'Department of Science and Technology' : '',
      'The department needs a teacher with this degree for the accreditation of its programme.',
      dayOf(scholar, 'deliberate', day),
      isSigned
        ? JSON.stringify({
            terms,
            amount: Math.max(
              costs.reduce((sum, { amount }) => sum + amount, 0),
              GRANTED[scholar.degree],
            ),
            sureties: SURETIES,
          })
        : null,
      isSigned ? 'Certification of the legal office' : null,
      signMonth === undefined ? null : day(signMonth),
      grant.completed_on,
      scholar.ended === undefined ? null : studied.at(-1)!.to,
      grant.reported_on,
      fulfilledOn(obligationOf(studied, terms).months, grant),
      breach?.cause ?? null,
      breach ? day(breach.month) : null,
      refund?.amount ?? null,
      refund?.says ?? null,
      leave ? [leave.id] : [],
    ],
  );
  await client.query(
    `insert into scholarships.stretch (scholarship_id, no, mode, first_day, last_day, is_extension)
     select $1, s.no, s.mode, s."from", s."to", s.no > 1 from jsonb_to_recordset($2) as s (no smallint, mode text, "from" date, "to" date)`,
    [id, JSON.stringify(stretches.map((one, at) => ({ ...one, no: at + 1 })))],
  );
  await client.query(
    `insert into scholarships.cost (scholarship_id, paid_on, kind, amount, reference)
     select $1, c."on", c.kind, c.amount, 'Disbursement voucher' from jsonb_to_recordset($2) as c ("on" date, kind text, amount bigint)`,
    [id, JSON.stringify(costs)],
  );
  if (isSigned)
    await client.query(
      `insert into scholarships.term (scholarship_id, no, name, ends_on)
       select $1, row_number() over (order by d), case when extract(month from d) < 7 then 'Second semester ' || extract(year from d) - 1 else 'First semester ' || extract(year from d) end
         || ' to ' || extract(year from d) + case when extract(month from d) < 7 then 0 else 1 end, d::date
       from generate_series($2::date + interval '5 months', least($3::date, $4::date), interval '6 months') d
       order by d desc limit 3`,
      [id, first, stretches.at(-1)!.to, today.add({ months: 3 }).toString()],
    );
  if (breach) await addPayments(client, id!, paymentsOf(breach, { demanded: refund!.amount, terms: terms.refund, day }));
  await takeSteps(client, id!, scholar, { by, officer, day });
}

/** As they are told of, or all that is due at once in the month after the demand. */
function paymentsOf(
  { month, payments }: NonNullable<DemoScholarship['breach']>,
  { demanded, terms, day }: { demanded: number; terms: ContractTerms['refund']; day: (month: number) => string },
): { on: string; amount: number }[] {
  if (payments) return payments.map(([paid, thousands]) => ({ on: day(paid), amount: thousands * PESOS }));
  const on = day(month + 1);
  return [{ on, amount: balanceOf(settlementEntries({ on: day(month), amount: demanded }, [], terms, on)) }];
}

async function addPayments(client: ClientBase, id: number, payments: readonly { on: string; amount: number }[]): Promise<void> {
  await client.query(
    `insert into scholarships.payment (scholarship_id, no, paid_on, amount, receipt)
     select $1, p.no, p."on", p.amount, p.receipt from jsonb_to_recordset($2) as p (no smallint, "on" date, amount bigint, receipt text)`,
    [id, JSON.stringify(payments.map((one, at) => ({ ...one, no: at + 1, receipt: `OR 88${id}0${at}` })))],
  );
}

function dayOf({ steps }: DemoScholarship, wanted: string, day: (month: number) => string): string | null {
  const month = steps.find(([action]) => action === wanted)?.[1];
  return month === undefined ? null : day(month);
}

/** The steps of the record, after it is there: its state follows them. */
async function takeSteps(
  client: ClientBase,
  id: number,
  { steps }: DemoScholarship,
  {
    by,
    officer,
    day,
  }: {
    by: Record<string, { role: string; by?: { id: number | null; personnel_id: number } }>;
    officer: DemoAccount;
    day: (month: number) => string;
  },
): Promise<void> {
  let state: (typeof scholarshipFlow.states)[number] = 'APPLIED';
  for (const [at, [action, month, remarks = '']] of steps.entries()) {
    const { decides = false, needsReason } = scholarshipFlow.stepOf(action);
    const to = scholarshipFlow.after(state, action);
    const taken = by[action] ?? { role: 'hr', by: officer };
    await client.query(
      `insert into requests.step (request_id, round, action, as_role, from_state, state, decides, closes, needs_reason, account_id, personnel_id, remarks, at)
       values ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::date + time '10:00' + $13 * interval '1 minute')`,
      [
        id,
        action,
        taken.role,
        state,
        to,
        decides && taken.by !== undefined,
        scholarshipFlow.ends.some((end) => end === to),
        needsReason !== undefined,
        taken.by?.id ?? null,
        taken.by?.personnel_id ?? null,
        remarks,
        day(month),
        at,
      ],
    );
    state = to;
  }
}
