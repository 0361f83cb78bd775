import type { SheetOnPaper } from '../../contract/sheet.ts';
import type { Cell, Grid } from './grid.ts';
import { isPresent, readDate, readHundredths, readYes, type DateOrder } from './read-values.ts';

/** The columns of a printed table, by the labels of its head; a column that a revision does not print is left out. */
interface TableShape<N extends string> {
  /** The column whose label is found first, and tells that the table is here. */
  first: RegExp;
  columns: Record<N, RegExp>;
}

const STOPS = /^\(?continued? on |^signature|^[ivx]+\. [a-z]|^cs form/;

/** The rows of a table on whichever sheets print it, with what stands in each column. */
function readTable<const N extends string>(grids: readonly Grid[], { first, columns }: TableShape<N>): Record<N, string>[] {
  const found: Record<N, string>[] = [];
  for (const grid of grids) {
    let from = 0;
    for (;;) {
      const heading = grid.find(first, { from });
      if (!heading) break;
      const head = { from: heading.row, until: heading.row + 3 };
      const starts = (Object.entries(columns) as [N, RegExp][])
        .map(([name, pattern]) => [name, grid.find(pattern, head)] as const)
        .filter((one): one is readonly [N, Cell] => one[1] !== null)
        .toSorted((a, b) => a[1].column - b[1].column);
      let row = Math.max(...starts.map(([, cell]) => cell.row)) + 1;
      for (; row < grid.height && !STOPS.test(firstText(grid, row).toLowerCase()); row += 1) {
        const values = Object.fromEntries(Object.keys(columns).map((name) => [name, ''])) as Record<N, string>;
        starts.forEach(([name, cell], index) => {
          values[name] = grid.between(row, cell.column, starts[index + 1]?.[1].column ?? cell.column + 8);
        });
        if (Object.values(values).some((value) => value !== '')) found.push(values);
      }
      from = row + 1;
    }
  }
  return found;
}

function firstText(grid: Grid, row: number): string {
  return grid.firstOf(row).replaceAll(/\s+/g, ' ').trim();
}

export function readEligibilities(grids: readonly Grid[], order: DateOrder): SheetOnPaper['eligibilities'] {
  return readTable(grids, {
    first: /^(career service ?\/ ?ra|ces\/csee|civil service eligibility$)/,
    columns: {
      eligibility: /^(career service ?\/ ?ra|ces\/csee|civil service eligibility$)/,
      rating: /^rating/,
      on: /^date of examination/,
      at: /^place of examination/,
      number: /^number$/,
      until: /^(date of validity|valid until)/,
    },
  }).map((row) => ({
    eligibility: row.eligibility,
    rating: readHundredths(row.rating),
    examined_on: readDate(row.on, order),
    examined_at: row.at,
    licence_number: row.number,
    licence_until: readDate(row.until, order),
  }));
}

export function readWork(grids: readonly Grid[], order: DateOrder): SheetOnPaper['work'] {
  return readTable(grids, {
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
  })
    .filter((row) => row.position !== '' || row.company !== '')
    .map((row) => ({
      from: readDate(row.from, order),
      to: isPresent(row.to) ? null : readDate(row.to, order),
      position: row.position,
      company: row.company,
      monthly_salary: readHundredths(row.salary),
      sg_step: /\b\d{1,2}-[1-8]\b/.exec(row.step)?.[0].padStart(4, '0') ?? '',
      appointment_status: row.status,
      is_government: readYes(row.government),
      is_part_time: false,
      is_internal: false,
      office_unit: '',
      supervisor: '',
      agency_place: '',
      accomplishments: [],
      duties: '',
    }));
}

export function readVoluntary(grids: readonly Grid[], order: DateOrder): SheetOnPaper['voluntary'] {
  return readTable(grids, {
    first: /^name (&|and) address of organi/,
    columns: {
      organization: /^name (&|and) address of organi/,
      from: /^from$/,
      to: /^to$/,
      hours: /^number of hours/,
      position: /^position ?\/ ?nature/,
    },
  })
    .filter((row) => row.organization !== '')
    .map(({ organization, from, to, hours, position }) => ({
      organization,
      from: readDate(from, order),
      to: readDate(to, order),
      hours: readHundredths(hours),
      position,
    }));
}

export function readTraining(grids: readonly Grid[], order: DateOrder): SheetOnPaper['training'] {
  return readTable(grids, {
    first: /^title of learning/,
    columns: {
      title: /^title of learning/,
      from: /^from$/,
      to: /^to$/,
      hours: /^number of hours/,
      type: /^type of (ld|l&d)/,
      sponsor: /^conducted/,
    },
  })
    .filter((row) => row.title !== '')
    .map(({ title, from, to, hours, type, sponsor }) => ({
      title,
      from: readDate(from, order),
      to: readDate(to, order),
      hours: readHundredths(hours),
      type: type === '' ? '' : type[0]!.toUpperCase() + type.slice(1).toLowerCase(),
      sponsor,
    }));
}

/** Items 31 to 33. */
export function readOtherInformation(grids: readonly Grid[]): Pick<SheetOnPaper, 'skills' | 'recognitions' | 'memberships'> {
  const rows = readTable(grids, {
    first: /^special skills/,
    columns: { skills: /^special skills/, recognitions: /^non-?academic/, memberships: /^membership in/ },
  });
  const column = (name: 'skills' | 'recognitions' | 'memberships') => rows.map((row) => row[name]).filter((text) => text !== '');
  return { skills: column('skills'), recognitions: column('recognitions'), memberships: column('memberships') };
}
