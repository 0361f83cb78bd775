import { useState, type ReactNode } from 'react';
import { Loader, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Answer } from '../calls/call.ts';
import { OptionText } from './option-text.tsx';
import { SearchSelect } from './search-select.tsx';
import { SEARCH_DELAY, SEARCH_FROM } from '../search-terms.ts';
import { useCall } from '../calls/use-call.ts';
import { say } from '../../contract/say.ts';

type Rows<E extends Endpoint, K extends keyof Answer<E>> = Answer<E>[K] extends (infer Row)[] ? Row : never;

interface RemotePickerProps<E extends Endpoint, K extends keyof Answer<E> & string> extends Omit<
  SelectProps,
  'data' | 'onChange' | 'value'
> {
  endpoint: E;
  /** The answer's key that holds what was found. */
  rows: K;
  /** Sent beside `term`. */
  query?: Record<string, unknown>;
  value: number | null;
  /** What is shown for the value before anything was searched. */
  shown?: string;
  onChange: (id: number | null, row: Rows<E, K> | undefined) => void;
  option: (row: Rows<E, K>) => { label: string; note?: string | null; picture?: ReactNode };
  /** From how many characters on it searches. */
  from?: number;
  /** Offers to propose what was typed and is not among what was found. */
  propose?: (typed: string) => void;
}

const PROPOSAL = 'propose';

/** Finds one record on the server while one types. */
export function RemotePicker<E extends Endpoint, K extends keyof Answer<E> & string>(props: RemotePickerProps<E, K>) {
  const { endpoint, rows, query, value, shown, onChange, option, from = SEARCH_FROM, propose, ...select } = props;
  type Row = Rows<E, K> & { id: number };
  const [typed, setTyped] = useState(shown ?? '');
  const [picked, setPicked] = useState<{ value: string; label: string } | undefined>(
    value !== null && shown ? { value: String(value), label: shown } : undefined,
  );
  // A field that keeps nothing adds one after the other: it is empty again for the next.
  if (picked && value === null) {
    setPicked(undefined);
    setTyped('');
  }
  const asked = typed.trim();
  const [term] = useDebouncedValue(asked, SEARCH_DELAY);
  // What was typed when Enter was pressed, to search for less.
  const [entered, setEntered] = useState<string>();
  const isEnough = (text: string) => text !== picked?.label && (text.length >= from || (text !== '' && text === entered));
  const searching = isEnough(term);
  const answer = useCall(endpoint, { query: { ...query, term } } as never, { enabled: searching, search: true });
  const isLate = asked !== term || answer.isFetching || answer.isPlaceholderData;
  const found = searching ? ((answer.data as Record<K, Row[]> | undefined)?.[rows] ?? []) : [];
  const options = new Map(found.map((row) => [String(row.id), option(row)]));
  const data = [...options].map(([id, { label }]) => ({ value: id, label }));
  // It has the name of what is chosen, which is not offered where it was not found.
  const isBeside = picked !== undefined && !options.has(picked.value);
  if (isBeside) data.push(picked);
  const isMissing = searching && !answer.isFetching && !data.some(({ label }) => label.toLowerCase() === term.toLowerCase());
  if (propose && isMissing) data.push({ value: PROPOSAL, label: say('Propose “{term}”', { term }) });
  return (
    <SearchSelect
      clearable
      data={data}
      filter={({ options: all, search }) =>
        isBeside && search.trim() !== '' ? all.filter((one) => !('value' in one) || one.value !== picked.value) : all
      }
      searchValue={typed}
      onSearchChange={setTyped}
      isLoading={isEnough(asked) && isLate}
      value={value === null ? null : String(value)}
      rightSection={answer.isFetching && searching ? <Loader size={16} /> : undefined}
      // A list without an option would be none to a screen reader.
      nothingFoundMessage={
        <span role="option" aria-disabled aria-selected={false}>
          {messageFor(searching ? from : term.length, from, answer.isFetching)}
        </span>
      }
      onChange={(id) => {
        if (id === PROPOSAL) {
          propose?.(term);
          return;
        }
        setPicked(data.find((one) => one.value === id));
        onChange(
          id === null ? null : Number(id),
          found.find((row) => String(row.id) === id),
        );
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || asked === '' || asked.length >= from || asked === entered) return;
        // Nothing is chosen, and no form is sent.
        event.preventDefault();
        setEntered(asked);
      }}
      renderOption={({ option: { label, value: id } }) => <OptionText {...options.get(id)} label={label} />}
      {...select}
    />
  );
}

function messageFor(letters: number, from: number, isFetching: boolean): string {
  if (letters < from)
    return letters === 0
      ? say('Type at least {from}', { from: lettersOf(from) })
      : say('Type at least {from}, or press Enter', { from: lettersOf(from) });
  return isFetching ? say('Searching …') : say('Nothing found');
}

function lettersOf(from: number): string {
  return from === 1 ? say('1 letter') : say('{from} letters', { from });
}
