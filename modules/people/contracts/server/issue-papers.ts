import { sql } from 'kysely';
import { issuePapers, releasePapers, withdrawPapers } from '@talaan/papers/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { CONTRACT_KINDS } from '../contract.ts';
import { drawContracts } from './draw-contracts.ts';

interface Issuing {
  /** The one who acts certifies the funds now. */
  certifying?: true;
  /** Both sides signed already. */
  signed?: true;
}

/** Gives contracts their papers, each under the number of its contract, and keeps what they say. Until both sides signed, /verify says that they were not released. */
export async function issueContractPapers(call: StepCall, ids: readonly number[], { certifying, signed }: Issuing = {}): Promise<void> {
  const drawn = await drawContracts(call, ids, certifying);
  const papers = await issuePapers(
    call,
    drawn.map(({ personnel_id, papers_issued: before, sheet }) => {
      const controlNumber = before === 0 ? sheet.number : `${sheet.number}/${before + 1}`;
      return {
        kind: 'contract',
        title: `${CONTRACT_KINDS[sheet.kind]} ${sheet.number}`,
        controlNumber,
        personnelId: personnel_id,
        awaitsRelease: !signed,
        sheet: { ...sheet, control_number: controlNumber },
      };
    }),
  );
  await sql`
    update contracts.contract k set code = i.code, papers_issued = k.papers_issued + 1
    from unnest(${drawn.map(({ id }) => id)}::integer[], ${papers.map(({ code }) => code)}::text[]) as i (id, code) where k.id = i.id`.execute(
    call.db,
  );
}

/** Both sides signed them. */
export async function releaseContractPapers(call: StepCall, ids: readonly number[]): Promise<void> {
  await releasePapers(call, await codesOf(call, ids));
}

/** Takes papers back that both sides signed; the contracts keep them. The reason is public: nothing private goes there. */
export async function withdrawSigned(call: StepCall, ids: readonly number[], because: string): Promise<void> {
  await withdrawPapers(call, await codesOf(call, ids), because);
}

/** Takes papers back that were not signed: the contracts have none any more. The reason is public as well. */
export async function withdrawUnsigned(call: StepCall, ids: readonly number[], because: string): Promise<void> {
  await withdrawPapers(call, await codesOf(call, ids), because);
  await sql`update contracts.contract set code = null where id = any(${[...ids]}::integer[]) and code is not null`.execute(call.db);
}

async function codesOf({ db }: StepCall, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from contracts.contract where id = any(${[...ids]}::integer[]) and code is not null`.execute(db);
  return rows.map(({ code }) => code);
}
