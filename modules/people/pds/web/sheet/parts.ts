import { GROUP_NAMES, GROUPS, type GroupName } from '../../rules/groups.ts';
import type { SectionName } from '../../contract/sections.ts';
import type { SheetRow, SheetView } from '../../contract/sheet-view.ts';
import type { SectionState } from './section-state.ts';

/** How the twelve groups of the sheet stand, for the rail. */
export function statesOf(sheet: SheetView): SectionState[] {
  return GROUP_NAMES.map((name) => ({
    name,
    label: GROUPS[name].title,
    missing: sheet.standing.groups.find(({ group }) => group === name)?.missing ?? 0,
    returned: returnedRows(sheet, name).length,
    none: GROUPS[name].sections.every((section) => (sheet.standing.not_applicable as readonly string[]).includes(section)),
  }));
}

/** The rows that the checker sent back. The personal row stands in two groups: its remark shows in both. */
export function returnedRows(sheet: SheetView, group: GroupName): { section: SectionName; row: SheetRow }[] {
  return GROUPS[group].sections.flatMap((section: SectionName) =>
    sheet.sections[section].filter(({ check }) => check.state === 'RETURNED').map((row) => ({ section, row })),
  );
}
