import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { formatDays } from '@talaan/leave/rules/format-credits.ts';
import type { Facts } from '@talaan/requests/server/public.ts';
import { PAYMENT_BASES, type PaymentBasis } from '../../rules/reasons.ts';

export interface PaymentFacts {
  basis: PaymentBasis;
  vl: number;
  sl: number;
  personnel_id: number;
  office_id: number | null;
  /** In centavos. */
  value: number;
}

export function factsOfPayment({ basis, vl, sl, personnel_id, office_id, value }: PaymentFacts): Facts {
  return {
    ownerId: personnel_id,
    officeId: office_id,
    title: basis === 'TERMINAL' ? PAYMENT_BASES.TERMINAL : `Monetization of ${formatDays(vl + sl)}`,
    type: basis.toLowerCase(),
    days: Math.ceil((vl + sl) / 1000),
    amount: value,
  };
}

/** The facts in a new round. */
export async function readFacts(db: Database, ids: readonly number[], day: string): Promise<ReadonlyMap<number, Facts>> {
  const { rows } = await sql<PaymentFacts & { id: number }>`
    select p.id, p.basis, p.vl, p.sl, p.personnel_id, coalesce(p.value, 0) as value, coalesce(a.office_id, r.office_id) as office_id
    from leave.payment p join requests.request r on r.id = p.id
    left join personnel.appointment_view a on a.personnel_id = p.personnel_id and a.during @> ${day}::date
    where p.id = any(${[...ids]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, factsOfPayment(facts)]));
}
