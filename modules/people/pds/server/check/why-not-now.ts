import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { Moved, StepCall, StepInput } from '@talaan/requests/server/public.ts';
import { whyNotVerified } from '../../rules/check-rows.ts';
import { readHead, type SheetHead } from '../rows/read-rows.ts';
import { checkerName } from '../stand.ts';
import { readChecked } from './read-checked.ts';

/** Why a step of a submission cannot be taken now, by its number: another checks the sheet, or its rows are not as they must be. Locks the sheets. */
export async function whyNotNow(
  { db, actor }: StepCall,
  action: string,
  moved: readonly Moved[],
  { input }: StepInput,
): Promise<ReadonlyMap<number, string>> {
  const reasons = new Map<number, string>();
  for (const { id, ownerId } of moved) {
    const head = (await readHead(db, ownerId!, { lock: true }))!;
    const isChecker = head.checker_id === actor.accountId;
    let why: string | null = null;
    if (action === 'take_over' && isChecker) why = 'You already check this sheet.';
    if (action === 'return' || action === 'verify') why = await whyNotChecker(db, head, actor.accountId);
    if (action === 'verify') why ??= await whyNotComplete(db, head, (input as { version?: number } | undefined)?.version);
    if (why !== null) reasons.set(id, why);
  }
  return reasons;
}

/** Null for the checker of a sheet; else who it is. */
export async function whyNotChecker(db: Database, head: SheetHead, accountId: number): Promise<string | null> {
  return head.checker_id === accountId ? null : `${(await checkerName(db, head)) ?? 'Another user'} checks this sheet.`;
}

function whyNotComplete(db: Database, head: SheetHead, version = head.version): Promise<string | null> {
  if (version !== head.version) return Promise.resolve('The sheet was changed while you checked it: look again before you verify it.');
  const { personnel_id: personnelId } = head;
  return withOpenRecords(db, [personnelId], async (open) => whyNotVerified(await readChecked(open, personnelId)) ?? null);
}
