import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import type { FoundRun } from '../runs/find-run.ts';
import { loadFigures } from '../figures/load-figures.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { gatherFacts } from './gather-facts.ts';

const PART = 1000;

/** Of how many people what the month follows from is no longer what it was when the run was computed. Nothing is applied by that. Needs open records. */
export async function changedSince(db: Database, { id, month, state }: FoundRun, today: string): Promise<number> {
  if (state !== 'COMPUTED' && state !== 'CHECKED') return 0;
  const { rows } = await sql<{ personnel_id: number; fingerprint: string }>`
    select personnel_id, facts ->> 'fingerprint' as fingerprint from payroll.payslip where run_id = ${id} and facts ? 'fingerprint'`.execute(
    db,
  );
  const kept = new Map(rows.map((row) => [row.personnel_id, row.fingerprint]));
  const figures = (await loadFigures(db))(month);
  let changed = 0;
  for (const people of inParts([...kept.keys()], PART)) {
    const now = new Map((await gatherFacts(db, { people, from: month, to: month, today })).map((one) => [one.personnel_id, one]));
    changed += people.filter((person) => fingerprintOf(now.get(person), figures) !== kept.get(person)).length;
  }
  return changed;
}
