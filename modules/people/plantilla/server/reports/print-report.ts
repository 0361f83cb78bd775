import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call, ParamsOf } from '@talaan/kernel/server/mount.ts';
import { issuePapers, printedMany } from '@talaan/papers/server/public.ts';
import { officeOfCaller } from '@talaan/personnel/server/public.ts';
import { REPORTS, type printReport as endpoint, type ReportName } from '../../contract/reports.ts';
import { reportForm, type ReportOnPaper } from '../../print/report-form.ts';
import { noteOpening } from './note-opening.ts';
import { reports } from './reports.ts';

type Params = ParamsOf<typeof endpoint>;

/** What is on it is decided when the print is started, by who may see what at that moment. */
interface WantedReport {
  report: ReportName;
  day: string;
  ids: number[];
  /** Whose letterhead it carries. */
  officeId: number;
  /** Null on a draft. */
  code: string | null;
}

/** Starts the print: of a draft to look at, or of a paper that is issued with its code. */
export async function startPrint(call: Call<Params, unknown, BodyOf<typeof endpoint>>) {
  const { db, actor, params, body, today } = call;
  const report = reports[params.report];
  const day = body.on ?? today;
  const ids = await report.ids(db, { day, where: report.match(actor, body, day), inFull: true });
  if (ids.length === 0) throw notFound('There is nothing to print: no item matches.');
  if (report.opensNumbers) await noteOpening(call, params.report, day, ids);
  const title = `${REPORTS[params.report]} as of ${longDate(day)}`;
  const code = body.draft ? null : (await issuePapers(call, [{ kind: 'plantilla report', title }]))[0]!.code;
  const officeId = (await officeOfCaller(call)) ?? (await topOffice(db));
  const wanted = { report: params.report, day, ids, officeId, code };
  return {
    job: await printedReports.start(call, { title: body.draft ? `${title}, draft` : title, keys: [wanted], order: {}, screen: null }),
    code,
  };
}

export const printedReports = printedMany<WantedReport, object, ReportOnPaper>({
  kind: 'plantilla.print-report',
  what: 'Plantilla reports',
  form: reportForm,
  atOnce: 1,
  gather: ({ call: { db } }, wanted) =>
    Promise.all(
      wanted.map(async ({ report: name, day, ids, officeId, code }) => {
        const { columns, rows, ofIds } = reports[name];
        return {
          sheet: { title: REPORTS[name], day, columns, rows: await rows(db, { day, where: ofIds(ids), inFull: true }), officeId },
          code,
        };
      }),
    ),
});

/** That on top of the tree, for anyone who serves nowhere. */
async function topOffice(db: Database): Promise<number> {
  const top = await db.selectFrom('organization.office_view').select('id').orderBy('tree_from').limit(1).executeTakeFirstOrThrow();
  return top.id;
}
