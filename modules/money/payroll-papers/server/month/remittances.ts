import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import type { AnswerOf, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { DUE_DAYS, MONTH_PAPERS, type MonthPaperKind } from '../../contract/kinds.ts';
import type * as contract from '../../contract/papers.ts';
import { tableForm } from '../../print/forms.ts';
import { answerPaper } from '../answer-paper.ts';
import { issuePaper, readIssued } from '../issue.ts';
import { readEntity } from '../read-entity.ts';
import { buildRemittance } from './build-remittance.ts';
import { campusOf, readMonthRuns } from './month-runs.ts';

/** What is remitted of a month, and what of it was issued. */
export async function readRemittances(call: CallOf<typeof contract.readRemittances>): Promise<AnswerOf<typeof contract.readRemittances>> {
  const { month } = call.query;
  const issued = await readIssued(call.db, { run_id: null, month, campus_id: campusOf(call.actor) });
  const kinds = Object.keys(MONTH_PAPERS) as MonthPaperKind[];
  return {
    runs: (await readMonthRuns(call, month, month)).map(({ id, title, is_released, people, net }) => ({
      id,
      title,
      is_released,
      people,
      net,
    })),
    papers: kinds.map((kind) => ({ kind, due_on: dueOn(kind, month), issued: issued(kind, '') })),
  };
}

function dueOn(kind: MonthPaperKind, month: string): string | null {
  const day = DUE_DAYS[kind];
  if (!day) return null;
  return Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day }).toString();
}

/** A remittance of a month. Errors: 404 where no run of it is approved; 422 for a format in which it is not made. */
export async function makeRemittance(call: CallOf<typeof contract.makeRemittance>): Promise<FileAnswer> {
  const { db, actor, server, today, body } = call;
  const { month, kind, format } = body;
  const definition = MONTH_PAPERS[kind];
  if (!definition.formats.includes(format)) throw invalid({ format: ['This paper is not made like that.'] });
  const ofYear = await readMonthRuns(call, `${month.slice(0, 4)}-01`, month);
  const isDraft = !ofYear.some((run) => run.month === month && run.is_released);
  const runs = ofYear.filter((run) => run.is_released || (isDraft && run.month === month));
  if (!runs.some((run) => run.month === month))
    throw notFound(`No payroll of ${monthName(month)} is approved yet, so there is nothing to remit.`);
  const built = await withOpenRecords(db, 'everybody', (open) => buildRemittance(open, kind, month, runs));
  if (!isDraft) await issuePaper(call, { kind, run_id: null, month, campus_id: campusOf(actor), part: '' }, built.table);
  await recordChange(call, {
    action: 'make a remittance of a month',
    subject: `payroll.remittance:${month}`,
    after: { paper: definition.name, format, draft: isDraft, runs: runs.filter((run) => run.month === month).map(({ id }) => id) },
  });
  const sheet = {
    ...(await readEntity(db)),
    ...built,
    form: definition.form,
    number: '',
    is_draft: isDraft,
    day: today,
    made_by: actor.name,
    words: {},
    signatures: {},
  };
  return answerPaper(server, tableForm, sheet, { format, name: `${definition.name} ${month}`, isFile: definition.formats.includes('csv') });
}
