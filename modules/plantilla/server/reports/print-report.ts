import type { z } from 'zod';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { startJob, type Job } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readLetterhead } from '@talaan/organization/server/public.ts';
import { codeOnPaper, issuePapers } from '@talaan/papers/server/public.ts';
import { officeOfCaller, readSigningNames } from '@talaan/personnel/server/public.ts';
import { REPORTS, type printReport as endpoint, type ReportName } from '../../contract/reports.ts';
import { printTable } from '../../print/report.ts';
import { noteOpening } from './note-opening.ts';
import { reports } from './reports.ts';

type Params = z.output<typeof endpoint.params>;

/** What is on it was decided when the print was started, by who may see what at that moment. */
interface ReportPrint {
  report: ReportName;
  day: string;
  title: string;
  ids: number[];
  /** Whose letterhead it carries. */
  officeId: number;
  code: string;
}

/** Issues the paper and starts its print. */
export async function startPrint(call: Call<Params, unknown, z.output<typeof endpoint.body>>) {
  const { db, actor, params, body, today } = call;
  const report = reports[params.report];
  const day = body.on ?? today;
  const ids = await report.ids(db, { day, where: report.match(actor, body, day), inFull: true });
  if (ids.length === 0) throw notFound('There is nothing to print: no item matches.');
  if (report.opensNumbers) await noteOpening(call, params.report, day, ids);
  const title = `${REPORTS[params.report]} as of ${longDate(day)}`;
  const [paper] = await issuePapers(call, [{ kind: 'plantilla report', title }]);
  const officeId = (await officeOfCaller(call)) ?? (await topOffice(db));
  return { job: await startJob(call, printReportJob, title, { report: params.report, day, title, ids, officeId, code: paper!.code }) };
}

export const printReportJob: Job<ReportPrint> = {
  kind: 'plantilla.print-report',
  run: async ({ server, accountId, progress }, { report: name, day, title, ids, officeId, code }) => {
    const report = reports[name];
    await progress(0, ids.length);
    const rows = await report.rows(server.db, { day, where: report.ofIds(ids), inFull: true });
    const letterhead = await readLetterhead(server.db, officeId, day, readSigningNames);
    const paper = codeOnPaper(server.settings.publicUrl, code);
    const content = await printTable({ title: REPORTS[name], day, columns: report.columns, rows, letterhead, paper });
    await progress(ids.length, ids.length);
    const file = await server.db
      .transaction()
      .execute((db) => server.files.keep(db, { name: `${title}.pdf`, contentType: 'application/pdf', content, ownerId: accountId }));
    return { file_id: file.id };
  },
};

/** That on top of the tree, for whoever serves nowhere. */
async function topOffice(db: Database): Promise<number> {
  const top = await db.selectFrom('organization.office').select('id').orderBy('tree_from').limit(1).executeTakeFirstOrThrow();
  return top.id;
}
