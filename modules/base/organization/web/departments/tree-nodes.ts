import type { TreeNodeData } from '@mantine/core';
import type { CampusNode, OfficeNode } from '../../rules/office-tree.ts';

/** Only the branches that lead to an office with these words, in its name, its acronym or its head. */
export function narrowTree(campuses: readonly CampusNode[], term: string): CampusNode[] {
  const words = plain(term).split(/\s+/).filter(Boolean);
  const matches = ({ fullname, acronym, head }: OfficeNode) => {
    const text = plain(`${fullname} ${acronym} ${head?.name ?? ''}`);
    return words.every((word) => text.includes(word));
  };
  const narrow = (units: readonly OfficeNode[]): OfficeNode[] =>
    units.flatMap((unit) => {
      const below = narrow(unit.units);
      return below.length > 0 || matches(unit) ? [{ ...unit, units: below }] : [];
    });
  return campuses.map((campus) => ({ ...campus, units: narrow(campus.units) })).filter(({ units }) => units.length > 0);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export const campusValue = (id: number) => `campus ${id}`;
export const officeValue = (id: number) => `office ${id}`;

/** The number in `office 12`; null for a campus. */
export function officeOf(value: string): number | null {
  return value.startsWith('office ') ? Number(value.slice(7)) : null;
}

export function treeData(campuses: readonly CampusNode[]): TreeNodeData[] {
  const ofOffice = ({ id, fullname, units }: OfficeNode): TreeNodeData => ({
    value: officeValue(id),
    label: fullname,
    children: units.map(ofOffice),
  });
  return campuses.map(({ id, name, units }) => ({ value: campusValue(id), label: name, children: units.map(ofOffice) }));
}

/** Offices by number, and the values of all that lies above each: what must be open for it to be seen. */
export function listNodes(campuses: readonly CampusNode[]): Map<number, { node: OfficeNode; above: string[] }> {
  const found = new Map<number, { node: OfficeNode; above: string[] }>();
  const walk = (units: readonly OfficeNode[], above: string[]) => {
    for (const node of units) {
      found.set(node.id, { node, above });
      walk(node.units, [...above, officeValue(node.id)]);
    }
  };
  for (const campus of campuses) walk(campus.units, [campusValue(campus.id)]);
  return found;
}
