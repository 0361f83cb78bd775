import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formerPay } from '@talaan/payroll/server/public.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { DUE, MONTH_PAPERS, type Format, type MonthPaperKind } from '../../contract/kinds.ts';
import type * as contract from '../../contract/papers.ts';
import { UNSIGNED } from '../../print/paper-sheet.ts';
import { tableForm } from '../../print/forms.ts';
import { quarterUntil } from '../../rules/remittances/expanded-tax.ts';
import type { Table } from '../../rules/table.ts';
import { answerPaper } from '../answer-paper.ts';
import { issuePaper, readIssued } from '../issue.ts';
import { readWithheldMonths } from '../read-paid.ts';
import { buildRemittance } from './build-remittance.ts';
import { campusOf, readMonthRuns, type MonthRun } from './month-runs.ts';

/** What is remitted of a month, and what of it was issued. */
export async function readRemittances(call: CallOf<typeof contract.readRemittances>): Promise<AnswerOf<typeof contract.readRemittances>> {
  const { month } = call.query;
  const issued = await readIssued(call.db, { run_id: null, month, campus_id: campusOf(call.actor) });
  const quarter = await readMonthRuns(call, quarterUntil(month).from, month);
  const own = quarter.filter((run) => run.month === month);
  const withheld = await withOpenRecords(call.db, 'everybody', (open) =>
    readWithheldMonths(
      open,
      quarter.map(({ id }) => id),
    ),
  );
  const papers = (Object.keys(MONTH_PAPERS) as MonthPaperKind[]).map((kind) => ({
    kind,
    due_on: dueOn(kind, month),
    issued: issued(kind, ''),
  }));
  return {
    runs: own.map(({ id, title, is_released, people, net }) => ({
      id,
      title,
      is_released,
      people,
      net,
    })),
    // Of job orders there is nothing to file where nothing was withheld.
    papers: papers.filter(({ kind, issued: made }) => {
      if (made || !OF_JOB_ORDERS.includes(kind)) return true;
      return kind === 'PERCENTAGE_TAX' ? withheld.includes(month) : withheld.length > 0;
    }),
  };
}

const OF_JOB_ORDERS: readonly MonthPaperKind[] = ['PERCENTAGE_TAX', 'EXPANDED_TAX', 'CERTIFICATES'];

function dueOn(kind: MonthPaperKind, month: string): string {
  const { after, day, ofDecember = day } = DUE[kind];
  const last = {
    month,
    quarter: `${month.slice(0, 5)}${String(Math.ceil(Number(month.slice(5)) / 3) * 3).padStart(2, '0')}`,
    year: `${month.slice(0, 4)}-12`,
  };
  return Temporal.PlainYearMonth.from(last[after])
    .add({ months: 1 })
    .toPlainDate({ day: month.endsWith('-12') ? ofDecember : day })
    .toString();
}

/** A remittance of a month. Errors: 404 where no run of it is approved; 422 for a format in which it is not made. */
export async function makeRemittance(call: CallOf<typeof contract.makeRemittance>): Promise<FileAnswer> {
  const { db, actor, server, today } = call;
  const { month, kind, format } = call.body;
  const definition = MONTH_PAPERS[kind];
  if (!definition.formats.includes(format) || ('byJob' in definition && format === 'pdf'))
    throw invalid({ format: ['This paper is not made like that.'] });
  const remitted = await findRemitted(call, month);
  const built = await withOpenRecords(db, 'everybody', (open) =>
    buildRemittance(open, kind, month, remitted.runs, allContributed(server, formerPay)[0]),
  );
  await noteRemittance(call, remitted, kind, format, built.table);
  const sheet = {
    ...built,
    form: definition.name,
    number: '',
    is_draft: remitted.is_draft,
    day: today,
    made_by: actor.name,
    words: {},
    signatures: { 'Prepared by': UNSIGNED, 'Certified correct by': UNSIGNED },
  };
  const isFile = definition.formats.includes('csv');
  return answerPaper(server, tableForm, sheet, { format, name: `${definition.name} ${month}`, isFile, control: [built.employer] });
}

interface Remitted {
  month: string;
  /** Of its year until it. */
  runs: MonthRun[];
  is_draft: boolean;
}

/** The runs that a remittance of a month is made of. Error: 404 where none of the month is approved. */
export async function findRemitted(call: Pick<Call, 'db' | 'actor'>, month: string): Promise<Remitted> {
  const ofYear = await readMonthRuns(call, `${month.slice(0, 4)}-01`, month);
  const isDraft = !ofYear.some((run) => run.month === month && run.is_released);
  const runs = ofYear.filter((run) => run.is_released || (isDraft && run.month === month));
  if (!runs.some((run) => run.month === month))
    throw notFound(`No payroll of ${monthName(month)} is approved yet, so there is nothing to remit.`);
  return { month, runs, is_draft: isDraft };
}

/** Keeps that a remittance was issued, unless it is a draft, and who made it. */
export async function noteRemittance(
  call: Parameters<typeof recordChange>[0] & Parameters<typeof issuePaper>[0],
  { month, runs, is_draft: isDraft }: Remitted,
  kind: MonthPaperKind,
  format: Format,
  table: Table,
): Promise<void> {
  if (!isDraft) await issuePaper(call, { kind, run_id: null, month, campus_id: campusOf(call.actor), part: '' }, table);
  await recordChange(call, {
    action: 'make a remittance of a month',
    subject: `payroll.remittance:${month}`,
    after: { paper: MONTH_PAPERS[kind].name, format, draft: isDraft, runs: runs.filter((run) => run.month === month).map(({ id }) => id) },
  });
}
