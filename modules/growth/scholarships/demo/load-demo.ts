import type { ClientBase } from 'pg';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { DEGREE_NAMES } from '../contract/codes.ts';
import { DEFAULT_RATE, type ContractTerms, type Grant, type Stretch } from '../rules/grant.ts';
import { obligationOf } from '../rules/obligation.ts';
import { refundOn } from '../rules/refund.ts';
import { fulfilledOn } from '../rules/served.ts';
import { scholarshipFlow } from '../workflow.ts';
import { SCHOLARS, type DemoScholar } from './scholars.ts';

interface Teacher {
  id: number;
  office_id: number;
  head_id: number;
}

const PESOS = 100_000;
const SURETIES = [
  { name: 'Ramon Villanueva', address: 'San Isidro' },
  { name: 'Teresita Aguilar', address: 'Poblacion, San Isidro' },
];

/** Who approves, and scholars in all states with contract, costs, terms and what a breach brought. */
export async function loadDemo({ client, today }: DemoMaking): Promise<void> {
  await client.query(
    `insert into requests.rule (kind, role, priority, gives, office_id, because, during)
     select 'scholarship', 'authority', 1, 'head-of-office', id, 'all scholarships', '(,)' from organization.office_view where acronym = 'OP' and campus_id = 1`,
  );
  const officer = await findAccount(client, 'ld');
  const president = await findAccount(client, 'president');
  const teachers = await findTeachers(client, today.toString());
  for (const [at, scholar] of SCHOLARS.toSorted((one, other) => one.from - other.from).entries()) {
    const teacher = teachers[at];
    if (teacher) await addScholar(client, { scholar, teacher, officer, president, today });
  }
}

/** Permanent teachers who do not head their office, who served longest before, as the oldest scholarships are theirs; the teacher who signs in to the demo can apply. */
async function findTeachers(client: ClientBase, today: string): Promise<Teacher[]> {
  const { rows } = await client.query<Teacher>(
    `select a.personnel_id as id, a.office_id, h.personnel_id as head_id
     from (select a.* from personnel.appointment_view a
       join organization.position_view t on t.id = a.position_id
       where a.during @> $1::date and a.status_code = 'PERM' and (t.name like '%Professor%' or t.name like 'Instructor%')) a
     join organization.head_view h on h.office_id = a.office_id and not h.is_acting and h.during @> $1::date and h.personnel_id <> a.personnel_id
     where not exists (select from personnel.standing_view s where s.personnel_id = a.personnel_id and (s.during @> $1::date or upper_inf(s.during)))
       and not exists (select from organization.head_view x where x.personnel_id = a.personnel_id and x.during @> $1::date)
       and not exists (select from identity.account_view c where c.personnel_id = a.personnel_id and c.email = 'faculty@talaan.example')
       and (select min(lower(b.during)) from personnel.appointment_view b where b.personnel_id = a.personnel_id) < $1::date - 800
     order by (select min(lower(b.during)) from personnel.appointment_view b where b.personnel_id = a.personnel_id), a.personnel_id limit $2`,
    [today, SCHOLARS.length],
  );
  return rows;
}

interface Adding {
  scholar: DemoScholar;
  teacher: Teacher;
  officer: DemoAccount;
  president: DemoAccount;
  today: Temporal.PlainDate;
}

async function addScholar(client: ClientBase, { scholar, teacher, officer, president, today }: Adding): Promise<void> {
  const day = (month: number) => today.add({ months: month }).toString();
  const first = day(scholar.from);
  const last = today.add({ months: scholar.from + scholar.months }).subtract({ days: 1 });
  const stretches: Stretch[] = [{ mode: scholar.mode, from: first, to: last.toString() }];
  if (scholar.extended)
    stretches.push({ mode: scholar.mode, from: last.add({ days: 1 }).toString(), to: last.add({ months: scholar.extended }).toString() });
  const begins = scholar.steps[0] ? scholar.steps[0][1] - 1 : -1;
  const head = { id: null, personnel_id: teacher.head_id };
  const by: Record<string, { role: string; by?: { id: number | null; personnel_id: number } }> = {
    endorse: { role: 'head', by: head },
    refuse: { role: 'head', by: head },
    deliberate: { role: 'committee', by: officer },
    approve: { role: 'authority', by: president },
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
    refund: { base: ['TUITION', 'STIPEND', 'BOOKS', 'SALARY'], unfinished_per10000: null, interest_per10000: 600 },
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
    unpaid: [],
    costs,
  };
  const { breach } = scholar;
  const refund = breach ? refundOn(day(breach.month), grant) : null;
  const signMonth = scholar.steps.find(([action]) => action === 'sign')?.[1];
  await client.query(
    `insert into scholarships.scholarship (id, state, personnel_id, kind, degree, programme, school, grantor, reason, deliberated_on, contract, case_note,
       signed_on, notarized_on, completed_on, ended_on, reported_on, served_until, breach_cause, demanded_on, demanded, demand_says)
     values ($1, 'APPLIED', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
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
              PESOS,
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
  for (const [at, [month, thousands]] of (breach?.payments ?? []).entries())
    await client.query('insert into scholarships.payment (scholarship_id, no, paid_on, amount, receipt) values ($1, $2, $3, $4, $5)', [
      id,
      at + 1,
      day(month),
      thousands * PESOS,
      `OR 88${id}0${at}`,
    ]);
  await takeSteps(client, id!, scholar, { by, officer, day });
}

function dayOf({ steps }: DemoScholar, wanted: string, day: (month: number) => string): string | null {
  const month = steps.find(([action]) => action === wanted)?.[1];
  return month === undefined ? null : day(month);
}

/** The steps of the record, after it is there: its state follows them. */
async function takeSteps(
  client: ClientBase,
  id: number,
  { steps }: DemoScholar,
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
