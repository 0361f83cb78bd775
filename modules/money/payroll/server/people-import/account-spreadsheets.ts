import { sql } from 'kysely';
import {
  countRows,
  importSource,
  type Accepted,
  type Asking,
  type Imports,
  type Writing,
  type Written,
} from '@talaan/imports/server/public.ts';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { accountImports } from '../../contract/imports.ts';
import { endsOf } from '../../rules/account-ends.ts';
import { accountFields, type AccountValues } from '../../rules/people-import/account-fields.ts';
import { ACCOUNT_WARNINGS, judgeAccounts, type AccountGround, type AccountPlan } from '../../rules/people-import/judge-accounts.ts';
import { accountSealer, openAccounts } from '../people/seal-accounts.ts';
import { readPeopleOfList } from './read-people.ts';

const accountSource = importSource<AccountValues, unknown, AccountGround, AccountPlan>({
  section: 'payroll-accounts',
  title: 'Bank accounts',
  fields: accountFields,
  about: 'idno',
  named: 'Name',
  whose: 'name',
  isSecret: true,
  warnings: ACCOUNT_WARNINGS,
  ground: readGround,
  plan: judgeAccounts,
  write: writeAccounts,
  undo: {
    subject: 'personnel.person',
    tables: [{ table: 'payroll.profile', column: 'personnel_id' }],
    hidden: ['account_sealed'],
  },
  step: {
    place: 145,
    brings: 'To which bank account each person is paid.',
    noun: ['person with a bank account', 'people with a bank account'],
    count: (db) =>
      withOpenRecords(
        db,
        'everybody',
        countRows(sql<{ here: number }>`select count(*) as here from payroll.profile where account_sealed is not null`),
      ),
  },
  screen: '/payroll/people/import',
  next: [{ label: 'Open the pay of people', to: '/payroll/people' }],
});

export const accountSpreadsheets: Imports = { calls: accountImports, sources: [accountSource] };

/** Accounts are compared opened: two seals of one number are not alike. */
async function readGround({ server, db, today, lock }: Asking, rows: readonly ReadRow<AccountValues>[]): Promise<AccountGround> {
  const people = await readPeopleOfList(db, rows, today);
  const ids = people.map(({ id }) => id);
  const ends = rows.flatMap(({ values }) => (values.account === undefined ? [] : [endsOf(values.account)]));
  return withOpenRecords(db, 'everybody', async (open) => {
    if (lock)
      await sql`select from payroll.profile where personnel_id = any(${ids}::integer[]) order by personnel_id for update`.execute(open);
    const { rows: known } = await sql<{ id: number; holder: string; from: string | null }>`
      select f.personnel_id as id, p.fullname || ' (' || p.idno || ')' as holder, f.account_from::text as "from"
      from payroll.profile f join personnel.person_view p on p.id = f.personnel_id
      where f.account_sealed is not null and (f.personnel_id = any(${ids}::integer[]) or f.account_ends = any(${ends}::text[]))`.execute(
      open,
    );
    const accounts = await openAccounts(
      server,
      open,
      known.map(({ id }) => id),
    );
    const { rows: banks } = await sql<{ bank: string }>`
      select bank from payroll.profile where account_sealed is not null group by bank order by count(*)`.execute(open);
    return {
      today,
      people,
      onRecord: known.map(({ id, holder, from }) => ({ personnel_id: id, holder, from, ...accounts.get(id)! })),
      banks: banks.map(({ bank }) => bank),
    };
  });
}

async function writeAccounts(writing: Writing, accepted: readonly Accepted<AccountValues, AccountPlan>[]): Promise<Written> {
  const { db, server, now } = writing;
  const seal = await accountSealer(server.settings, db);
  const rows = accepted.map(({ plan: { personnel_id: id, bank, account, from } }) => ({
    id,
    bank,
    from,
    ends: endsOf(account),
    sealed: seal(id, account).toString('hex'),
  }));
  await withOpenRecords(db, 'everybody', (open) =>
    sql`
      insert into payroll.profile as f (personnel_id, bank, account_sealed, account_ends, account_from, changed_at)
      select id, bank, decode(sealed, 'hex'), ends, "from", ${now.toString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, bank text, "from" date, ends text, sealed text)
      on conflict (personnel_id) do update set bank = excluded.bank, account_sealed = excluded.account_sealed, account_ends = excluded.account_ends,
        account_from = excluded.account_from, changed_at = excluded.changed_at`.execute(open),
  );
  await recordChanges(
    writing,
    rows.map(({ id, bank, from, ends }) => ({
      action: 'change how a person is paid',
      subject: `payroll.profile:${id}`,
      personnelId: id,
      after: { bank, account_ends: ends, account_from: from },
    })),
  );
  return {};
}
