import { sql } from 'kysely';
import { holds } from '@talaan/kernel/server/actor.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { findRun } from '@talaan/payroll/server/public.ts';
import { RUN_PAPERS, type RunPaperKind } from '../../contract/kinds.ts';
import type { readRunPapers as endpoint, RunPapers } from '../../contract/papers.ts';
import { readIssued } from '../issue.ts';
import { readParts } from './paper-run.ts';

/** What the caller can make of a run. Error: 404 for one that they do not reach. */
export async function readRunPapers(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params } = call;
  const run = await findRun(call, params.id);
  const { rows } = await sql<Omit<RunPapers, 'papers'>>`
    select id, title, month, state, people, gross, deductions, government, net from payroll.run where id = ${run.id}`.execute(db);
  const parts = await withOpenRecords(db, 'everybody', (open) => readParts(open, run));
  const issued = await readIssued(db, { run_id: run.id, month: run.month, campus_id: null });
  const kinds = Object.keys(RUN_PAPERS) as RunPaperKind[];
  const papers = kinds
    .filter((kind) => holds(actor, RUN_PAPERS[kind].seats))
    .flatMap((kind) => {
      const { of } = RUN_PAPERS[kind];
      const ofKind = of ? parts[of] : [{ part: '', name: '' }];
      return ofKind.map(({ part, name }) => ({ kind, part, part_name: name, issued: issued(kind, part) }));
    });
  return { run: { ...rows[0]!, papers } };
}
