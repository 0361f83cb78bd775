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

/** Campuses of fewer columns stand beside each other. */
const COLUMNS_ABREAST = 6;

interface Box {
  acronym: string;
  name: string;
  /** Null while the office has none. */
  head: { name: string; title: string } | null;
  people: number;
  /** How many units stand under it that are not drawn. */
  folded: number;
  units: Box[];
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
      rows: inRows(campuses.map((campus) => layOutCampus(campus, folded))),
    },
  });
}

interface CampusOnPaper {
  name: string;
  people: number;
  leading: Box | null;
  columns: Box[];
}

function layOutCampus(campus: CampusNode, folded: ReadonlySet<number>): CampusOnPaper {
  const boxOf = (office: OfficeNode): Box => {
    const isFolded = folded.has(office.id);
    return {
      acronym: office.acronym,
      name: office.fullname,
      head: office.head && { name: office.head.name, title: office.head.is_acting ? `${office.head.title}, in charge` : office.head.title },
      people: office.everybody,
      folded: isFolded ? countUnits(office) : 0,
      units: isFolded ? [] : office.units.map(boxOf),
    };
  };
  const leading = leadingOffice(campus);
  const columns = leading ? boxOf(leading).units : campus.units.map(boxOf);
  return { name: campus.name, people: campus.everybody, leading: leading && boxOf(leading), columns };
}

function inRows(campuses: readonly CampusOnPaper[]): CampusOnPaper[][] {
  const rows: CampusOnPaper[][] = [];
  let free = 0;
  for (const campus of campuses) {
    if (campus.columns.length > free || rows.length === 0) {
      rows.push([]);
      free = COLUMNS_ABREAST;
    }
    rows.at(-1)!.push(campus);
    free -= Math.max(campus.columns.length, 1);
  }
  return rows;
}
