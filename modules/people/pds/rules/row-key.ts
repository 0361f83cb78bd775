import { SECTION_NAMES, type SectionName } from '../contract/sections.ts';

/** A row by its section and number, which is its own only within its section: `education-12`, in the address and as id on the page. */
export function rowKey(section: SectionName, row: number): string {
  return `${section}-${row}`;
}

/** The same from an address, which anybody may have typed. */
export function readRowKey(text: string | null): string | undefined {
  const [section, row] = (text ?? '').split('-');
  return SECTION_NAMES.some((name) => name === section) && /^\d+$/.test(row ?? '') ? `${section}-${row}` : undefined;
}
