import { sql, type RawBuilder } from 'kysely';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { mountRows, rows, type Column } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { SheetCell } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { REPORT_CALLS, type Breakdown, type ReportQuery, type ReportRow } from '../contract/reports.ts';
import { amountOf, headingOf } from '../rules/amounts.ts';
import { faultOfPeriod, isByDay, namePeriod } from '../rules/periods.ts';
import { REPORTS, type ReportName } from '../rules/reports.ts';
import { REPORT_SQL } from './reports.ts';

/** Mounts a report: its rows, their totals, its export. */
export function mountReport(server: Server, name: ReportName): void {
  mountRows(server, reportRows(name), async (_call, _list, page) => ({ totals: (await page).sums }));
}

function reportRows(name: ReportName) {
  const { list, exported } = REPORT_CALLS[name];
  const report = REPORTS[name];
  const statements = REPORT_SQL[name];
  return rows(list, exported, 'rows', async (call) => {
    const { query } = call;
    const fault = faultOfPeriod(query);
    if (fault) throw invalid({ to: [fault] });
    const records = await statements.records(call);
    const figures = Object.entries(statements.figures);
    const { summed, from, columns, search, sort } = BREAKDOWN_SQL[query.by](records, figures, query);
    const isShort = statements.hasDays && isByDay(query);
    const shown = Object.entries(report.figures).filter(([, { isWhole }]) => !(isWhole && query.by === 'time'));
    return {
      once: sql`w as materialized (${summed})`,
      from,
      columns: {
        ...columns,
        people: 'w.people',
        figures: sql`jsonb_build_object(${sql.join(figures.map(([key]) => sql`${sql.lit(key)}, w.${sql.id(key)}`))})`,
      },
      // Whose figures these are was asked for where they are summed.
      reach: statements.shown,
      search,
      sort: { ...sort, ...Object.fromEntries(figures.map(([key]) => [key, [sql.ref(`w.${key}`), sort.name] as [Column, Column]])) },
      unsorted: query.by === 'person' ? report.order : 'name',
      filters: { ...NARROWED_BEFORE, show: (choice: string) => statements.shows[choice]! },
      describe: (found: ReportRow[]) =>
        query.by === 'time' ? found.map((row) => ({ ...row, name: nameOfTime(row.name, isShort) })) : found,
      sums: Object.fromEntries(figures.map(([key]) => [key, sql`w.${sql.id(key)}`])),
      sheet: {
        name: `${report.title}, ${namePeriod(query)}`,
        cells: {
          ...HEADINGS[query.by],
          ...Object.fromEntries(
            shown.map(([key, figure]) => [headingOf(figure), (row: ReportRow) => amountOf(row.figures[key] ?? 0, figure)]),
          ),
        },
        total: (all: readonly ReportRow[]) => [
          'Total',
          ...Object.keys(HEADINGS[query.by])
            .slice(1)
            .map(() => null),
          ...shown.map(([key, figure]) =>
            amountOf(
              all.reduce((sum, row) => sum + row.figures[key]!, 0),
              figure,
            ),
          ),
        ],
      },
    };
  });
}

const inPeriod = () => sql<boolean>`true`;
/** What the records are narrowed to before they are summed (`personMonths`). */
const NARROWED_BEFORE = {
  from: inPeriod,
  to: inPeriod,
  by: inPeriod,
  campus: inPeriod,
  office: inPeriod,
  own: inPeriod,
  track: inPeriod,
  status: inPeriod,
};

interface BreakdownSql {
  /** The rows with their figures: summed once for the page, its total and the totals of the figures. */
  summed: RawBuilder<unknown>;
  /** The summed rows `w` with what names them. */
  from: RawBuilder<unknown>;
  columns: Record<'id' | 'idno' | 'name' | 'avatar' | 'place', Column>;
  search: RawBuilder<unknown>[];
  sort: { name: Column; place: [Column, Column] };
}

type Sums = (
  records: RawBuilder<unknown>,
  figures: readonly [string, RawBuilder<unknown>][],
  query: Pick<ReportQuery, 'to'>,
) => BreakdownSql;

const sumsOf = (figures: readonly [string, RawBuilder<unknown>][]) =>
  sql.join(figures.map(([key, sum]) => sql`${sum}::bigint as ${sql.id(key)}`));

const BREAKDOWN_SQL: Record<Breakdown, Sums> = {
  person: (records, figures, { to }) => ({
    summed: sql`
      select r.personnel_id as id, (array_agg(r.office_id order by r.at desc))[1] as office_id, 1 as people, ${sumsOf(figures)}
      from (${records}) r group by r.personnel_id`,
    from: sql`w join personnel.person_view p on p.id = w.id join organization.office_view o on o.id = w.office_id`,
    columns: { id: 'w.id', idno: 'p.idno', name: 'p.fullname', avatar: avatarOf('p.id'), place: sql`organization.acronym_on(o.id, ${to})` },
    search: [sql`p.search`],
    sort: { name: 'p.plain_name', place: ['o.tree_from', 'p.plain_name'] },
  }),
  office: (records, figures, { to }) => ({
    summed: sql`
      select r.office_id as id, count(distinct r.personnel_id)::integer as people, ${sumsOf(figures)} from (${records}) r group by r.office_id`,
    from: sql`w join organization.office_view o on o.id = w.id join organization.campus_view c on c.id = o.campus_id`,
    columns: { id: 'w.id', idno: sql`''`, name: sql`organization.fullname_on(o.id, ${to})`, avatar: sql`null::text`, place: 'c.acronym' },
    search: [sql`kernel.plain(o.fullname || ' ' || o.acronym)`],
    sort: { name: 'o.tree_from', place: ['c.acronym', 'o.tree_from'] },
  }),
  time: (records, figures) => ({
    summed: sql`
      select to_char(r.at, 'YYYYMMDD')::integer as id, r.at, count(distinct r.personnel_id)::integer as people, ${sumsOf(figures)}
      from (${records}) r group by r.at`,
    from: sql`w`,
    columns: { id: 'w.id', idno: sql`''`, name: sql`w.at::text`, avatar: sql`null::text`, place: sql`''` },
    search: [],
    sort: { name: 'w.at', place: ['w.at', 'w.id'] },
  }),
};

function nameOfTime(date: string, isDay: boolean): string {
  return isDay ? longDate(date) : monthName(date.slice(0, 7));
}

const HEADINGS: Record<Breakdown, Record<string, (row: ReportRow) => SheetCell>> = {
  person: { 'Employee number': (row) => row.idno, Name: (row) => row.name, Office: (row) => row.place },
  office: { Office: (row) => row.name, Campus: (row) => row.place, People: (row) => row.people },
  time: { When: (row) => row.name, People: (row) => row.people },
};
