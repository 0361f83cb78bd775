import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import type { Payee, readMonthToPay as reading, recordPayment as recording } from '../../contract/charges.ts';
import { replacePaid } from '../../rules/follow-cost.ts';
import { findSource } from '../find-source.ts';
import { lockSources } from '../ledger/lock-sources.ts';
import { post } from '../ledger/post.ts';

type OfMonth = Pick<Call<{ id: number; month: number }>, 'db' | 'params'>;

/** Whose service in a month is paid by a fund source, with what is still to be paid of it. Error: 404. */
export async function readMonthToPay(call: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  return { source: await findSource(call), payees: await readPayees(call) };
}

/**
 * Records what a payroll or voucher paid people for a month, in the place of what was obligated. It may be more: who serves is paid, and the fund source
 * then shows that it is over. Errors: 404; 422 for somebody whom it does not pay in that month.
 */
export async function recordPayment(call: CallOf<typeof recording>): Promise<AnswerOf<typeof recording>> {
  const { db, params, body } = call;
  const source = await findSource(call);
  await lockSources(db, [source.id]);
  const payees = new Map((await readPayees(call)).map((one) => [one.charge_id, one]));
  const paid = new Map(body.payments.map((one) => [one.charge_id, one]));
  if (paid.size < body.payments.length) throw invalid({ payments: ['Someone is named twice.'] });
  const month = `${source.year}-${String(params.month).padStart(2, '0')}`;
  const strange = [...paid.keys()].find((id) => !payees.has(id));
  if (strange !== undefined)
    throw invalid({ payments: [`Someone is not paid by ${source.name} in ${monthName(month)}. Reload the list.`] });
  const because = `${body.reference}, ${monthName(month)}.`;
  await post(
    call,
    [...paid.values()].map(({ charge_id: chargeId, amount }) => {
      const entry = replacePaid({ month: params.month, to_pay: payees.get(chargeId)!.to_pay }, { amount, closes: body.closes });
      const moves = entry.to_pay !== 0 || entry.paid !== 0 || entry.closes;
      return { chargeId, cause: 'PAY', reference: body.reference, because, entries: moves ? [entry] : [] };
    }),
  );
  const total = body.payments.reduce((sum, { amount }) => sum + amount, 0);
  await recordChange(call, {
    action: 'record a payment from a fund source',
    subject: `fund_sources.source:${source.id}`,
    after: { month, reference: body.reference, closes: body.closes, people: body.payments.length },
  });
  return { message: `${formatPesos(total)} for ${monthName(month)} was recorded as paid.` };
}

async function readPayees({ db, params }: OfMonth): Promise<Payee[]> {
  const { rows } = await sql<Payee>`
    select m.charge_id, p.fullname, ${avatarOf('p.id')} as avatar, o.acronym as office, c.title, m.to_pay, m.paid, m.is_closed
    from fund_sources.charge_month m join fund_sources.charge c on c.id = m.charge_id join personnel.person_view p on p.id = c.personnel_id
      join organization.office_view o on o.id = c.office_id
    where m.source_id = ${params.id} and m.month = ${params.month} and (m.to_pay > 0 or m.paid > 0) order by p.plain_name, m.charge_id`.execute(
    db,
  );
  return rows;
}
