import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { isPaidByHalves } from '@talaan/payroll/rules/halves.ts';
import { findRun, type FoundRun } from '@talaan/payroll/server/public.ts';
import { readSigners } from '@talaan/property/server/public.ts';
import { RUN_PAPERS, type RunPaperKind } from '../../contract/kinds.ts';
import { UNSIGNED, type Signature } from '../../print/paper-sheet.ts';
import { HALVES, type Half } from '../../rules/run/bank-list.ts';

/** The run of a paper that the caller's seat makes. Errors: 404 for a run or a paper that is not theirs; 409 before it is approved. */
export async function findPaperRun(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number, kind: RunPaperKind): Promise<FoundRun> {
  const run = await findRun(call, id, RUN_PAPERS[kind].seats);
  if (run.state !== 'APPROVED' && run.state !== 'RELEASED')
    throw wrongState(`${run.title} is not approved yet. Its papers are drafts from the approval on, and issued once it is released.`);
  return run;
}

/** Who has no account on record is on no list of a bank, but on one of their own. */
export const NO_ACCOUNT = 'Paid otherwise, without an account on record';

export interface Part {
  part: string;
  name: string;
}

/** The parts of the papers of a run: its fund clusters, and its banks with their halves. */
export async function readParts(open: Database, run: Pick<FoundRun, 'id' | 'kind'>): Promise<Record<'fund' | 'bank', Part[]>> {
  const { rows } = await sql<{ fund: string; fund_name: string; bank: string }>`
    select distinct coalesce(s.fund_code, '01') as fund, u.name as fund_name, case when f.account_sealed is null then '' else f.bank end as bank
    from payroll.payslip s left join payroll.profile f on f.personnel_id = s.personnel_id
    join property.fund_cluster u on u.code = coalesce(s.fund_code, '01') where s.run_id = ${run.id} and s.held_because is null`.execute(
    open,
  );
  const names = new Map(rows.map(({ fund, fund_name: name }) => [fund, name]));
  const halves: Half[] = isPaidByHalves(run.kind) ? ['FIRST', 'SECOND'] : ['WHOLE'];
  const banks = [...new Set(rows.map(({ bank }) => bank))].toSorted();
  return {
    fund: [...names].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([code, name]) => ({ part: code, name: `${code} ${name}` })),
    bank: banks.flatMap((bank) =>
      halves.map((half) => ({ part: `${half} ${bank}`.trim(), name: `${bank || NO_ACCOUNT}, ${HALVES[half].toLowerCase()}` })),
    ),
  };
}

/** The part that was asked for. Error: 404 for one that the run has not. */
export function choosePart(kind: RunPaperKind, parts: Record<'fund' | 'bank', Part[]>, wanted: string): Part {
  const { of } = RUN_PAPERS[kind] as { of?: 'fund' | 'bank' };
  if (!of) return { part: '', name: '' };
  const found = parts[of].find(({ part }) => part === wanted);
  if (!found) throw notFound('This run has no such part. Reload the page.');
  return found;
}

/** Who took the steps of a run last, by action, as they stand on its papers. */
export async function readSignatures(db: Database, run: Pick<FoundRun, 'id'>): Promise<(action: string) => Signature> {
  const { rows } = await sql<{ action: string; personnel_id: number | null; on: string; name: string }>`
    select distinct on (s.action) s.action, s.personnel_id, kernel.date_of(s.at)::text as on, coalesce(c.name, '') as name
    from requests.step s left join identity.account_view c on c.id = s.account_id
    where s.request_id = ${run.id} and s.action in ('check', 'certifyFunds', 'certify', 'approve', 'release')
      and s.no > coalesce((select max(b.no) from requests.step b where b.request_id = ${run.id} and b.action = 'giveBack'), 0)
    order by s.action, s.no desc`.execute(db);
  const people = rows.flatMap(({ personnel_id: id }) => (id === null ? [] : [id]));
  const signers = new Map<string, Signature>();
  for (const { action, personnel_id: id, on, name } of rows) {
    const signer = id === null ? null : (await readSigners(db, people, on))(id);
    signers.set(action, { name: signer?.name || name.toUpperCase(), post: signer?.position ?? '', on: longDate(on) });
  }
  return (action) => signers.get(action) ?? UNSIGNED;
}
