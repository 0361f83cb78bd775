import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import type { RowChange } from '@talaan/imports/contract/import-record.ts';
import { plain } from '@talaan/imports/rules/import-fields.ts';
import { compare, isWrong, note, refuse, warn, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { findOwner, indexOwners, type OwnersOfList, type PersonOfList } from '@talaan/payroll/rules/people-import/find-owner.ts';
import type { LoanChoices, LoanQuestions } from '../../contract/imports.ts';
import { loanFields, type LoanValues } from './loan-fields.ts';

export interface ItemOfList {
  code: string;
  name: string;
}

/** A deduction that was not ended. */
export interface LoanOnRecord {
  id: number;
  personnel_id: number;
  fullname: string;
  code: string;
  reference_no: string;
  monthly: number;
  principal: number | null;
  balance: number | null;
  to_month: string | null;
  /** False once it is paid off or its last month is over. */
  is_running: boolean;
}

/** What the rows are held against. */
export interface LoanGround {
  today: string;
  choices: LoanChoices;
  people: readonly PersonOfList[];
  items: readonly ItemOfList[];
  /** Of the people of the file, and those with a number of the file. */
  onRecord: readonly LoanOnRecord[];
}

/** What is stored of a row; `id` is that of the deduction that it changes. */
export interface LoanPlan {
  id: number | null;
  personnel_id: number;
  code: string;
  reference_no: string;
  monthly: number;
  principal: number | null;
  paid_before: number;
  from_month: string;
  to_month: string | null;
  authorized_on: string;
}

export interface JudgedLoan {
  row: ReadRow<LoanValues>;
  name: string;
  subjectId: number | null;
  personnelId: number | null;
  plan: LoanPlan | null;
  isNew: boolean;
  changes: RowChange[];
}

/** Its kinds of warnings. */
export const LOAN_WARNINGS = {
  left: 'People who left',
  balance: 'Another balance than on record',
} as const;

const title = (field: keyof LoanValues) => loanFields[field].title;

/** Holds the list of a lender against what is deducted. No row is accepted before the total of the lender is that of the file. */
export function judgeLoans(rows: readonly ReadRow<LoanValues>[], ground: LoanGround): { loans: JudgedLoan[]; sums: LoanQuestions } {
  const held = { ...ground, owners: indexOwners(ground.people), ...indexLoans(ground.onRecord) };
  const loans = rows.map((row) => judgeLoan(row, held));
  refuseTwins(loans);
  const amountOf = (some: readonly JudgedLoan[]) => some.reduce((sum, { row }) => sum + (row.values.monthly ?? 0), 0);
  const sums = { rows: rows.length, total: amountOf(loans), accepted: amountOf(loans.filter(({ row }) => !isWrong(row))) };
  refuseTotal(loans, sums, ground.choices);
  return { loans: loans.map((loan) => (isWrong(loan.row) ? { ...loan, plan: null } : loan)), sums };
}

interface Held extends LoanGround {
  owners: OwnersOfList;
  ofPerson: ReadonlyMap<string, LoanOnRecord[]>;
  byNumber: ReadonlyMap<string, LoanOnRecord[]>;
}

function indexLoans(onRecord: readonly LoanOnRecord[]): Pick<Held, 'ofPerson' | 'byNumber'> {
  return {
    ofPerson: Map.groupBy(onRecord, ({ personnel_id: person, code }) => `${person} ${code}`),
    byNumber: Map.groupBy(onRecord, ({ code, reference_no: reference }) => `${code} ${reference}`),
  };
}

function judgeLoan(row: ReadRow<LoanValues>, ground: Held): JudgedLoan {
  const { values } = row;
  const person = findOwner(row, ground.owners);
  const item = readItem(row, ground);
  const base: JudgedLoan = {
    row,
    name: person?.fullname ?? values.name ?? '',
    subjectId: null,
    personnelId: person?.id ?? null,
    plan: null,
    isNew: true,
    changes: [],
  };
  const { principal, balance } = values;
  const known = person && item && findKnown(row, person, item, ground);
  if (principal !== undefined && balance !== undefined && balance > principal)
    refuse(row, title('balance'), `The balance is above the principal of ${formatPesos(principal)}.`);
  const from = values.from_month ?? ground.choices.from_month ?? ground.today.slice(0, 7);
  if (values.to_month !== undefined && values.to_month < from)
    refuse(row, title('to_month'), `The last month is before the first one, ${monthName(from)}.`);
  if (values.authorized_on !== undefined && values.authorized_on > ground.today)
    refuse(row, title('authorized_on'), 'This day is still to come.');
  if (isWrong(row) || !person || !item) return base;
  if (!person.is_serving) warn(row, 'left', title('idno'), `${person.fullname} is no longer in service.`);
  return known ? judgeKnown(base, known) : judgeNew(base, { person, item, from, today: ground.today });
}

interface NewLoan {
  person: PersonOfList;
  item: ItemOfList;
  from: string;
  today: string;
}

function judgeNew(base: JudgedLoan, { person, item, from, today }: NewLoan): JudgedLoan {
  const { values } = base.row;
  const principal = values.principal ?? values.balance ?? null;
  const plan: LoanPlan = {
    id: null,
    personnel_id: person.id,
    code: item.code,
    reference_no: values.reference_no ?? '',
    monthly: values.monthly!,
    principal,
    paid_before: principal === null ? 0 : principal - (values.balance ?? principal),
    from_month: from,
    to_month: values.to_month ?? null,
    authorized_on: values.authorized_on ?? today,
  };
  return { ...base, plan, changes: compare(null, { ...shown(plan), Item: item.name, [title('from_month')]: monthName(from) }) };
}

/** What runs already is changed in its amount and end; what was paid of it is ours to say. */
function judgeKnown(base: JudgedLoan, known: LoanOnRecord): JudgedLoan {
  const { row } = base;
  const { values } = row;
  if (values.balance !== undefined && values.balance !== known.balance)
    warn(
      row,
      'balance',
      title('balance'),
      `The list has ${formatMoney(values.balance)}, on record are ${formatMoney(known.balance)}. What was paid stays as it is on record.`,
    );
  const becomes = {
    monthly: values.monthly!,
    principal: values.principal ?? known.principal,
    to_month: values.to_month ?? known.to_month,
  };
  const changes = compare(shown(known), shown(becomes));
  const subject = { ...base, subjectId: known.id, isNew: false };
  if (changes.length === 0) {
    note(row, title('monthly'), 'This is deducted already, and stays as it is.');
    return subject;
  }
  const { id, personnel_id, code, reference_no } = known;
  return {
    ...subject,
    changes,
    plan: { id, personnel_id, code, reference_no, ...becomes, paid_before: 0, from_month: '', authorized_on: '' },
  };
}

function shown({ monthly, principal, to_month }: Pick<LoanPlan, 'monthly' | 'principal' | 'to_month'>): Record<string, string> {
  return {
    [title('monthly')]: formatPesos(monthly),
    ...(principal !== null && { [title('principal')]: formatPesos(principal) }),
    ...(to_month !== null && { [title('to_month')]: monthName(to_month) }),
  };
}

function readItem(row: ReadRow<LoanValues>, { items, choices }: LoanGround): ItemOfList | undefined {
  const { item: told } = row.values;
  if (told === undefined && choices.code === null) {
    refuse(row, title('item'), 'Choose above what is deducted, or give the file a column that says so.');
    return undefined;
  }
  const wanted = told === undefined ? choices.code! : told;
  const found = items.find(({ code, name }) => code === wanted.toUpperCase() || plain(name) === plain(wanted));
  if (!found) refuse(row, title('item'), `“${wanted.slice(0, 60)}” is not in use in the catalogue. Add it there first.`);
  return found;
}

/** What is on record of it: by number, which is of one person; of a row without a number what the person has of the item. */
function findKnown(row: ReadRow<LoanValues>, person: PersonOfList, item: ItemOfList, ground: Held): LoanOnRecord | undefined {
  const { reference_no: reference } = row.values;
  if (reference === undefined) {
    const [known, other] = (ground.ofPerson.get(`${person.id} ${item.code}`) ?? []).filter(({ is_running: isRunning }) => isRunning);
    if (other) refuse(row, title('reference_no'), `${person.fullname} has several of this. Enter the reference.`);
    return known;
  }
  const all = ground.byNumber.get(`${item.code} ${reference}`) ?? [];
  const other = all.find((one) => one.personnel_id !== person.id);
  if (other) refuse(row, title('reference_no'), `${reference} is a loan of another person, ${other.fullname}.`);
  const known = all.find((one) => one.personnel_id === person.id);
  if (known && !known.is_running) refuse(row, title('reference_no'), 'This loan is paid off or over on record. End it there first.');
  return known;
}

/** The same loan twice in the file, by number, or of what has none by person and item. */
function refuseTwins(loans: readonly JudgedLoan[]): void {
  const byLoan = Map.groupBy(
    loans.filter(({ plan, subjectId }) => plan !== null || subjectId !== null),
    ({ row, personnelId, plan, subjectId }) => {
      if (subjectId !== null) return `known ${subjectId}`;
      const { reference_no: reference } = row.values;
      return reference === undefined ? `person ${personnelId} ${plan!.code}` : `number ${reference} ${plan!.code}`;
    },
  );
  for (const group of byLoan.values())
    for (const { row } of group.length > 1 ? group : []) {
      const twin = group.find((other) => other.row !== row)!;
      refuse(row, title(row.values.reference_no === undefined ? 'idno' : 'reference_no'), `The same is in row ${twin.row.line} too.`);
    }
}

function refuseTotal(loans: readonly JudgedLoan[], { total }: LoanQuestions, { total: told }: LoanChoices): void {
  if (told === total) return;
  const message =
    told === null
      ? 'Enter above what the lender says that all rows come to.'
      : `The rows come to ${formatPesos(total)}, the lender says ${formatPesos(told)}.`;
  for (const { row } of loans) if (!isWrong(row)) refuse(row, title('monthly'), message);
}
