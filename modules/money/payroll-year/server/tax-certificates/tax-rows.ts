import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { READERS } from '@talaan/payroll/contract/fields.ts';
import { exportTaxYears, listTaxYears } from '../../contract/tax-certificates.ts';
import { isReached, lastOffice } from './reach.ts';

/** Who was paid in a year; that the list was opened is in the audit trail. */
export const taxRows = rows(listTaxYears, exportTaxYears, 'people', async (call) => {
  const { year } = call.params;
  await recordChange(call, { action: 'open the tax of a year', subject: `payroll.run:${year}` });
  return {
    from: sql`(
        select s.personnel_id, sum(l.amount) filter (where l.side = 'EARNING')::bigint as gross,
          coalesce(sum(l.amount) filter (where l.side = 'DEDUCTION' and l.tax = 'TAX'), 0)::bigint as withheld
        from payroll.payslip s join payroll.line l on l.personnel_id = s.personnel_id and l.run_id = s.run_id
        join reference.appointment_status k on k.code = s.status_code and k.government_service
        where s.is_released and s.month between ${`${year}-01`} and ${`${year}-12`} group by 1) t
      join personnel.person_view p on p.id = t.personnel_id ${lastOffice}
      left join payroll_year.former_employer f on f.personnel_id = t.personnel_id and f.year = ${year}`,
    columns: {
      id: 'p.id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      office: 'o.acronym',
      gross: 't.gross',
      withheld: 't.withheld',
      former: 'f.name',
    },
    opensRecords: true,
    reach: isReached(call.actor, READERS),
    search: [sql`p.search`],
    sort: { fullname: 'p.plain_name', gross: 't.gross', withheld: 't.withheld' },
    unsorted: 'fullname',
    filters: { former: (has) => (has === 1 ? sql`f.year is not null` : sql`f.year is null`) },
    sheet: {
      name: `Tax of ${year}`,
      pesos: ['Gross', 'Tax withheld'],
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Gross: (row) => row.gross / 100,
        'Tax withheld': (row) => row.withheld / 100,
        'Former employer': (row) => row.former,
      },
    },
  };
});
