import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printPdf } from '@talaan/kernel/server/print/print.ts';
import { countUnits, leadingOffice, type CampusNode, type OfficeNode } from '../rules/office-tree.ts';

export interface ChartOnPaper {
  university: string;
  /** The day of the offices, and that of the print. */
  asOf: string;
  printedOn: string;
  campuses: readonly CampusNode[];
  /** Offices whose units are left out. */
  folded: ReadonlySet<number>;
  paper: 'a3' | 'a4';
}

/** So much is still read at the size at which it fits the page; what is wider or higher is continued under it or beside it. */
const MOST = { a3: { abreast: 8, high: 24 }, a4: { abreast: 6, high: 16 } };

interface Box {
  acronym: string;
  name: string;
  /** Null while the office has none. */
  head: { name: string; title: string } | null;
  people: number;
  /** How many units stand under it that are not drawn. */
  folded: number;
  units: Box[];
  /** It was drawn with its other units before. */
  isContinued: boolean;
}

/** The chart across a sheet, as large as it fits. */
export function printOrganizationChart({ university, asOf, printedOn, campuses, folded, paper }: ChartOnPaper): Promise<Uint8Array> {
  const offices = campuses.flatMap(({ units }) => units).reduce((sum, unit) => sum + 1 + countUnits(unit), 0);
  return printPdf({
    template: new URL('./chart.typ', import.meta.url),
    input: {
      university,
      as_of: longDate(asOf),
      printed: longDate(printedOn),
      paper,
      offices,
      people: campuses.reduce((sum, { everybody }) => sum + everybody, 0),
      rows: inRows(
        campuses.map((campus) => layOutCampus(campus, folded, MOST[paper].high)),
        MOST[paper].abreast,
      ),
    },
  });
}

interface CampusOnPaper {
  name: string;
  people: number;
  leading: Box | null;
  columns: Box[];
  isContinued: boolean;
}

function layOutCampus(campus: CampusNode, folded: ReadonlySet<number>, high: number): CampusOnPaper {
  const boxOf = (office: OfficeNode): Box => {
    const isFolded = folded.has(office.id);
    return {
      acronym: office.acronym,
      name: office.fullname,
      head: office.head && { name: office.head.name, title: office.head.is_acting ? `${office.head.title}, in charge` : office.head.title },
      people: office.everybody,
      folded: isFolded ? countUnits(office) : 0,
      units: isFolded ? [] : office.units.map(boxOf),
      isContinued: false,
    };
  };
  const office = leadingOffice(campus);
  const leading = office && boxOf(office);
  const columns = leading?.units ?? campus.units.map(boxOf);
  return {
    name: campus.name,
    people: campus.everybody,
    leading,
    columns: columns.flatMap((box) => inParts(box, high)),
    isContinued: false,
  };
}

/** An office with so many units as a column holds, and the same again with the others. */
function inParts(box: Box, high: number): Box[] {
  const parts: Box[] = [{ ...box, units: [] }];
  let boxes = 1;
  for (const unit of box.units.flatMap((one) => inParts(one, high))) {
    const more = countBoxes(unit);
    if (boxes > 1 && boxes + more > high) {
      parts.push({ ...box, units: [], isContinued: true });
      boxes = 1;
    }
    parts.at(-1)!.units.push(unit);
    boxes += more;
  }
  return parts;
}

function countBoxes({ units }: Box): number {
  return units.reduce((sum, unit) => sum + countBoxes(unit), 1);
}

/** Campuses of one column beside each other; any other in a row of its own, or in several where it is wider than the page. */
function inRows(campuses: readonly CampusOnPaper[], abreast: number): CampusOnPaper[][] {
  const rows: CampusOnPaper[][] = [];
  let free = 0;
  for (const campus of campuses.flatMap((one) => inSlices(one, abreast))) {
    const isNarrow = campus.columns.length <= 1;
    if (isNarrow && free > 0) rows.at(-1)!.push(campus);
    else rows.push([campus]);
    free = isNarrow ? (free > 0 ? free : abreast) - 1 : 0;
  }
  return rows;
}

function inSlices(campus: CampusOnPaper, abreast: number): CampusOnPaper[] {
  const { columns } = campus;
  if (columns.length <= abreast) return [campus];
  const each = Math.ceil(columns.length / Math.ceil(columns.length / abreast));
  return Array.from({ length: Math.ceil(columns.length / each) }, (_, at) => ({
    ...campus,
    leading: at === 0 ? campus.leading : null,
    columns: columns.slice(at * each, (at + 1) * each),
    isContinued: at > 0,
  }));
}
