import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import type { FoundRun } from '../find-run.ts';
import { loadFigures } from '../figures/load-figures.ts';
import type { KindOfRun } from './run-terms.ts';

const PART = 1000;

/** Of how many people what the month follows from is no longer what it was when the run was computed. Nothing is applied by that. Needs open records. */
export async function changedSince(db: Database, kind: KindOfRun, run: FoundRun, today: string): Promise<number> {
  if (!kind.fingerprints || (run.state !== 'COMPUTED' && run.state !== 'CHECKED')) return 0;
  const { rows } = await sql<{ personnel_id: number; fingerprint: string }>`
    select personnel_id, facts ->> 'fingerprint' as fingerprint from payroll.payslip where run_id = ${run.id} and facts ? 'fingerprint'`.execute(
    db,
  );
  const kept = new Map(rows.map((row) => [row.personnel_id, row.fingerprint]));
  const figuresOf = await loadFigures(db);
  let changed = 0;
  for (const people of inParts([...kept.keys()], PART)) {
    const now = await kind.fingerprints(db, { ...run, first_month: null, today }, people, figuresOf);
    changed += people.filter((person) => now.get(person) !== kept.get(person)).length;
  }
  return changed;
}
