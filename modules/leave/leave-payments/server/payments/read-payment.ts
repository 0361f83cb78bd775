import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { readIssued } from '@talaan/papers/server/public.ts';
import { paymentForm, type PaymentSheet } from '../../print/payment-form.ts';
import type { Payment, readPayment as endpoint } from '../../contract/payments.ts';
import { valueOfCredits } from '../../rules/credit-value.ts';
import { findPayment, isMine, paymentsFrom } from './find-payment.ts';
import { paymentColumns } from './payment-rows.ts';
import { drawSheets } from './payment-sheets.ts';
import { readStanding } from './read-standing.ts';

type ById = Call<{ id: number }>;

/** One payment with its computation: as certified, before that as it would be today. */
export async function readPayment(call: ById): Promise<AnswerOf<typeof endpoint>> {
  const { db, params } = call;
  const { personnel_id } = await findPayment(call, params.id);
  await recordOpening(call, personnel_id, 'Payment of leave credits');
  const isSubmitted = sql`y.state = 'SUBMITTED' and y.basis = 'TERMINAL'`;
  const isHr = visible(call.actor, ['EDATSADMIN'], { person: 'y.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { rows } = await sql<Omit<Payment, 'today'>>`
    select ${selected(paymentColumns)}, y.purpose, y.reason, y.letter_file_id is not null as has_letter, y.last_day, y.vl_before, y.sl_before,
      y.monthly, y.factor, y.certified_on, y.code,
      (select coalesce(jsonb_agg(jsonb_build_object('no', a.no, 'name', a.name, 'has_file', a.file_id is not null, 'verdict', a.verdict,
        'remarks', a.remarks) order by a.no), '[]') from leave.payment_paper a where a.payment_id = y.id) as papers,
      (select case when count(*) > 0 then coalesce(jsonb_agg(k.name order by k.place, k.id) filter (where c.cleared_on is null), '[]') end from personnel.separation_view s
        join personnel.clearance_view c on c.separation_id = s.id join reference.clearance_kind k on k.id = c.kind_id
        where s.personnel_id = y.personnel_id and s.last_day = y.last_day) as uncleared,
      (y.last_day is null or exists (select from ledger.posting m where m.personnel_id = y.personnel_id and m.cause = 'month-close'
        and m.period = to_char(y.last_day, 'YYYY-MM'))) as is_closed,
      (${isSubmitted} and ${isHr} and not ${isMine(call.actor)}) as may_check, (${isSubmitted} and (${isHr} or ${isMine(call.actor)})) as may_add
    from ${paymentsFrom} where y.id = ${params.id}`.execute(db);
  const found = rows[0]!;
  return { payment: { ...found, today: found.certified_on === null ? await computeToday(call, found) : null } };
}

type Asked = Pick<Payment, 'personnel_id' | 'basis' | 'vl' | 'sl'>;

async function computeToday(call: ById, { personnel_id, basis, vl, sl }: Asked): Promise<Payment['today']> {
  const standing = await readStanding(call, personnel_id);
  if (standing.monthly === null) return null;
  const { monthly, factor } = standing;
  const days = basis === 'TERMINAL' ? standing.vl + standing.sl : vl + sl;
  return { vl: standing.vl, sl: standing.sl, monthly, factor, value: valueOfCredits(monthly, days, factor) };
}

/** The letter with the reason. Error: 404 where none was needed. */
export async function readLetter(call: ById): Promise<FileAnswer> {
  const { letter_file_id } = await findPayment(call, call.params.id);
  if (letter_file_id === null) throw notFound('There is no letter.');
  const { name, location } = await call.server.files.locate(call.db, letter_file_id);
  return { name, contentType: 'application/pdf', content: { path: location }, inline: true };
}

/** The computation sheet: as it was approved, before that a draft. */
export async function printPayment(call: ById): Promise<FileAnswer> {
  const { code } = await findPayment(call, call.params.id);
  const [issued] = code === null ? [] : await readIssued<PaymentSheet>(call.db, [code]);
  if (issued) return paymentForm.answer(call.server, [issued], issued.sheet.control_number);
  const [draft] = await drawSheets(call, [call.params.id]);
  return paymentForm.answer(call.server, [{ sheet: draft!.sheet, code: null }], 'Computation sheet draft');
}
