import { NOT_APPLICABLE, valueOrNone, type Cell, type Grid } from './grid.ts';
import { rowOf, type ReadRow } from './read-row.ts';
import { isPresent, readYes, typedDate, typedNumber, typedStep, type DateOrder } from './read-values.ts';

/** The columns of a printed table, by the labels of its head; a column that a revision does not print is left out. */
interface TableShape<N extends string> {
  /** The column whose label is found first, and tells that the table is here. */
  first: RegExp;
  columns: Record<N, RegExp>;
}

const STOPS = /^\(?continued? on |^signature( |$)|^[ivx]+\. (personal|family|educational|civil|work|voluntary|learning|other)|^cs form no/;

interface TableRow<N extends string> {
  values: Record<N, string>;
  /** Columns that say N/A. */
  none: N[];
}

/** The rows of a table on whichever sheets print it, with what stands in each column. */
function readTable<const N extends string>(grids: readonly Grid[], shape: TableShape<N>): Record<N, string>[] {
  return readRows(grids, shape).flatMap(({ values }) => (saysSomething(values) ? [values] : []));
}

function saysSomething(values: Record<string, string>): boolean {
  return Object.values(values).some((value) => value !== '');
}

function readRows<const N extends string>(grids: readonly Grid[], { first, columns }: TableShape<N>): TableRow<N>[] {
  const found: TableRow<N>[] = [];
  for (const grid of grids) {
    let from = 0;
    for (;;) {
      const heading = grid.find(first, { from });
      if (!heading) break;
      const head = { from: heading.row, until: heading.row + 4 };
      const labels = (Object.entries(columns) as [N, RegExp][])
        .map(([name, pattern]) => [name, grid.find(pattern, head)] as const)
        .filter((one): one is readonly [N, Cell] => one[1] !== null)
        .toSorted((a, b) => a[1].column - b[1].column);
      const starts = labels.map(([name, cell], index) => [name, index === 0 ? 0 : grid.startOf(cell)] as const);
      let row = Math.max(...labels.map(([, cell]) => cell.row)) + 1;
      for (; row < grid.height && !STOPS.test(firstText(grid, row).toLowerCase()); row += 1) {
        const values = Object.fromEntries(Object.keys(columns).map((name) => [name, ''])) as Record<N, string>;
        const none: N[] = [];
        starts.forEach(([name, start], index) => {
          const said = grid.between(row, start, starts[index + 1]?.[1] ?? labels[index]![1].column + 8, valueOrNone);
          if (said === NOT_APPLICABLE) none.push(name);
          else values[name] = said;
        });
        if (none.length > 0 || saysSomething(values)) found.push({ values, none });
      }
      from = row + 1;
    }
  }
  return found;
}

function firstText(grid: Grid, row: number): string {
  return grid.firstOf(row).replaceAll(/\s+/g, ' ').trim();
}

const ELIGIBILITY = /^(career service ?\/ ?ra|ces ?\/ ?csee|civil service eligibility$)/;

const ELIGIBILITIES = {
  first: ELIGIBILITY,
  columns: {
    eligibility: ELIGIBILITY,
    rating: /^rating/,
    on: /^date of examination/,
    at: /^place of examination/,
    number: /^number$/,
    until: /^(date of validity|valid until)/,
  },
} satisfies TableShape<string>;

export function readEligibilities(grids: readonly Grid[], order: DateOrder): ReadRow[] {
  return readTable(grids, ELIGIBILITIES).map((row) =>
    rowOf({
      eligibility: row.eligibility,
      rating: typedNumber(row.rating),
      examined_on: typedDate(row.on, order),
      examined_at: row.at,
      licence_number: row.number,
      licence_until: typedDate(row.until, order),
    }),
  );
}

const WORK = {
  first: /^inclusive dates(?!.*attendance)/,
  columns: {
    from: /^from$/,
    to: /^to$/,
    position: /^position title/,
    company: /^department/,
    salary: /^monthly salary/,
    step: /^salary ?\/ ?job/,
    status: /^status of appointment/,
    government: /^gov'?t service/,
  },
} satisfies TableShape<string>;

export function readWork(grids: readonly Grid[], order: DateOrder): ReadRow[] {
  return readTable(grids, WORK)
    .filter(({ from: _from, to: _to, ...others }) => Object.values(others).some((text) => text !== ''))
    .map((row) =>
      rowOf({
        from: typedDate(row.from, order),
        to: endOf(row.to, order),
        position: row.position,
        company: row.company,
        monthly_salary: typedNumber(row.salary),
        sg_step: typedStep(row.step),
        appointment_status: row.status,
        is_government: row.government === '' ? null : readYes(row.government),
      }),
    );
}

const VOLUNTARY = {
  first: /^name (&|and) address of organi/,
  columns: {
    organization: /^name (&|and) address of organi/,
    from: /^from$/,
    to: /^to$/,
    hours: /^number of hours/,
    position: /^position ?\/ ?nature/,
  },
} satisfies TableShape<string>;

export function readVoluntary(grids: readonly Grid[], order: DateOrder): ReadRow[] {
  return readTable(grids, VOLUNTARY).map((row) =>
    rowOf({
      organization: row.organization,
      from: typedDate(row.from, order),
      to: endOf(row.to, order),
      hours: typedNumber(row.hours),
      position: row.position,
    }),
  );
}

const TRAINING = {
  first: /^title of learning/,
  columns: {
    title: /^title of learning/,
    from: /^from$/,
    to: /^to$/,
    hours: /^number of hours/,
    type: /^type of (ld|l&d)/,
    sponsor: /^conducted/,
  },
} satisfies TableShape<string>;

export function readTraining(grids: readonly Grid[], order: DateOrder): ReadRow[] {
  return readTable(grids, TRAINING).map((row) =>
    rowOf({
      title: row.title,
      from: typedDate(row.from, order),
      to: endOf(row.to, order),
      hours: typedNumber(row.hours),
      type: row.type,
      sponsor: row.sponsor,
    }),
  );
}

const OTHER = {
  first: /^special skills/,
  columns: { skills: /^special skills/, recognitions: /^non-?academic/, memberships: /^membership in/ },
} satisfies TableShape<string>;

/** Items 31 to 33. */
export function readOtherInformation(grids: readonly Grid[]): Record<'skills' | 'recognitions' | 'memberships', ReadRow[]> {
  const rows = readTable(grids, OTHER);
  const column = (name: 'skills' | 'recognitions' | 'memberships') =>
    rows.filter((row) => row[name] !== '').map((row) => rowOf({ text: row[name] }));
  return { skills: column('skills'), recognitions: column('recognitions'), memberships: column('memberships') };
}

const TABLES = { eligibilities: ELIGIBILITIES, work: WORK, voluntary: VOLUNTARY, training: TRAINING } as const;
type MayBeNone = keyof typeof TABLES | keyof (typeof OTHER)['columns'];

/** Tables, and columns of items 31 to 33, that say N/A and nothing else. */
export function readNone(grids: readonly Grid[]): MayBeNone[] {
  const tables = (Object.keys(TABLES) as (keyof typeof TABLES)[]).filter((section) => {
    const rows: TableRow<string>[] = readRows<string>(grids, TABLES[section]);
    return rows.length > 0 && rows.every(({ values }) => !saysSomething(values));
  });
  const others = readRows(grids, OTHER);
  const columns = (Object.keys(OTHER.columns) as (keyof typeof OTHER.columns)[]).filter(
    (name) => others.some(({ none }) => none.includes(name)) && others.every(({ values }) => values[name] === ''),
  );
  return [...tables, ...columns];
}

/** What goes on has no end. */
function endOf(text: string, order: DateOrder): string {
  return isPresent(text) ? '' : typedDate(text, order);
}
