import type { Typed } from '../../contract/field.ts';
import { plainText, samePlain } from '../same-plain.ts';
import { plainValue, type Cell, type Grid } from './grid.ts';
import { rowOf, type Boxes, type ReadRow } from './read-row.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Adds what the Work Experience Sheet tells to the rows of work that it is about; what it tells of no row stays unread. */
export function addWorkExperience(work: readonly ReadRow[], grids: readonly Grid[]): ReadRow[] {
  const told = grids.flatMap((grid) => (grid.find(/^work experience sheet$/) ? readEntries(grid) : []));
  const left = new Set(told);
  return work.map((row) => {
    const entry = [...left].find((one) => isAbout(one, row.boxes));
    if (!entry) return row;
    left.delete(entry);
    return rowOf({ ...row.boxes, ...entry.take(String(row.boxes.company ?? '')) }, row.question);
  });
}

interface Entry {
  /** `2021-08`. */
  month: string;
  position: string;
  take: (company: string) => Boxes;
}

function readEntries(grid: Grid): Entry[] {
  const entries: Entry[] = [];
  let from = 0;
  for (;;) {
    const first = grid.find(/^duration$/, { from });
    if (!first) return entries;
    const until = grid.find(/^duration$/, { from: first.row + 1 })?.row ?? grid.height;
    entries.push(readEntry(grid, first, until));
    from = until;
  }
}

function readEntry(grid: Grid, first: Cell, until: number): Entry {
  const cell = (pattern: RegExp) => {
    const label = grid.find(pattern, { from: first.row, until });
    return label && { row: label.row, column: label.column + 1 };
  };
  const look = (pattern: RegExp) => {
    const at = cell(pattern);
    return at ? grid.text(at) : '';
  };
  const take = (pattern: RegExp) => {
    const at = cell(pattern);
    return at ? grid.take(at) : '';
  };
  const duration = look(/^duration$/);
  return {
    month: monthOf(duration),
    position: look(/^position$/),
    take: (company) => {
      const [accomplishments, duties] = [look(/^list of accomplishments/), look(/^summary of actual duties/)];
      for (const pattern of [/^duration$/, /^position$/, /^list of accomplishments/, /^summary of actual duties/]) take(pattern);
      return {
        office_unit: take(/^name of office/),
        supervisor: take(/^immediate supervisor/),
        agency_place: placeOf(take(/^name of agency/), company),
        accomplishments: linesOf(accomplishments),
        duties: plainValue(duties) === '' ? '' : duties.trim(),
      };
    },
  };
}

function isAbout({ month, position }: Entry, { from, position: held }: Boxes): boolean {
  return month !== '' && String(from ?? '').startsWith(month) && samePlain(position, String(held ?? ''));
}

/** The first month of `Aug 2021 – Present`. */
function monthOf(duration: string): string {
  const read = /^([a-z]{3})[a-z]*\.? (\d{4})/i.exec(duration.trim());
  const month = read ? MONTHS.indexOf(read[1]!.toLowerCase()) + 1 : 0;
  return month === 0 ? '' : `${read![2]}-${String(month).padStart(2, '0')}`;
}

/** The agency begins with the company, which the row of work names already. */
function placeOf(agency: string, company: string): string {
  const [whole, begins] = [plainText(agency), plainText(company)];
  if (whole === begins) return '';
  return begins !== '' && whole.startsWith(`${begins} `) ? agency.slice(company.length).replace(/^[\s,]+/, '') : agency;
}

function linesOf(text: string): Typed {
  const lines = text
    .split('\n')
    .map((line) => plainValue(line.replace(/^\s*[–•*-]\s+/, '')))
    .filter((line) => line !== '');
  return lines.length > 0 ? lines : null;
}
