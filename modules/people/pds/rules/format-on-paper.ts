import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { SECTIONS, type SectionName } from '../contract/sections.ts';

/** What stands on the printed sheet and is no box of the form. */
const ONLY_PRINTED: Record<string, string> = {
  idno: 'Agency employee number',
  number: 'Question',
  is_internal: 'From the service record',
};
const ADDRESSES = { residential_: 'Residential address', permanent_: 'Permanent address' };
/** Said by the name beside them. */
const CODES: ReadonlySet<string> = new Set(['residential_barangay_code', 'permanent_barangay_code']);

/** Whether somebody reads this, or only a machine. */
export function isSaid(field: string): boolean {
  return !CODES.has(field);
}

export function labelOnPaper(section: SectionName, field: string): string {
  const label = SECTIONS[section].fields[field]?.label ?? ONLY_PRINTED[field] ?? field;
  const address = Object.entries(ADDRESSES).find(([prefix]) => field.startsWith(prefix) && field !== 'permanent_is_residential')?.[1];
  if (!address) return label;
  // ZIP stays as it is.
  return `${address}: ${/^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
}

/** A field of a compared row in words: `150000` of a salary as `PHP 1,500.00`; empty where nothing stands there. */
export function formatOnPaper(section: SectionName, field: string, kept: string): string {
  if (kept === '') return '';
  if (kept === 'true' || kept === 'false') return kept === 'true' ? 'Yes' : 'No';
  const box = SECTIONS[section].fields[field];
  switch (box?.kind) {
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(kept) ? longDate(kept) : kept;
    case 'money':
      return formatPesos(Number(kept));
    case 'metres':
      return `${String(box.show(Number(kept)))} m`;
    case 'kilograms':
      return `${String(box.show(Number(kept)))} kg`;
    case 'hours':
      return count(Number(kept) / 100, 'hour');
    case 'rating':
      return String(box.show(Number(kept)));
    default:
      return box?.choices?.find(({ value }) => value === kept)?.label ?? kept;
  }
}

/** The name of a compared row, with its dates in words. */
export function formatRowName(section: SectionName, row: string): string {
  const named = row.replaceAll(/\d{4}-\d\d-\d\d/g, longDate);
  return section === 'answers' ? `Question ${named}` : `${named.charAt(0).toUpperCase()}${named.slice(1)}`;
}

function count(amount: number, one: string): string {
  return `${amount} ${amount === 1 ? one : `${one}s`}`;
}
