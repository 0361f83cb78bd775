import { longDate } from '@talaan/kernel/contract/dates.ts';
import { HIGHEST_GRADE, STEPS, stepsOf } from '@talaan/organization/rules/salary.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { dayBefore, runsOn, type Span } from '../../moves/spans.ts';
import { compare, isWrong, note, refuse } from '@talaan/imports/rules/read-rows.ts';
import type { JudgedRow, SectionRow } from '../section-rows.ts';
import { readDay, readPesos, readText, readWhole } from '@talaan/imports/rules/readers.ts';
import type { ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { whoseFields, type Whose } from '../section-rows.ts';

export interface SalaryValues extends Whose {
  from: string;
  grade: number;
  step: number;
  amount: number;
  authority: string;
}

export const salaryFields: ImportFields<SalaryValues> = {
  ...whoseFields,
  from: {
    title: 'From',
    aliases: ['from', 'effective date', 'effectivity', 'date effective', 'effectivity date', 'date'],
    isRequired: true,
    read: readDay,
    help: 'The first day on which it is paid: YYYY-MM-DD or MM/DD/YYYY.',
    example: '2026-01-01',
  },
  grade: {
    title: 'Salary grade',
    aliases: ['salary grade', 'sg', 'grade', 'pay grade'],
    isRequired: true,
    read: readWhole(1, HIGHEST_GRADE, 'Salary grades are 1 to 33.'),
    help: '1 to 33.',
    example: '12',
  },
  step: {
    title: 'Step',
    aliases: ['step', 'step increment', 'salary step'],
    isRequired: true,
    read: readWhole(1, STEPS, 'Steps are 1 to 8.'),
    help: '1 to 8; salary grade 33 has steps 1 and 2.',
    example: '1',
  },
  amount: {
    title: 'Monthly salary',
    aliases: ['monthly salary', 'amount', 'salary', 'basic salary', 'monthly rate', 'basic pay', 'rate'],
    read: readPesos,
    help: 'In pesos. Empty for the amount of the salary table in force.',
    example: '32,245.00',
  },
  authority: {
    title: 'Authority',
    aliases: ['authority', 'legal basis', 'basis', 'reference', 'nosa', 'notice'],
    read: readText(200),
    help: 'What it rests on: NOSA, NOSI, appointment paper. May stay empty.',
    example: 'NOSA 2026-01',
  },
};

export interface ServiceOnRecord extends Span {
  positionId: number;
  positionGrade: number | null;
  statusName: string;
  governmentService: boolean;
}

export interface SalaryOnRecord extends Span {
  grade: number;
  step: number;
  amount: number;
  authority: string;
}

export type SalaryCause = 'appointment' | 'salary adjustment' | 'step increment' | 'correction';

export interface SalaryPlan extends SalaryOnRecord {
  personnelId: number;
  cause: SalaryCause;
}

export interface SalaryGround {
  service: ReadonlyMap<number, readonly ServiceOnRecord[]>;
  salaries: ReadonlyMap<number, readonly SalaryOnRecord[]>;
  /** The table in force on a day, in centavos; null where it has no such grade and step, or where there is none. */
  amountOn: (day: string, grade: number, step: number) => number | null;
}

/** Each person's rows by their first day, as if written one after the other. */
export function judgeSalaries(rows: readonly SectionRow<SalaryValues>[], ground: SalaryGround): JudgedRow<SalaryValues, SalaryPlan>[] {
  const judged = new Map<number, JudgedRow<SalaryValues, SalaryPlan>>();
  for (const [person, own] of Map.groupBy(rows, (row) => row.person?.id ?? 0)) {
    let salaries = ground.salaries.get(person) ?? [];
    const ordered = own.toSorted((one, other) => ((one.values.from ?? '') < (other.values.from ?? '') ? -1 : 1));
    for (const [at, row] of ordered.entries()) {
      const twin = ordered.find((other, place) => place !== at && other.values.from !== undefined && other.values.from === row.values.from);
      if (person !== 0 && twin) refuse(row, 'From', `The same person has a salary from this day in row ${twin.line} too.`);
      const one = judgeSalary(row, salaries, ground);
      if (one.plan) salaries = afterwards(salaries, one.plan);
      judged.set(row.line, one);
    }
  }
  return rows.map(({ line }) => judged.get(line)!);
}

function judgeSalary(
  row: SectionRow<SalaryValues>,
  salaries: readonly SalaryOnRecord[],
  { service, amountOn }: SalaryGround,
): JudgedRow<SalaryValues, SalaryPlan> {
  const nothing = { row, plan: null, isNew: false, changes: [] };
  const { from, grade, step } = row.values;
  if (!row.person || from === undefined || grade === undefined || step === undefined) return nothing;
  if (step > stepsOf(grade)) refuse(row, 'Step', `Salary grade ${grade} has steps 1 to ${stepsOf(grade)}.`);
  const appointments = service.get(row.person.id) ?? [];
  const held = appointments.find((one) => runsOn(one, from));
  if (!held) refuse(row, 'From', `No appointment runs on ${longDate(from)}.`);
  else if (!held.governmentService)
    refuse(row, 'From', `On ${longDate(from)} they served as ${held.statusName}, which has no salary grade.`);
  const table = step > stepsOf(grade) ? null : amountOn(from, grade, step);
  const amount = row.values.amount ?? table;
  if (amount === null && step <= stepsOf(grade))
    refuse(row, 'Monthly salary', `No salary table of ${longDate(from)} is in Talaan: enter the amount.`);
  if (isWrong(row) || !held || amount === null) return nothing;
  if (table !== null && table !== amount)
    note(
      row,
      'Monthly salary',
      `The table in force on ${longDate(from)} gives ${formatPesos(table)} for salary grade ${grade}, step ${step}.`,
    );
  if (held.positionGrade !== null && held.positionGrade !== grade)
    note(row, 'Salary grade', `The position held on that day is of salary grade ${held.positionGrade}.`);

  const running = salaries.find((one) => runsOn(one, from)) ?? null;
  const same = running?.from === from ? running : null;
  const authority = row.values.authority ?? same?.authority ?? '';
  const isSame = running && running.grade === grade && running.step === step && running.amount === amount;
  if (isSame && (same === null || same.authority === authority)) return nothing;
  const later = salaries.map((one) => one.from).filter((day) => day > from);
  const until = earliest([running ? running.until : endOfService(held, appointments), ...later]);
  const plan: SalaryPlan = {
    personnelId: row.person.id,
    from,
    until,
    grade,
    step,
    amount,
    authority,
    cause: causeOf({ from, grade, step }, held, salaries),
  };
  return { row, plan, isNew: same === null, changes: compare(same && formatSalary(same), formatSalary(plan)) };
}

/** What made the salary another one, as far as the rows tell. */
function causeOf(
  next: { from: string; grade: number; step: number },
  held: ServiceOnRecord,
  salaries: readonly SalaryOnRecord[],
): SalaryCause {
  if (held.from === next.from) return 'appointment';
  const before = salaries.find((one) => runsOn(one, dayBefore(next.from)));
  if (!before || before.grade !== next.grade) return 'correction';
  if (before.step === next.step) return 'salary adjustment';
  return before.step < next.step ? 'step increment' : 'correction';
}

/** A salary has no ground beyond its appointment and those that follow it in the same position without a gap. */
function endOfService(held: ServiceOnRecord, appointments: readonly ServiceOnRecord[]): string | null {
  const next = appointments.find((one) => one.from === held.until && one.positionId === held.positionId && one.governmentService);
  return next ? endOfService(next, appointments) : held.until;
}

function earliest(days: readonly (string | null)[]): string | null {
  return days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null);
}

/** The salaries once this one is set, as `setSalaries` does it. */
function afterwards(salaries: readonly SalaryOnRecord[], plan: SalaryPlan): SalaryOnRecord[] {
  const closed = salaries
    .filter(({ from }) => from !== plan.from)
    .map((one) => (runsOn(one, plan.from) ? { ...one, until: plan.from } : one));
  return [...closed, plan];
}

function formatSalary({ from, grade, step, amount, authority }: SalaryOnRecord): Record<string, string> {
  return {
    'First day': longDate(from),
    Salary: `salary grade ${grade}, step ${step}, ${formatPesos(amount)}`,
    Authority: authority,
  };
}
