/** What stands in a cell: text, a sum in centavos or a plain number, by the kind of its column. */
export type Cell = string | number | null;

/** `money` in centavos and `count` are summed; `text`, `number` and `item`, centavos as well, are not. */
export type CellKind = 'text' | 'money' | 'count' | 'number' | 'item';

/** One column of a paper, said once: for the page, the workbook, the file of an agency and its control totals. */
export interface Column<Row> {
  title: string;
  kind: CellKind;
  /** On paper in millimetres; 0 takes what the others leave. */
  width: number;
  of: (row: Row, at: number) => Cell;
}

export interface TableGroup {
  name: string;
  rows: Cell[][];
  totals: (number | null)[];
}

export interface Table {
  columns: Pick<Column<never>, 'title' | 'kind' | 'width'>[];
  groups: TableGroup[];
  totals: (number | null)[];
  /** How many rows it has. */
  count: number;
  /** Control totals of a form whose items are no column that could be summed. */
  controls?: Record<string, number>;
}

export const textOf = <Row>(title: string, width: number, of: Column<Row>['of']): Column<Row> => ({ title, kind: 'text', width, of });
export const moneyOf = <Row>(title: string, width: number, of: (row: Row) => number | null): Column<Row> => ({
  title,
  kind: 'money',
  width,
  of,
});
/** The running number of a row. */
export const serial = <Row>(width = 8): Column<Row> => ({ title: 'No.', kind: 'number', width, of: (_, at) => at + 1 });

/** Rows in groups with their sums; rows are numbered through all groups. One group without a name is a plain table. */
export function tabulate<Row>(columns: readonly Column<Row>[], groups: readonly (readonly [name: string, rows: readonly Row[]])[]): Table {
  let at = 0;
  const filled = groups.map(([name, rows]): TableGroup => {
    const cells = rows.map((row) => {
      const place = at++;
      return columns.map(({ of }) => of(row, place));
    });
    return { name, rows: cells, totals: sumsOf(columns, cells) };
  });
  return {
    columns: columns.map(({ title, kind, width }) => ({ title, kind, width })),
    groups: filled,
    totals: sumsOf(
      columns,
      filled.flatMap(({ rows }) => rows),
    ),
    count: at,
  };
}

export function sumsOf(columns: readonly Pick<Column<never>, 'kind'>[], rows: readonly (readonly Cell[])[]): (number | null)[] {
  return columns.map(({ kind }, at) =>
    kind === 'money' || kind === 'count' ? rows.reduce((sum, cells) => sum + ((cells[at] as number | null) ?? 0), 0) : null,
  );
}

/** The control totals of a table: the sum of each column that has one, by its title. */
export function controlTotals({ columns, totals, controls }: Table): Record<string, number> {
  if (controls) return controls;
  return Object.fromEntries(columns.flatMap(({ title }, at) => (totals[at] === null ? [] : [[title, totals[at]!]])));
}
