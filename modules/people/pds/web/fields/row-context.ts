import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLoaded } from '@talaan/kernel/web/use-loaded.ts';
import type { Field, Typed } from '../../contract/field.ts';
import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import type { SheetRow } from '../../contract/sheet-view.ts';
import { isSame } from '../saving/merge-changes.ts';
import { useSheet } from '../sheet/sheet-context.ts';
import type { RowValues } from '../sheet/sheet-savers.ts';

const loadFaults = async () => (await import('./fault-of.ts')).faultOf;

interface RowAtHand {
  section: SectionName;
  row: SheetRow;
}

/** The row in which fields stand. */
export const RowContext = createContext<RowAtHand | undefined>(undefined);

/** The row with what is being typed into it. */
export function useRow() {
  const at = useContext(RowContext);
  if (!at) throw new Error('No row is open here.');
  const { section, row } = at;
  const { savers, mayEdit, sheet, tellsMissing } = useSheet();
  const saver = savers.of(section, row);
  const values = useSyncExternalStore(saver.watch, saver.readValues);
  // Without a line the server says what is wrong once it is saved.
  const faultOf = useLoaded(saver.isUnsaved ? loadFaults : undefined, () => undefined);
  const isAsSaved = (name: string) => isSame(values[name], row.values[name]);
  return {
    section,
    row,
    saver,
    values,
    mayEdit,
    set: (changes: RowValues) => saver.change({ ...saver.values, ...changes }),
    leave: () => void saver.flush(),
    /** What is printed for a value of a list, as long as it is the one that was saved. */
    labelOf: (name: string) => (isAsSaved(name) ? row.labels[name] : undefined),
    /** What the server found wrong with what stands there; before it has, what the field itself knows. */
    errorOf: (name: string): string | undefined => {
      if (isAsSaved(name) && row.errors[name]) return row.errors[name].join(' ');
      const typed = values[name] ?? '';
      const field = SECTIONS[section].fields[name];
      const fault = field && !isMasked(typed) && faultOf?.(field, typed);
      if (fault) return fault;
      if (!tellsMissing || !isAsSaved(name)) return undefined;
      return sheet.standing.missing.find((one) => one.section === section && one.row === row.id && one.field === name)?.message;
    },
  };
}

/** `tin` of a row as the id of its field on the page; links to what is missing find it by this. */
export function fieldId(row: string, name: string): string {
  return `${row}-${name}`;
}

export function fieldOf(section: SectionName, name: string): Field {
  const field = SECTIONS[section].fields[name];
  if (!field) throw new Error(`The section ${section} has no field ${name}.`);
  return field;
}

/** A number of which only the end was sent. */
export function isMasked(value: Typed | undefined): boolean {
  return typeof value === 'string' && value.includes('•');
}

export function textOf(value: Typed | undefined): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  return Array.isArray(value) ? value.join('\n') : String(value);
}
