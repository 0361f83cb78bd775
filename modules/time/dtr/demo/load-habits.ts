import type { ClientBase } from 'pg';
import { computeDaysOf } from '@talaan/attendance/demo/compute-days-of.ts';
import type { DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { startChance } from '@talaan/kernel/server/demo/chance.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { addPaper } from '@talaan/papers/demo/add-paper.ts';
import { fileRequests } from '@talaan/requests/demo/file-requests.ts';
import { workingDaysAfter } from '@talaan/requests/rules/working-days.ts';
import type { HabitSheet } from '../print/habit-notice-form.ts';
import { formatMonths } from '../rules/format-habit.ts';
import { HABITUAL_TIMES } from '../rules/settings.ts';
import { habitFlow, type DtrAction, type HabitAction } from '../workflow.ts';
import { addRecords, findRecords, type MadeRecord } from './add-records.ts';

const SEED = 53;
/** So many months before the last one are locked of those who are often late. */
const MONTHS = 2;
const WAY: readonly DtrAction[] = ['submit', 'verify', 'receive', 'lock'];
const CERTIFIED: readonly DtrAction[] = ['ask', 'certify', 'verify', 'receive', 'lock'];

/** How far the notices of the first of them are; the others have none yet. */
const NOTICES: readonly { daysAgo: number; steps: readonly [HabitAction, 'owner' | 'hr', string][] }[] = [
  {
    daysAgo: 30,
    steps: [
      ['explain', 'owner', 'The bridge on my way was closed from August to September; the detour took an hour. I leave earlier now.'],
      ['close', 'hr', 'Explained; the head moved the hours to 9:00 AM on request.'],
    ],
  },
  { daysAgo: 3, steps: [] },
];

interface Late {
  personnel_id: number;
  name: string;
  position: string;
  office: string;
  office_id: number;
}

/** Of those who were late ten times in the last month, the two months before are locked too; two of them have notices. */
export async function loadHabits({ client, now, today }: DemoMaking, lastMonth: readonly MadeRecord[], hr: DemoAccount): Promise<void> {
  const late = lastMonth.filter(({ record, own }) => timesLate(own) >= HABITUAL_TIMES && record.from.endsWith('-01') && isWhole(record.to));
  const people = late.map(({ record }) => record.personnel_id);
  const counted = new Map<number, HabitSheet['months']>(people.map((id) => [id, []]));
  for (let ago = MONTHS + 1; ago > 1; ago--) {
    const month = today.toPlainYearMonth().subtract({ months: ago });
    const { from, to } = { from: month.toPlainDate({ day: 1 }).toString(), to: month.toPlainDate({ day: month.daysInMonth }).toString() };
    const records = (await findRecords(client, month.toString(), today.toString())).filter(
      (one) => people.includes(one.personnel_id) && one.to === to,
    );
    const days = await computeDaysOf(client, now, people, { from, to });
    const made = records.map((record): MadeRecord => {
      const own = days.get(record.personnel_id) ?? [];
      return { record, own, way: own.some(({ status }) => status === 'INCOMPLETE') ? CERTIFIED : WAY };
    });
    await addRecords(client, made, hr, month.add({ months: 1 }).toPlainDate({ day: 1 }));
    for (const { record, own } of made)
      if (timesLate(own) >= HABITUAL_TIMES) counted.get(record.personnel_id)!.push({ month: month.month, amount: timesLate(own) });
  }
  const habitual = people.filter((id) => counted.get(id)!.length === MONTHS);
  for (const [at, notice] of NOTICES.entries())
    if (habitual[at] !== undefined)
      await addNotice(client, today, hr, notice, await findLate(client, habitual[at], today), counted.get(habitual[at])!);
}

function timesLate(days: MadeRecord['own']): number {
  return days.reduce((sum, { late_times }) => sum + late_times, 0);
}

function isWhole(to: string): boolean {
  return Temporal.PlainDate.from(to).add({ days: 1 }).day === 1;
}

async function findLate(client: ClientBase, id: number, today: Temporal.PlainDate): Promise<Late> {
  const { rows } = await client.query<Late>(
    `select p.id as personnel_id, upper(p.first_name || ' ' || p.surname) as name, t.name as position, o.fullname as office, o.id as office_id
     from personnel.person_view p join personnel.appointment_view a on a.personnel_id = p.id and a.during @> $2::date
     join organization.office_view o on o.id = a.office_id join organization.position_view t on t.id = a.position_id where p.id = $1`,
    [id, today.toString()],
  );
  return rows[0]!;
}

async function addNotice(
  client: ClientBase,
  today: Temporal.PlainDate,
  hr: DemoAccount,
  { daysAgo, steps }: (typeof NOTICES)[number],
  late: Late,
  months: HabitSheet['months'],
): Promise<void> {
  const { personnel_id, office_id } = late;
  const sent = today.subtract({ days: daysAgo });
  const year = today.year;
  const at = (days: number) => `${sent.add({ days }).toString()}T10:00:00+08:00`;
  const title = `Notice of habitual tardiness, ${formatMonths(
    year,
    months.map(({ month }) => month),
  )}`;
  const [id] = await fileRequests(client, habitFlow, [
    {
      ownerId: personnel_id,
      officeId: office_id,
      title,
      filedBy: hr.id,
      at: at(0),
      steps: steps.map(([action, role, remarks], place) => ({
        action,
        role,
        by: role === 'hr' ? hr : { id: null, personnel_id },
        at: at(3 * (place + 1)),
        remarks,
      })),
    },
  ]);
  const signer = await findLate(client, hr.personnel_id, today);
  const sheet: HabitSheet = {
    ...late,
    office_id: signer.office_id,
    control_number: '',
    date: sent.toString(),
    kind: 'tardiness',
    year,
    months,
    explain_by: workingDaysAfter(sent.toString(), habitFlow.clock!.days, () => false),
    sent_by: signer.name,
    sent_by_position: signer.position,
  };
  const { code, number } = await addPaper(client, startChance(SEED + id!), 'HN', sheet, {
    kind: 'notice on attendance',
    title,
    personId: personnel_id,
    accountId: hr.id,
    at: at(0),
  });
  await client.query(
    `insert into dtr.habit_notice (id, personnel_id, kind, year, months, evidence, control_number, code, state) values ($1, $2, 'tardiness', $3, $4, $5, $6, $7, $8)`,
    [
      id,
      personnel_id,
      year,
      months.map(({ month }) => month),
      JSON.stringify(months),
      number,
      code,
      steps.reduce<string>((state, [action]) => habitFlow.after(state as never, action), habitFlow.states[0]),
    ],
  );
}
