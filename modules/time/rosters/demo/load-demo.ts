import type { ClientBase } from 'pg';
import { COMPRESSED, FLEXI, NO_LUNCH_PUNCH } from '@talaan/attendance/rules/schedule-seeds.ts';
import { SCHEDULE_KINDS } from '@talaan/attendance/contract/schedule-hours.ts';
import { findAccount } from '@talaan/identity/demo/find-account.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { startChance } from '@talaan/kernel/server/demo/chance.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import type { ScheduleSheet } from '../print/schedule-paper.ts';
import { nextMonday } from '../rules/check-hours.ts';
import { formatWeek } from '../server/draw-schedule.ts';
import { rosterFlow } from '../workflow.ts';

const SEED = 142;
const CODE_LENGTH = 16;
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const HOURS = [FLEXI, COMPRESSED, NO_LUNCH_PUNCH];
const REASONS = [
  'My child’s school begins at seven.',
  'The trip from home takes two hours.',
  'Field work begins before the device is open.',
];

/** What became of the requests, the first that of the employee of the demo; those that are assigned begin on a Monday to come. */
const WAYS = [
  { state: 'CANCELLED', steps: [{ action: 'cancel', role: 'owner' }] },
  { state: 'FOR_APPROVAL', steps: [] },
  { state: 'APPROVED', steps: [{ action: 'approve', role: 'head' }] },
  { state: 'FOR_APPROVAL', steps: [] },
  { state: 'RETURNED', steps: [{ action: 'return', role: 'head', remarks: 'Who covers the window at noon?' }] },
  {
    state: 'NOTED',
    steps: [
      { action: 'approve', role: 'head' },
      { action: 'note', role: 'hr' },
    ],
  },
  { state: 'APPROVED', steps: [{ action: 'approve', role: 'head' }] },
  { state: 'FOR_APPROVAL', steps: [] },
] as const;

interface Asking {
  personnel_id: number;
  head_id: number;
  head_account: number | null;
}

/** Requests in every state, those of the demo offices first. */
export async function loadDemo({ client, now, today }: DemoMaking): Promise<void> {
  const hr = await findAccount(client, 'hr');
  const employee = await findAccount(client, 'employee');
  const from = nextMonday(today.toString());
  const { rows: people } = await client.query<Asking>(
    `select a.personnel_id, h.personnel_id as head_id, c.id as head_account
     from personnel.appointment_view a join organization.head_view h on h.office_id = a.office_id and not h.is_acting and h.during @> $1::date
     left join identity.account_view c on c.personnel_id = h.personnel_id
     where a.during @> $1::date and a.personnel_id <> h.personnel_id
       and not exists (select from identity.account_view own where own.personnel_id = a.personnel_id and own.id <> $3)
       and not exists (select from attendance.schedule_assignment_view s where s.personnel_id = a.personnel_id)
       and not exists (select from personnel.standing_view s where s.personnel_id = a.personnel_id)
     order by a.personnel_id = $4 desc, c.email = 'head@talaan.example' desc nulls last, c.email = 'dean@talaan.example' desc nulls last, a.personnel_id limit $2`,
    [today.toString(), WAYS.length, employee.id, employee.personnel_id],
  );
  const requests = people.map((person, at) => ({
    ...person,
    ...WAYS[at]!,
    hours: HOURS[at % HOURS.length]!,
    reason: REASONS[at % REASONS.length]!,
  }));
  const filed = now.subtract({ hours: 50 });
  const ids = await fileRequests(
    client,
    rosterFlow,
    requests.map(({ personnel_id, head_id, head_account, hours, steps }) => ({
      ownerId: personnel_id,
      title: `${SCHEDULE_KINDS[hours.kind]}, from ${longDate(from)}`,
      filedBy: hr.id,
      isOwn: true as const,
      at: filed.toString(),
      steps: steps.map((step, place) => ({
        action: step.action,
        role: step.role,
        by: { head: { id: head_account, personnel_id: head_id }, hr, owner: { id: null, personnel_id } }[step.role],
        at: filed.add({ hours: 3 * (place + 1) }).toString(),
        remarks: 'remarks' in step ? step.remarks : '',
      })),
    })),
  );
  const rows = requests.map(({ personnel_id, hours, reason, state }, at) => ({
    id: ids[at],
    personnel_id,
    name: hours.name,
    hours,
    from_day: from,
    reason,
    state,
  }));
  await client.query(
    `with asked as (
       select r.id, r.personnel_id, r.hours - 'name' as hours, r.from_day, r.reason, r.state, s.id as schedule_id
       from jsonb_to_recordset($1) as r (id integer, personnel_id integer, name text, hours jsonb, from_day date, reason text, state text)
       join attendance.schedule_view s on s.name = r.name),
     assigned as (
       insert into attendance.schedule_assignment (schedule_id, personnel_id, during)
       select schedule_id, personnel_id, daterange(from_day, null) from asked where state in ('APPROVED', 'NOTED') returning id, personnel_id)
     insert into rosters.request (id, personnel_id, schedule_id, hours, from_day, reason, state, assignment_id, code)
     select a.id, a.personnel_id, a.schedule_id, a.hours, a.from_day, a.reason, a.state, g.id, i.code
     from asked a left join assigned g using (personnel_id) left join jsonb_to_recordset($2) as i (id integer, code text) on i.id = a.id`,
    [JSON.stringify(rows), JSON.stringify(await issuePapers(client, rows, today, hr.id))],
  );
}

interface Issued {
  id: number | undefined;
  code: string;
}

type Requested = Pick<ScheduleSheet, 'reason'> & {
  id: number | undefined;
  personnel_id: number;
  hours: (typeof HOURS)[number];
  from_day: string;
  state: string;
};

/** The papers of those that are assigned. */
async function issuePapers(client: ClientBase, rows: readonly Requested[], today: Temporal.PlainDate, issuer: number): Promise<Issued[]> {
  const chance = startChance(SEED);
  const issued: Issued[] = [];
  for (const { id, personnel_id, hours, from_day, reason } of rows.filter(({ state }) => state === 'APPROVED' || state === 'NOTED')) {
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[chance.between(0, CODE_LETTERS.length - 1)]).join('');
    const control_number = `WS-${today.year}-${String(issued.length + 1).padStart(4, '0')}`;
    const { rows: people } = await client.query<Pick<ScheduleSheet, 'name' | 'idno' | 'position' | 'office' | 'office_id'>>(
      `select upper(p.first_name || ' ' || p.surname) as name, p.idno, t.name as position, o.fullname as office, o.id as office_id
       from personnel.person_view p join personnel.appointment_view a on a.personnel_id = p.id and a.during @> $2::date
       join organization.position_view t on t.id = a.position_id join organization.office_view o on o.id = a.office_id where p.id = $1`,
      [personnel_id, today.toString()],
    );
    const sheet: ScheduleSheet = {
      ...people[0]!,
      ...formatWeek(hours),
      from: from_day,
      last: null,
      reason,
      approved_by: '',
      control_number,
      date: today.toString(),
    };
    await client.query(
      `insert into papers.paper (code, kind, title, control_number, personnel_id, issued_on, issued_at, account_id, sheet)
       values ($1, 'work schedule', $2, $3, $4, $5, attendance.start_of($5::date), $6, $7)`,
      [code, `Work schedule from ${longDate(from_day)}`, control_number, personnel_id, today.toString(), issuer, JSON.stringify(sheet)],
    );
    issued.push({ id, code });
  }
  await client.query('insert into papers.control_series (series, year, last) values ($1, $2, $3)', ['WS', today.year, issued.length]);
  return issued;
}
