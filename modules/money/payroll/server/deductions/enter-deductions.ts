import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** What a person authorized to be deducted each month, in centavos; a loan has its principal and what was paid of it before Talaan. */
export interface NewDeduction {
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

export type DeductionCall = Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>;

/**
 * Enters deductions, and answers with their numbers in the same order. Needs the open records of the people. Refused by `a_loan_is_entered_once`
 * where one of them is running already. A constant number of statements.
 */
export async function enterDeductions(call: DeductionCall, entered: readonly NewDeduction[], uploadId: number | null): Promise<number[]> {
  const { db, actor, now } = call;
  const { rows } = await sql<{ id: number }>`
    insert into payroll.deduction (personnel_id, code, reference_no, monthly, principal, paid_before, from_month, to_month, authorized_on, upload_id,
      entered_at, entered_by)
    select personnel_id, code, reference_no, monthly, principal, paid_before, from_month, to_month, authorized_on, ${uploadId}::integer,
      ${now.toString()}::timestamptz, ${actor.accountId || null}::integer
    from jsonb_to_recordset(${JSON.stringify(entered.map((one, no) => ({ ...one, no })))}::jsonb) as n (no integer, personnel_id integer, code text,
      reference_no text, monthly bigint, principal bigint, paid_before bigint, from_month text, to_month text, authorized_on date)
    order by no returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await recordChanges(
    call,
    entered.map(({ personnel_id: personnelId, ...after }, at) => ({
      action: 'enter a deduction',
      subject: `payroll.deduction:${ids[at]}`,
      personnelId,
      after,
    })),
  );
  return ids;
}

/** What a lender’s list says anew of a deduction that is running. */
export interface ChangedDeduction {
  id: number;
  personnel_id: number;
  monthly: number;
  principal: number | null;
  to_month: string | null;
}

/** Changes running deductions. Needs the open records of the people. */
export async function changeDeductions(call: DeductionCall, changed: readonly ChangedDeduction[]): Promise<void> {
  const { rows } = await sql<{ id: number; before: Omit<ChangedDeduction, 'id' | 'personnel_id'> }>`
    update payroll.deduction d set monthly = n.monthly, principal = n.principal, to_month = n.to_month
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as n (id integer, monthly bigint, principal bigint, to_month text)
    join payroll.deduction o on o.id = n.id
    where d.id = n.id
    returning d.id, jsonb_build_object('monthly', o.monthly, 'principal', o.principal, 'to_month', o.to_month) as before`.execute(call.db);
  const before = new Map(rows.map((row) => [row.id, row.before]));
  await recordChanges(
    call,
    changed.map(({ id, personnel_id: personnelId, ...after }) => ({
      action: 'change a deduction',
      subject: `payroll.deduction:${id}`,
      personnelId,
      before: before.get(id),
      after,
    })),
  );
}
