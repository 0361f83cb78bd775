import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { withChanges } from '@talaan/kernel/web/calls/use-address.ts';
import type { InboxRow } from '../../contract/inbox.ts';

/** The request that was open last, where it was in the list, and under which filters. */
interface Opened {
  row: InboxRow;
  at: number;
  filters: string;
}

interface Chosen {
  chosen: number | undefined;
  choose: (id: number | undefined) => void;
  /** The rows with the chosen one in its place, also where it was decided elsewhere and has left the inbox. */
  shown: readonly InboxRow[];
  /** The chosen one, if it has left. */
  gone: number | undefined;
  step: (by: number) => void;
  /** After a decision the next one opens. */
  goOn: () => void;
}

/**
 * Which request is open, as the address has it; beside a list the first one. A request that others decide meanwhile stays open until the reader goes on,
 * so that no key decides another one.
 */
export function useChosen(rows: readonly InboxRow[], { isWide, filters }: { isWide: boolean; filters: string }): Chosen {
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<Opened>();
  /** Shown before the address has changed: the next click or key would else decide the one before. */
  const [going, setGoing] = useState<{ from: URLSearchParams; to: number | undefined }>();
  /** The one decided here leaves without a trace. */
  const [decided, setDecided] = useState<number>();
  const before = opened?.filters === filters && opened.row.id !== decided ? opened : undefined;
  const inAddress = Number(search.get('request')) || undefined;
  const chosen = (going?.from === search ? going.to : inAddress) ?? (isWide ? (before?.row.id ?? rows[0]?.id) : undefined);
  const at = rows.findIndex(({ id }) => id === chosen);
  const row = rows[at];
  if (row && (row !== opened?.row || at !== opened.at || filters !== opened.filters)) setOpened({ row, at, filters });
  const choose = (id: number | undefined) => {
    setGoing({ from: search, to: id });
    // A request is read from its top.
    setSearch((now) => withChanges(now, { request: id }), { replace: isWide });
  };

  const left = !row && before?.row.id === chosen ? before : undefined;
  const shown = left ? rows.toSpliced(left.at, 0, left.row) : rows;
  const place = shown.findIndex(({ id }) => id === chosen);
  return {
    chosen,
    choose,
    shown,
    gone: left?.row.id,
    step: (by) => {
      const row = shown[Math.max(0, Math.min(shown.length - 1, place + by))];
      if (row) choose(row.id);
    },
    goOn: () => {
      setDecided(chosen);
      choose((shown[place + 1] ?? shown[place - 1])?.id);
    },
  };
}
