import { hideInFacet, hideInSexes, type FacetTable, type ShownTable } from '../rules/facet-table.ts';
import { SEXES, type FacetName } from '../rules/facets.ts';
import type { Counts } from './count-facets.ts';

/**
 * The tables as they are shown. The totals of sexes and campuses stand in every one of them, so it is decided once, in the table
 * of the sexes, which of them are; `counts` has it always.
 */
export function showTables(counts: Counts, isWhole: boolean): (facet: FacetName) => ShownTable {
  const tableOf = (facet: FacetName) => counts.tables.get(facet)!.table;
  if (isWhole) return (facet) => showWhole(tableOf(facet), facet);
  const sexes = hideInSexes(tableOf('sex'));
  const totals = { bySex: SEXES.map((_, at) => sexes.groups[at]!.total), byCampus: sexes.byCampus, total: sexes.total };
  return (facet) => (facet === 'sex' ? { ...sexes, bySex: totals.bySex } : hideInFacet(tableOf(facet), totals));
}

function showWhole({ groups, bySex, byCampus, total }: FacetTable, facet: FacetName): ShownTable {
  return {
    groups: groups.map((group) => ({
      total: group.total,
      bySex: facet === 'sex' ? [] : [...group.bySex],
      byCampus: [...group.byCampus],
    })),
    bySex: [...bySex],
    byCampus: [...byCampus],
    total,
  };
}
