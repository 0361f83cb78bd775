import { useMemo, type ReactNode } from 'react';
import { useLocalStorage } from '@mantine/hooks';
import type { ColumnKind } from './list-widths.ts';
import { say } from '../../contract/say.ts';

export interface ListColumn<Row> {
  key: string;
  title: string;
  /** What it holds: its width and its side follow. */
  kind: ColumnKind;
  /** What the cell shows, in one line; without it the row's value under `key`. */
  render?: (row: Row) => ReactNode;
  /** The server's name of the sort, where the list can be sorted by it. */
  sort?: string;
  /** Not shown until chosen. */
  startsHidden?: boolean;
  /** Among the facts of the card on a phone, in these words where the column's own need its title. */
  phone?: true | ((row: Row) => ReactNode);
}

/** The columns that one chose to see, remembered on this device for each list; those of a view stand in the address instead. */
export function useShownColumns<Row>(list: string, columns: ListColumn<Row>[], ofView: string[] | undefined) {
  const usual = columns.filter((column) => !column.startsHidden).map((column) => column.key);
  // Nothing is remembered until one chooses: lists of one kind may begin with other columns.
  const [chosen, setChosen] = useLocalStorage<string[] | undefined>({
    key: `talaan.columns:${list}`,
    defaultValue: undefined,
    getInitialValueInEffect: false,
  });
  const shown = ofView ?? chosen ?? usual;
  const wanted = shown.join();
  const visible = useMemo(() => columns.filter(({ key }, index) => index === 0 || wanted.split(',').includes(key)), [columns, wanted]);
  return { visible, shown, setChosen, areUsual: usual.every((key) => shown.includes(key)) && visible.length === usual.length };
}

/** A row in plain words: its first column where that is text, else whose it is, else its number. */
export function nameOfRow<Row>(columns: readonly ListColumn<Row>[], row: Row, id: number | string): string {
  const first = columns[0] && cellOf(columns[0], row);
  if (typeof first === 'string') return first;
  const { fullname, name, title } = row as Partial<Record<'fullname' | 'name' | 'title', unknown>>;
  const named = [fullname, name, title].find((one) => typeof one === 'string');
  return named ?? say('row {id}', { id });
}

export function cellOf<Row>(column: ListColumn<Row>, row: Row): ReactNode {
  return column.render ? column.render(row) : ((row as Record<string, ReactNode>)[column.key] ?? '—');
}
