import { NOT_APPLICABLE, plainLabel, plainValue, valueOrNone, type Cell, type Grid } from './grid.ts';
import { isLabel } from './labels.ts';
import { readExtension } from './read-personal.ts';
import { rowOf, type Boxes, type ReadRow } from './read-row.ts';
import { isPresent, typedDate, typedYear, type DateOrder } from './read-values.ts';

/** Section II of the first sheet, and of which of its parts it says that there is none. */
export function readFamily(
  grid: Grid,
  order: DateOrder,
): Record<'spouses' | 'children' | 'parents', ReadRow[]> & { none: ('spouses' | 'children')[] } {
  const spouse = grid.find(/^spouse's surname/);
  const father = grid.find(/^father's surname/);
  const mother = grid.find(/^mother's maiden/);
  const children = grid.find(/^name of children/);
  const end = grid.find(/^iii\. educational|^elementary$/)?.row ?? grid.height;
  // The names of children stand to the right of those of the parents.
  const wall = children?.column ?? Infinity;
  const block =
    (start: Cell | null, until: number, as = plainValue) =>
    (pattern: RegExp) => {
      const label = start && grid.find(pattern, { from: start.row, until, right: wall });
      return label ? grid.right(label, wall, as) : '';
    };
  const ofSpouse = block(spouse, father?.row ?? end);
  const ofFather = block(father, mother?.row ?? end, valueOrNone);
  const ofMother = block(mother, end, valueOrNone);
  const extension = (start: Cell | null, until: number) => {
    const label = start && grid.find(/^name extension/, { from: start.row, until, right: wall });
    return label ? readExtension(grid, label) : '';
  };
  const person = rowOf({
    surname: ofSpouse(/^spouse's surname/),
    first_name: ofSpouse(/^first name/),
    middle_name: ofSpouse(/^middle name/),
    name_extension: extension(spouse, father?.row ?? end),
    occupation: ofSpouse(/^occupation/),
    employer: ofSpouse(/^employer/),
    business_address: ofSpouse(/^business address/),
    telephone: ofSpouse(/^telephone/),
  });
  const parents = rowOf({
    father_surname: ofFather(/^father's surname/),
    father_first_name: ofFather(/^first name/),
    father_middle_name: ofFather(/^middle name/),
    father_name_extension: extension(father, mother?.row ?? end),
    mother_surname: ofMother(/^(mother's maiden name )?surname/),
    mother_first_name: ofMother(/^first name/),
    mother_middle_name: ofMother(/^middle name/),
  });
  const spouses = person.boxes.surname || person.boxes.first_name ? [person] : [];
  const hasNone = spouses.length === 0 && block(spouse, father?.row ?? end, valueOrNone)(/^spouse's surname/) === NOT_APPLICABLE;
  return {
    spouses,
    children: children ? readChildren(grid, children, end, order) : [],
    parents: Object.keys(parents.boxes).length > 0 ? [parents] : [],
    none: [...(hasNone ? (['spouses'] as const) : []), ...(children && saysNoChildren(grid, children) ? (['children'] as const) : [])],
  };
}

/** N/A on the first line under the heading. */
function saysNoChildren(grid: Grid, { row, column }: Cell): boolean {
  return grid.between(row + 1, column, column + 1, valueOrNone) === NOT_APPLICABLE;
}

/** Children beyond those of the first sheet, on sheets of their own. */
export function readFurtherChildren(grids: readonly Grid[], order: DateOrder): ReadRow[] {
  return grids.flatMap((grid) => {
    const heading = grid.find(/^name of children/);
    return heading ? readChildren(grid, heading, grid.height, order) : [];
  });
}

function readChildren(grid: Grid, heading: Cell, end: number, order: DateOrder): ReadRow[] {
  const born = grid.find(/^date of birth/, { from: heading.row, until: heading.row + 2, left: heading.column });
  const dates = born?.column ?? heading.column + 4;
  const children: ReadRow[] = [];
  for (let row = heading.row + 1; row < end; row += 1) {
    const first = grid.text({ row, column: heading.column });
    if (isLabel(first)) break;
    const fullname = grid.between(row, heading.column, dates);
    const birth = grid.between(row, dates, dates + 8);
    if (fullname !== '') children.push(rowOf({ fullname, birth_date: typedDate(birth, order) }));
  }
  return children;
}

const LEVELS = [
  ['elementary', /^elementary$/],
  ['secondary', /^secondary/],
  ['vocational', /^vocational/],
  ['college', /^college$/],
  ['graduate', /^graduate studies/],
] as const;

/** Section III, on whichever sheets print it: a row or more for each level. */
export function readEducation(grids: readonly Grid[]): ReadRow[] {
  return grids.flatMap((grid) => {
    const heading = grid.find(/^name of school/);
    return heading ? readSchools(grid, heading) : [];
  });
}

function readSchools(grid: Grid, heading: Cell): ReadRow[] {
  const column = (pattern: RegExp) => grid.find(pattern, { from: heading.row, until: heading.row + 4 })?.column ?? null;
  const starts = [
    heading.column,
    column(/^basic education/),
    column(/^from$/) ?? column(/^period/),
    column(/^to$/),
    column(/^highest/),
    column(/^year graduated/),
    column(/^scholarship/),
  ];
  const rows: ReadRow[] = [];
  let level: (typeof LEVELS)[number][0] | null = null;
  for (let row = heading.row + 1; row < grid.height; row += 1) {
    const first = plainLabel(grid.firstOf(row));
    if (/^\(?continued? on |^signature|^[ivx]+\. /.test(first)) break;
    level = LEVELS.find(([, pattern]) => pattern.test(first))?.[0] ?? level;
    if (level === null) continue;
    const at = (index: number) => {
      const from = starts[index];
      if (from === null || from === undefined) return '';
      const until = starts.slice(index + 1).find((next) => next !== null && next !== undefined) ?? from + 8;
      return grid.between(row, from, until);
    };
    const [school, degree, from, to, units, graduated, honors] = [at(0), at(1), at(2), at(3), at(4), at(5), at(6)] as const;
    if (school === '' && degree === '') continue;
    const studies = { ...readStudies(from, to), units_earned: unitsOf(units, graduated), year_graduated: typedYear(graduated) };
    rows.push(rowOf({ level, school, ...readDegree(degree), ...studies, honors, ...seniorHigh(level, `${degree} ${school}`) }));
  }
  return rows;
}

/** The form has one box for both. */
function readDegree(text: string): Boxes {
  const [, degree, major] = /^(.+?),? \(?major in (.+?)\)?$/i.exec(text) ?? [];
  return major ? { degree: degree!, major } : { degree: text };
}

function readStudies(from: string, to: string): Boxes {
  return isPresent(to) ? { from_year: typedYear(from), is_present: true } : { from_year: typedYear(from), to_year: typedYear(to) };
}

/** Units are of who did not graduate; many write there that they did. */
function unitsOf(units: string, graduated: string): string {
  return graduated !== '' && /^(graduated?|completed?|finished)$/i.test(units) ? '' : units;
}

function seniorHigh(level: string, text: string): Boxes {
  return level === 'secondary' && /senior high|grade 1[12]|\bshs\b/i.test(text) ? { senior_high: true } : {};
}
