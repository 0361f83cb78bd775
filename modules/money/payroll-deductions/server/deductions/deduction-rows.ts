import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportDeductions, listDeductions } from '../../contract/deductions.ts';
import { STATES } from '../../contract/fields.ts';
import { BALANCE, deductionColumns, deductionsFrom, LENDER, monthsLeft, reachesDeductions, stateOn } from './deductions-from.ts';

/** The deductions within the caller's scope; that the list was opened is in the audit trail, not at each person. */
export const deductionRows = rows(listDeductions, exportDeductions, 'deductions', async (call) => {
  const { actor, today } = call;
  await recordChange(call, { action: 'open the list of deductions', subject: 'payroll.deduction' });
  return {
    from: deductionsFrom(today),
    columns: {
      ...deductionColumns(today),
      personnel_id: 'd.personnel_id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
    },
    opensRecords: true,
    reach: reachesDeductions(actor),
    search: [sql`p.search`, sql`kernel.plain(d.reference_no)`],
    sort: {
      fullname: ['p.plain_name', 'i.sort'],
      item: ['i.sort', 'p.plain_name'],
      monthly: 'd.monthly',
      balance: BALANCE,
      months_left: monthsLeft(today),
      from_month: 'd.from_month',
    },
    unsorted: 'fullname',
    filters: {
      state: (states) => sql`${stateOn(today)} = any(${states}::text[])`,
      item: (codes) => sql`d.code = any(${codes}::text[])`,
      lender: (lenders) => sql`${LENDER} = any(${lenders}::text[])`,
      person: (people) => sql`d.personnel_id = any(${people}::integer[])`,
    },
    groups: {
      item: { by: 'd.code', name: 'i.name', order: 'i.sort' },
      lender: { by: LENDER, name: LENDER },
    },
    sheet: {
      name: 'Deductions and loans',
      pesos: ['Monthly', 'Principal', 'Paid', 'Balance'],
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Item: (row) => row.item,
        Lender: (row) => row.lender,
        Reference: (row) => row.reference_no,
        Monthly: (row) => row.monthly / 100,
        Principal: (row) => (row.principal === null ? null : row.principal / 100),
        Paid: (row) => row.paid / 100,
        Balance: (row) => (row.balance === null ? null : row.balance / 100),
        'Months left': (row) => row.months_left,
        From: (row) => row.from_month,
        To: (row) => row.to_month,
        State: (row) => STATES[row.state],
      },
    },
  };
});
