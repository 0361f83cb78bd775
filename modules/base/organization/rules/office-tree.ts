import type { Branch } from '../contract/departments.ts';

interface Campus {
  id: number;
  name: string;
  acronym: string;
}

/** An office with what is below it. */
export interface OfficeNode extends Branch {
  units: OfficeNode[];
  /** Who serve in it and in all its units. */
  everybody: number;
}

export interface CampusNode extends Campus {
  units: OfficeNode[];
  everybody: number;
}

/** The offices of each campus under each other; one whose parent is not shown stands right below its campus. */
export function buildTree(campuses: readonly Campus[], offices: readonly Branch[]): CampusNode[] {
  const nodes = new Map(offices.map((office) => [office.id, { ...office, units: [] as OfficeNode[], everybody: 0 }]));
  const tops: OfficeNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parent_id === null ? undefined : nodes.get(node.parent_id);
    (parent?.units ?? tops).push(node);
  }
  const inAll = (units: readonly OfficeNode[]): number =>
    units.reduce((sum, unit) => sum + (unit.everybody = unit.people + inAll(unit.units)), 0);
  return campuses.map((campus) => {
    const units = tops.filter((top) => top.campus_id === campus.id);
    return { ...campus, units, everybody: inAll(units) };
  });
}

/** Those that are shown: a closed office only where it is asked for, or where people are left in it. */
export function shownOffices(offices: readonly Branch[], showsClosed: boolean): Branch[] {
  return offices.filter((office) => showsClosed || office.is_active || office.people > 0);
}

/** More units than these under each other make a column too high to be taken in. */
const MOST_IN_COLUMN = 8;

/**
 * Where an organization chart has columns beside each other: under the office that alone leads all others of a campus, such as that of the
 * President, or right under the campus (null). Within a column units stand under each other.
 */
export function leadingOffice({ units }: CampusNode): OfficeNode | null {
  let leading: OfficeNode | null = null;
  for (let level = units; level.length === 1 && countUnits(level[0]!) > MOST_IN_COLUMN; level = leading.units) leading = level[0]!;
  return leading;
}

/** All units of an office, whatever their depth. */
export function countUnits({ units }: OfficeNode): number {
  return units.reduce((sum, unit) => sum + 1 + countUnits(unit), 0);
}
