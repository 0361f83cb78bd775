import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { salaryOn } from '@talaan/organization/server/public.ts';
import { readOpenActions } from '@talaan/requests/server/public.ts';
import type { ContractRecord, readContract as endpoint } from '../contract.ts';
import { comparableRate } from '../rules/contract-terms.ts';
import { contractFlow } from '../workflow.ts';
import { contractColumns, contractsFrom, reachable } from './contract-rows.ts';

type Found = Omit<ContractRecord, 'actions' | 'comparable_rate'> & { salary_grade: number | null };

/** One contract within one's scope. Errors: 404. */
export async function readContract(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params, today } = call;
  const { rows } = await sql<Found>`
    select ${selected(contractColumns(today))}, k.office_id, k.position_id, k.fund_source_id, t.name as position, t.salary_grade, k.duties, k.first_signatory,
      k.second_signatory, k.allows_unpaid_absence, k.wellness_days, k.code,
      (select jsonb_build_object('id', b.id, 'number', b.number) from contracts.contract b where b.id = k.renews_id) as renews,
      (select jsonb_build_object('id', r.id, 'number', r.number) from contracts.contract r where r.renews_id = k.id and r.state <> 'CANCELLED') as renewal
    from ${contractsFrom} join organization.position_view t on t.id = k.position_id
    where k.id = ${params.id} and ${reachable(actor)}`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('There is no such contract.');
  const { salary_grade: grade, ...contract } = found;
  const open = await readOpenActions(call, contractFlow, [contract.id]);
  const monthly = grade === null ? null : await salaryOn(db, contract.from, grade, 1);
  return {
    contract: {
      ...contract,
      comparable_rate: monthly === null ? null : comparableRate(monthly, contract.rate_kind),
      actions: (open.get(contract.id) ?? []) as ContractRecord['actions'],
    },
  };
}
