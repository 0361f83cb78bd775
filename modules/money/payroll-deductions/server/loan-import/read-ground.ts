import { sql } from 'kysely';
import type { ReadRow } from '@talaan/imports/rules/read-rows.ts';
import type { Asking } from '@talaan/imports/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { readPeopleOfList } from '@talaan/payroll/server/public.ts';
import type { LoanChoices } from '../../contract/imports.ts';
import type { ItemOfList, LoanGround, LoanOnRecord } from '../../rules/loan-import/judge-loans.ts';
import type { LoanValues } from '../../rules/loan-import/loan-fields.ts';
import { BALANCE, deductionsFrom, stateOn } from '../deductions/deductions-from.ts';

/** What the rows of a lender's list are held against, in a constant number of statements. */
export async function readGround(
  { db, today, choices, lock }: Asking<LoanChoices>,
  rows: readonly ReadRow<LoanValues>[],
): Promise<LoanGround> {
  const references = [...new Set(rows.flatMap(({ values }) => values.reference_no ?? []))];
  const people = await readPeopleOfList(db, rows, today);
  const { rows: items } = await sql<ItemOfList>`
    select code, name from payroll.item where kind = 'OTHER' and is_used order by sort, name`.execute(db);
  const ids = people.map(({ id }) => id);
  return { today, choices, people, items, onRecord: await readOnRecord(db, { ids, references, today, lock }) };
}

interface Known {
  ids: readonly number[];
  references: readonly string[];
  today: string;
  lock: boolean;
}

async function readOnRecord(db: Database, { ids, references, today, lock }: Known): Promise<LoanOnRecord[]> {
  return withOpenRecords(db, 'everybody', async (open) => {
    if (lock)
      await sql`select from payroll.deduction d where d.personnel_id = any(${[...ids]}::integer[]) and d.ended_on is null order by d.id for update`.execute(
        open,
      );
    const { rows } = await sql<LoanOnRecord>`
      select d.id, d.personnel_id, p.fullname, d.code, d.reference_no, d.monthly, d.principal, ${BALANCE} as balance, d.to_month,
        ${stateOn(today)} = 'RUNNING' as is_running
      from ${deductionsFrom(today)}
      where (d.personnel_id = any(${[...ids]}::integer[]) or (d.reference_no <> '' and d.reference_no = any(${[...references]}::text[])))
        and d.ended_on is null order by d.id`.execute(open);
    return rows;
  });
}
