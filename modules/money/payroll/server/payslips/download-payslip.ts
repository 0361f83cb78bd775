import { confirmSecondLook } from '@talaan/identity/server/public.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { sql } from 'kysely';
import type { downloadOwnPayslip as endpoint } from '../../contract/payslips.ts';
import { payslipForm, type PayslipSheet } from '../../print/payslip-form.ts';
import { findPayslip } from './read-payslip.ts';

/** A released payslip of the caller as a PDF, after a second look. Errors: 404; 422 on `password`, `code` or `credential`; 429. */
export async function downloadOwnPayslip(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { actor, db, server, params, body } = call;
  const own = actor.personnelId;
  if (own === null || actor.viewedBy) throw notFound('There is no such payslip.');
  await confirmSecondLook(call, body);
  const payslip = await withOpenRecords(db, [own], (open) => findPayslip(open, params.id, own, true));
  if (!payslip) throw notFound('There is no such payslip.');
  const { rows } = await sql<{ entity: string }>`select name as entity from organization.university_view`.execute(db);
  const sheet: PayslipSheet = { ...payslip, entity: rows[0]!.entity };
  return payslipForm.answer(server, [{ sheet, code: null }], `Payslip ${payslip.number}`);
}
