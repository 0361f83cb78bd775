import type { ClientBase } from 'pg';
import { copyRows } from '@talaan/kernel/server/demo/copy-rows.ts';
import { endOfService, type Person } from './people.ts';

/** Salary laws before the tables that Talaan keeps, with their rates as parts of those of 2024: close to what was paid. */
const EARLIER: readonly { from: string; authority: string; rate: number }[] = [
  { from: '1994-07-01', authority: 'RA 6758, NBC 458', rate: 0.3 },
  { from: '2001-07-01', authority: 'NBC 474', rate: 0.39 },
  { from: '2009-07-01', authority: 'EO 811, NBC 521', rate: 0.53 },
  { from: '2012-06-01', authority: 'EO 76, NBC 540', rate: 0.665 },
  { from: '2016-01-01', authority: 'EO 201, NBC 562', rate: 0.7 },
  { from: '2018-01-01', authority: 'EO 201, NBC 572', rate: 0.777 },
  { from: '2020-01-01', authority: 'RA 11466, NBC 579', rate: 0.854 },
  { from: '2022-01-01', authority: 'RA 11466, NBC 588', rate: 0.925 },
  { from: '2023-01-01', authority: 'RA 11466, NBC 591', rate: 0.961 },
];

/** Job orders and contracts of service have no monthly salary, part-time lecturers are paid by the hour. */
const UNSALARIED = new Set(['JO', 'COS', 'PT']);

interface Table {
  from: string;
  authority: string;
  amounts: ReadonlyMap<string, number>;
}

interface SalaryRow {
  personId: number;
  grade: number;
  step: number;
  amount: number;
  cause: 'appointment' | 'salary adjustment' | 'step increment';
  authority: string;
  from: string;
  until: string | null;
}

/**
 * What everybody was paid since when: a new row with each appointment, each salary table, and each third year in a grade.
 * Steps that came due in the last months are left to be given.
 */
export async function loadSalaries(client: ClientBase, people: readonly Person[], today: Temporal.PlainDate): Promise<void> {
  const grades = await client.query<{ name: string; salary_grade: number | null }>('select name, salary_grade from organization.position');
  const gradeOf = new Map(grades.rows.map(({ name, salary_grade }) => [name, salary_grade]));
  const tables = await readTables(client);
  const given = today.subtract({ months: 2 }).toString();
  await copyRows(
    client,
    'personnel.salary (personnel_id, salary_grade, step, amount, cause, authority, during)',
    people
      .flatMap((person) => salariesOf(person, gradeOf, tables, given, today.toString()))
      .map(({ personId, grade, step, amount, cause, authority, from, until }) => [
        personId,
        grade,
        step,
        amount,
        cause,
        authority,
        `[${from},${until ?? ''})`,
      ]),
  );
}

async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ from: string; law: string; salary_grade: number; step: number; amount: string }>(
    `select lower(t.during)::text as from, t.law, s.salary_grade, s.step, s.amount
     from organization.salary_table t join organization.salary_step s on s.table_id = t.id order by t.during`,
  );
  const kept = Map.groupBy(rows, ({ from }) => from);
  const tables = [...kept].map(([from, steps]) => ({
    from,
    authority: steps[0]!.law,
    amounts: new Map(steps.map(({ salary_grade, step, amount }) => [`${salary_grade}-${step}`, Number(amount)])),
  }));
  const first = tables[0]!;
  const earlier = EARLIER.map(({ from, authority, rate }) => ({
    from,
    authority,
    amounts: new Map([...first.amounts].map(([key, amount]) => [key, Math.round((amount * rate) / 100) * 100])),
  }));
  return [...earlier, ...tables];
}

function salariesOf(
  person: Person,
  gradeOf: ReadonlyMap<string, number | null>,
  tables: readonly Table[],
  given: string,
  today: string,
): SalaryRow[] {
  const rows: SalaryRow[] = [];
  let gradeBefore: number | null = null;
  let step = 1;
  let counted = '';
  for (const appointment of person.appointments) {
    const grade = gradeOf.get(appointment.position) ?? null;
    if (grade === null || UNSALARIED.has(appointment.status)) {
      gradeBefore = null;
      continue;
    }
    if (grade !== gradeBefore || counted === '') {
      step = 1;
      counted = appointment.from;
    }
    gradeBefore = grade;
    const until = appointment.until ?? null;
    const changes = new Map<string, SalaryRow['cause']>([[appointment.from, 'appointment']]);
    const lies = (date: string) => date > appointment.from && (until === null || date < until) && date <= today;
    for (const { from } of tables) if (lies(from)) changes.set(from, 'salary adjustment');
    const most = grade === 33 ? 2 : 8;
    const increments = appointment.status === 'PERM' ? anniversaries(counted, given).filter(lies) : [];
    for (const date of increments) if (!changes.has(date)) changes.set(date, 'step increment');
    for (const [date, cause] of [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const isIncrement = increments.includes(date) && step < most;
      if (isIncrement) step += 1;
      if (cause === 'step increment' && !isIncrement) continue;
      const table = tables.findLast(({ from }) => from <= date) ?? tables[0]!;
      const amount = table.amounts.get(`${grade}-${step}`)!;
      const last = rows.at(-1);
      if (last && last.until === null) last.until = date;
      rows.push({
        personId: person.id,
        grade,
        step,
        amount,
        cause,
        authority: cause === 'step increment' ? 'CSC-DBM JC 1 s.2012' : cause === 'salary adjustment' ? table.authority : '',
        from: date,
        until: null,
      });
    }
    const last = rows.at(-1);
    if (last && until !== null) last.until = until;
  }
  const end = endOfService(person);
  const last = rows.at(-1);
  if (last && last.until === null && end !== null) last.until = end;
  return rows;
}

/** Each third year since a day, up to another. */
function anniversaries(since: string, through: string): string[] {
  const start = Temporal.PlainDate.from(since);
  const dates: string[] = [];
  for (let years = 3; ; years += 3) {
    const date = start.add({ years }).toString();
    if (date > through) return dates;
    dates.push(date);
  }
}
