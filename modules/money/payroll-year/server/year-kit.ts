import assert from 'node:assert/strict';
import type { TestApp } from '@talaan/testing/app.ts';

/** Takes back the bonuses that the demo has paid, for a test pays them itself. Records are to be open. */
export async function takeBonusesBack(app: TestApp): Promise<void> {
  await app.owner.query(`
    alter table payroll.line disable trigger released_line_is_kept; alter table payroll.payslip disable trigger released_payslip_is_kept;
    delete from payroll.payslip where kind = 'BONUS';
    alter table payroll.line enable trigger released_line_is_kept; alter table payroll.payslip enable trigger released_payslip_is_kept`);
}

/** Two who were paid each month of 2026 without days without pay, overtime, union dues and allowances. Records are to be open. */
export async function plainPeople(app: TestApp): Promise<number[]> {
  const { rows } = await app.owner.query<{ id: number }>(`
    select a.personnel_id as id from personnel.appointment_view a
    where a.during @> daterange('2025-01-01', '2026-12-31') and a.status_code = 'PERM'
      and (select count(*) from payroll.payslip s where s.personnel_id = a.personnel_id and s.month >= '2026-01') = 11
      and not exists (select from payroll.line l where l.personnel_id = a.personnel_id and l.code not in ('BASIC', 'PERA', 'WTAX', 'TAX_YEAR', 'GSIS',
        'PHILHEALTH', 'PAGIBIG', 'GSIS_GOV', 'EC', 'PHILHEALTH_GOV', 'PAGIBIG_GOV', 'GSIS_MPL', 'PAGIBIG_MPL', 'COOPERATIVE'))
    order by 1 limit 2`);
  assert.equal(rows.length, 2);
  return rows.map(({ id }) => id);
}

/** All of 2026 at SG 15-1. */
export async function payAtFifteen(app: TestApp, person: number): Promise<void> {
  await app.owner.query(
    "update personnel.salary set amount = 4217800, salary_grade = 15, step = 1 where personnel_id = $1 and during && daterange('2025-12-01', null)",
    [person],
  );
}
