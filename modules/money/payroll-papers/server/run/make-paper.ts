import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { FoundRun } from '@talaan/payroll/server/public.ts';
import { RUN_PAPERS, type RunPaperKind } from '../../contract/kinds.ts';
import type { makeRunPaper as endpoint } from '../../contract/papers.ts';
import { answerPaper } from '../answer-paper.ts';
import { issuePaper } from '../issue.ts';
import { readEntity } from '../read-entity.ts';
import type { Table } from '../../rules/table.ts';
import { buildRunPaper } from './build-paper.ts';
import { choosePart, findPaperRun, readParts, type Part } from './paper-run.ts';

/** A paper of a run. Errors: 404; 409 before the run is approved; 422 for a format in which it is not made. */
export async function makeRunPaper(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { db, actor, server, today, params, body } = call;
  const { kind, format } = body;
  const definition = RUN_PAPERS[kind];
  if (kind === 'PAYSLIPS' || !definition.formats.includes(format) || (definition.byJob && format === 'pdf'))
    throw invalid({ format: ['This paper is not made like that.'] });
  const run = await findPaperRun(call, params.id, kind);
  const { part, built } = await withOpenRecords(db, 'everybody', async (open) => {
    const chosen = choosePart(kind, await readParts(open, run), body.part);
    return { part: chosen, built: await buildRunPaper(call, open, kind, run, chosen) };
  });
  const number = await issueOfRun(call, run, kind, part, built.table);
  await noteMade(call, run, kind, part, format);
  const { form, name: followed = definition.form, ...said } = built;
  const sheet = {
    ...(await readEntity(db)),
    ...said,
    form: followed,
    number: number ?? '',
    is_draft: run.state !== 'RELEASED',
    day: today,
    made_by: actor.name,
  };
  const name = [definition.name, part.part, run.month, run.id].filter(Boolean).join(' ');
  return answerPaper(server, form, sheet, { format, name, isFile: kind === 'BANK_LIST' });
}

/** Keeps that a paper of a released run was issued; a draft of an approved one is not. */
export async function issueOfRun(
  call: Pick<Call, 'db' | 'actor' | 'now' | 'today'>,
  { id, month, state }: FoundRun,
  kind: RunPaperKind,
  { part }: Part,
  table: Table,
): Promise<string | null> {
  return state === 'RELEASED' ? issuePaper(call, { kind, run_id: id, month, campus_id: null, part }, table) : null;
}

export function noteMade(
  call: Parameters<typeof recordChange>[0],
  run: FoundRun,
  kind: RunPaperKind,
  { part }: Part,
  format: string,
): Promise<void> {
  return recordChange(call, {
    action: 'make a paper of a payroll',
    subject: `payroll.run:${run.id}`,
    after: { paper: RUN_PAPERS[kind].name, part, format, draft: run.state !== 'RELEASED' },
  });
}
