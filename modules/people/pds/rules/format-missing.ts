import type { RemarkOnSheet } from '../contract/sheet-view.ts';
import { SECTIONS, type SectionName } from '../contract/sections.ts';
import { formatNumber } from '../contract/questions.ts';
import { GROUPS } from './groups.ts';
import { rowKey } from './row-key.ts';
import type { StoredRow } from './stored-sheet.ts';
import { titleOfRow } from './title-of-row.ts';

/** Both have the same boxes. */
const ADDRESSES = [
  ['residential_', 'Residential address'],
  ['permanent_', 'Permanent address'],
] as const;

/** So many are named in a sentence; the screen lists all. */
const MOST_NAMED = 3;

/** What is missing in a row, with the question or the row that it is missing in: `Question 34 a: answer is not filled in.` */
export function ofRow(
  section: SectionName,
  row: StoredRow,
  { at, field, message }: { at: number; field: string; message: string },
): string {
  if (row.question) return `Question ${formatNumber(row.question)}: ${lower(message)}`;
  const address = ADDRESSES.find(([prefix]) => section === 'personal' && field.startsWith(prefix));
  if (address) return `${address[1]}: ${lower(message)}`;
  if (SECTIONS[section].most === 1) return message;
  const say = (field: string) => {
    const value = row.fields[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return `${titleOfRow(section, say) || numbered(section, at)}: ${lower(message)}`;
}

/** How many things a sheet lacks, and the first of them by section. */
export function formatMissing(missing: readonly RemarkOnSheet[]): string {
  const count = missing.length === 1 ? '1 thing is missing' : `${missing.length} things are missing`;
  const named = missing.slice(0, MOST_NAMED).map((remark) => nameMissing(remark).replace(/\.$/, ''));
  const more = missing.length > MOST_NAMED ? `; and ${missing.length - MOST_NAMED} more` : '';
  return `${count}: ${named.join('; ')}${more}.`;
}

/** One thing with its section: `Addresses, ZIP code is not filled in.` */
export function nameMissing({ group, message }: RemarkOnSheet): string {
  return `${GROUPS[group].title}, ${lower(message)}`;
}

/** Where one fills it in one’s own sheet. */
export function linkToMissing({ group, section, row, field }: RemarkOnSheet): string {
  const at = row === null ? '' : `&row=${rowKey(section, row)}${field === null ? '' : `&field=${field}`}`;
  return `/account/profile?section=${group}${at}`;
}

/** `School 2`, of “a school”. */
function numbered(section: SectionName, at: number): string {
  const noun = SECTIONS[section].row.replace(/^an? /, '');
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${at + 1}`;
}

/** `TIN is not …` stays as it is. */
function lower(message: string): string {
  return /^[A-Z][a-z]/.test(message) ? message.charAt(0).toLowerCase() + message.slice(1) : message;
}
