import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import * as payroll from '@talaan/payroll/server/public.ts';
import { CLASSES, type LoanClass } from '../../contract/fields.ts';
import * as contract from '../../contract/items.ts';
import { LENDER } from '../deductions/deductions-from.ts';

const { exportPayItems, listPayItems, SIDES } = contract;

/** The catalogue; it says nothing of people. */
export const itemRows = rows(listPayItems, exportPayItems, 'items', () => ({
  from: sql`payroll.item i`,
  columns: {
    id: 'i.code',
    name: 'i.name',
    side: 'i.side',
    class: 'i.class',
    lender: 'i.lender',
    account: 'i.account',
    in_part: 'i.in_part',
    lowers_tax: sql`i.tax = 'LOWERS'`,
    is_used: 'i.is_used',
    is_of_law: sql`i.kind <> 'OTHER'`,
  },
  reach: sql`true`,
  search: [sql`kernel.plain(i.name)`, sql`kernel.plain(i.lender)`, sql`i.account`],
  sort: { name: 'i.name', account: 'i.account' },
  unsorted: sql`i.sort, i.name`,
  filters: {
    side: (sides) => sql`i.side = any(${sides}::text[])`,
    of: (owner) => sql`(i.kind = 'OTHER') = ${owner === 'OURS'}`,
    used: (used) => sql`i.is_used = ${used === 1}`,
  },
  groups: {
    side: { by: 'i.side', name: SIDES, order: sql`array_position(array['EARNING', 'DEDUCTION', 'GOVERNMENT'], i.side)` },
    class: { by: 'i.class', name: CLASSES },
  },
  sheet: {
    name: 'Pay items',
    cells: {
      Code: (row) => row.id,
      Name: (row) => row.name,
      Side: (row) => SIDES[row.side],
      Class: (row) => (row.class === null ? null : (CLASSES[row.class as LoanClass] ?? row.class)),
      Lender: (row) => row.lender,
      Account: (row) => row.account,
      'Taken in part': (row) => (row.is_of_law ? null : row.in_part ? 'Yes' : 'No'),
      'In use': (row) => (row.is_used ? 'Yes' : 'No'),
    },
  },
}));

export async function addPayItem(call: CallOf<typeof contract.addPayItem>): Promise<AnswerOf<typeof contract.addPayItem>> {
  const code = await payroll.addItem(call, call.body);
  return { code, message: `${call.body.name} is in the catalogue.` };
}

export async function changePayItem(call: CallOf<typeof contract.changePayItem>): Promise<AnswerOf<typeof contract.changePayItem>> {
  const { body, params } = call;
  await payroll.changeItem(call, params.code, body);
  return { message: body.is_used ? `${body.name} is changed.` : `${body.name} is out of use. Running deductions continue.` };
}

export async function listLoanItems({ db }: CallOf<typeof contract.listLoanItems>): Promise<AnswerOf<typeof contract.listLoanItems>> {
  const { rows: items } = await sql<AnswerOf<typeof contract.listLoanItems>['items'][number]>`
    select i.code, i.name, ${LENDER} as lender, i.is_used from payroll.item i where i.kind = 'OTHER' order by i.sort, i.name`.execute(db);
  return { items };
}
