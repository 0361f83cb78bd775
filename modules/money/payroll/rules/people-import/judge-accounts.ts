import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { RowChange } from '@talaan/imports/contract/import-record.ts';
import { plain } from '@talaan/imports/rules/import-fields.ts';
import { compare, isWrong, note, refuse, warn, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { digitsOf, endsOf, SHOWN_SIGNS } from '../account-ends.ts';
import { accountFields, type AccountValues } from './account-fields.ts';
import { findOwner, indexOwners, type OwnersOfList, type PersonOfList } from './find-owner.ts';

/** An account that is on record. */
export interface AccountOnRecord {
  personnel_id: number;
  /** Whose it is, with the employee number. */
  holder: string;
  bank: string;
  account: string;
  from: string | null;
}

/** What the rows are held against. */
export interface AccountGround {
  today: string;
  people: readonly PersonOfList[];
  /** Those of the people of the file, and those that end as one of the file. */
  onRecord: readonly AccountOnRecord[];
  /** The banks at which somebody has an account. */
  banks: readonly string[];
}

export interface AccountPlan {
  personnel_id: number;
  bank: string;
  account: string;
  from: string;
}

export interface JudgedAccount {
  row: ReadRow<AccountValues>;
  name: string;
  subjectId: number | null;
  personnelId: number | null;
  plan: AccountPlan | null;
  isNew: boolean;
  changes: RowChange[];
}

/** Its kinds of warnings. */
export const ACCOUNT_WARNINGS = {
  left: 'People who left',
  bank: 'Banks at which nobody has an account yet',
} as const;

interface Held extends AccountGround {
  owners: OwnersOfList;
  byPerson: ReadonlyMap<number, AccountOnRecord>;
  byAccount: ReadonlyMap<string, AccountOnRecord>;
  byBank: ReadonlyMap<string, string>;
}

const title = (field: keyof AccountValues) => accountFields[field].title;

/** Holds a list of bank accounts against those on record. Of a number nothing is said but how it ends. */
export function judgeAccounts(rows: readonly ReadRow<AccountValues>[], ground: AccountGround): JudgedAccount[] {
  const held: Held = {
    ...ground,
    owners: indexOwners(ground.people),
    byPerson: new Map(ground.onRecord.map((one) => [one.personnel_id, one])),
    byAccount: new Map(ground.onRecord.map((one) => [digitsOf(one.account), one])),
    byBank: new Map(ground.banks.map((bank) => [plain(bank), bank])),
  };
  const judged = rows.map((row) => judgeAccount(row, held));
  refuseTwins(judged, 'idno', ({ personnelId }) => personnelId, 'The same person is in row');
  refuseTwins(judged, 'account', ({ row }) => row.values.account && digitsOf(row.values.account), 'The same account is in row');
  return judged.map((one) => (isWrong(one.row) ? { ...one, plan: null } : one));
}

function judgeAccount(row: ReadRow<AccountValues>, ground: Held): JudgedAccount {
  const { values } = row;
  const person = findOwner(row, ground.owners);
  const known = person && ground.byPerson.get(person.id);
  const base: JudgedAccount = {
    row,
    name: person?.fullname ?? values.name ?? '',
    subjectId: person?.id ?? null,
    personnelId: person?.id ?? null,
    plan: null,
    isNew: !known,
    changes: [],
  };
  if (values.account !== undefined) refuseAccount(row, values.account, person, ground);
  if (values.valid_from !== undefined && values.valid_from > ground.today)
    refuse(row, title('valid_from'), 'This day is still to come. Import the account once it has come.');
  if (isWrong(row) || !person) return base;
  const from = values.valid_from ?? ground.today;
  const bank = ground.byBank.get(plain(values.bank!)) ?? values.bank!;
  if (known && known.bank === bank && digitsOf(known.account) === digitsOf(values.account!)) {
    note(row, title('account'), 'This account is on record already, and stays as it is.');
    return base;
  }
  if (known && known.from !== null && from < known.from)
    refuse(row, title('valid_from'), `On record is an account that is valid from ${longDate(known.from)}, which is later.`);
  if (!person.is_serving) warn(row, 'left', title('idno'), `${person.fullname} is no longer in service.`);
  if (!ground.byBank.has(plain(bank)))
    warn(row, 'bank', title('bank'), `Nobody has an account at “${bank}” yet. Is it spelled as elsewhere?`);
  const plan: AccountPlan = { personnel_id: person.id, bank, account: values.account!, from };
  return { ...base, plan, changes: compare(known ? shown(known) : null, shown(plan)) };
}

function refuseAccount(row: ReadRow<AccountValues>, account: string, person: PersonOfList | undefined, { byAccount }: Held): void {
  const digits = digitsOf(account);
  const holder = byAccount.get(digits);
  if (endsOf(account).length < SHOWN_SIGNS) refuse(row, title('account'), 'Enter the whole account number.');
  else if (person && holder && holder.personnel_id !== person.id)
    refuse(row, title('account'), `This is the account of another person, ${holder.holder}.`);
}

function shown({ bank, account, from }: Pick<AccountOnRecord, 'bank' | 'account' | 'from'>): Record<string, string> {
  return {
    [title('bank')]: bank,
    [title('account')]: `ends in ${endsOf(account)}`,
    ...(from !== null && { [title('valid_from')]: longDate(from) }),
  };
}

/** What is in the file twice is refused in both rows: which of them is right the file does not say. */
function refuseTwins(
  judged: readonly JudgedAccount[],
  field: keyof AccountValues,
  by: (one: JudgedAccount) => string | number | null | undefined,
  said: string,
): void {
  for (const [key, group] of Map.groupBy(judged, by))
    for (const { row } of key != null && group.length > 1 ? group : [])
      refuse(row, title(field), `${said} ${group.find((other) => other.row !== row)!.row.line} too.`);
}
