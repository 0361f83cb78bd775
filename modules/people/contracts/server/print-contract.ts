import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readIssued } from '@talaan/papers/server/public.ts';
import { ISSUABLE } from '../contract.ts';
import { contractForm, type ContractSheet } from '../print/contract-form.ts';
import type { ContractState } from '../workflow.ts';
import { contractsFrom, reachable } from './contract-rows.ts';
import { drawContracts } from './draw-contracts.ts';
import { issueContractPapers } from './issue-papers.ts';

/** The contract as it was issued; before that a draft. Error: 404. */
export async function printContract(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { db, actor, params, server } = call;
  const { rows } = await sql<{ number: string; code: string | null }>`
    select k.number, k.code from ${contractsFrom} where k.id = ${params.id} and ${reachable(actor)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such contract.');
  const { number, code } = rows[0];
  const [issued] = code === null ? [] : await readIssued<ContractSheet>(db, [code]);
  if (issued) return contractForm.answer(server, [issued], `Contract ${issued.sheet.control_number.replace('/', '-')}`);
  const [drawn] = await drawContracts(call, [params.id]);
  return contractForm.answer(server, [{ sheet: drawn!.sheet, code: null }], `Contract ${number} draft`);
}

/** Issues the paper of a contract whose funds were certified before contracts had papers. Errors: 404; 409 for one's own, and where funds are not certified or it is issued. */
export async function issueContract(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, actor, params } = call;
  const { rows } = await sql<{ number: string; state: ContractState; code: string | null; personnel_id: number }>`
    select k.number, k.state, k.code, k.personnel_id from ${contractsFrom}
    where k.id = ${params.id} and ${reachable(actor, ['JO'])} for update of k`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('There is no such contract.');
  if (found.personnel_id === actor.personnelId) throw wrongState('You cannot issue your own contract. Ask a colleague.');
  if (found.code !== null) throw wrongState(`Contract ${found.number} is issued already.`);
  if (!ISSUABLE.some((state) => state === found.state))
    throw wrongState('A contract is issued when its funds are certified, and not any more once it is over.');
  await issueContractPapers(call, [params.id], found.state === 'ACTIVE' ? { signed: true } : {});
  await recordChange(call, {
    action: 'issue a contract',
    subject: `contracts.contract:${params.id}`,
    personnelId: found.personnel_id,
    after: { number: found.number },
  });
  return { message: `Contract ${found.number} was issued.` };
}
