import { sql } from 'kysely';
import type { StepOf } from '../../contract/steps.ts';
import { documentAct, type Act } from './act.ts';
import type { LockedDocument } from './lock-documents.ts';
import { stepped, type Stepping } from './stepping.ts';

export const legalHoldActs: readonly Act[] = (['legal_hold', 'lift_hold'] as const).map((action) =>
  documentAct<'legal_hold' | 'lift_hold'>({ action, take: changeLegalHold }),
);

/** Keeps documents from disposal as long as a case or an audit needs them, or lets them go again. */
async function changeLegalHold(
  stepping: Stepping,
  documents: readonly LockedDocument[],
  { action, reason }: StepOf<'legal_hold' | 'lift_hold'>,
): Promise<void> {
  await sql`
    update documents.document set legal_hold = ${action === 'legal_hold' ? reason : null}
    where id = any(${documents.map(({ id }) => id)}::integer[])`.execute(stepping.call.db);
  await stepped(stepping, documents, action, { reason });
}
