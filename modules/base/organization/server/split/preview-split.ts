import { sql } from 'kysely';
import type { SplitOutcome } from '../../contract/split.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { splitDepartment, type Splitting } from './split-department.ts';

/** Splits, looks, and takes it back: the preview cannot differ from the act. */
export async function previewSplit(call: Splitting, needs: OrganizationNeeds): Promise<SplitOutcome[]> {
  await sql`savepoint preview`.execute(call.db);
  const offices = await splitDepartment(call, needs);
  await sql`rollback to savepoint preview`.execute(call.db);
  return offices;
}
