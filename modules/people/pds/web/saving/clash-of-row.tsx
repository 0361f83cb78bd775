import { useSyncExternalStore } from 'react';
import type { Typed } from '../../contract/field.ts';
import { formatValue } from '../fields/read-field.tsx';
import { fieldOf, useRow } from '../fields/row-context.ts';
import { ClashAlert } from './clash-alert.tsx';

/** Asks which of two values is to stay, where the row was changed elsewhere while one typed. */
export function ClashOfRow() {
  const { section, row, saver } = useRow();
  const state = useSyncExternalStore(saver.watch, saver.readState);
  if (state.kind !== 'clashed') return null;
  const say = (name: string, value: unknown) => {
    const field = fieldOf(section, name);
    return { label: field.label, value: formatValue(field, value as Typed, row.values[name] === value ? row.labels[name] : undefined) };
  };
  return <ClashAlert clashes={state.clashes} describe={say} onResolve={(choice) => saver.resolve(choice)} />;
}
