import type { Call, QueryOf, ParamsOf } from '@talaan/kernel/server/mount.ts';
import { REPORTS, type readReport as endpoint } from '../../contract/reports.ts';
import { reports } from './reports.ts';

type Params = ParamsOf<typeof endpoint>;

/** A page of a report for the screen: TINs are masked. */
export async function readReport({ db, actor, params, query, today }: Call<Params, QueryOf<typeof endpoint>>) {
  const report = reports[params.report];
  const day = query.on ?? today;
  const asked = { day, where: report.match(actor, query, day), inFull: false };
  const page = { limit: query.per_page, offset: (query.page - 1) * query.per_page };
  const [rows, total] = await Promise.all([report.rows(db, { ...asked, page }), report.count(db, asked)]);
  return { title: REPORTS[params.report], columns: [...report.columns], rows, total };
}
