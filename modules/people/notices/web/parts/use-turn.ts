import { useSearchParams } from 'react-router';
import { withChanges } from '@talaan/kernel/web/calls/use-address.ts';

/** Turns to another list of the screen, which begins on its first page: the filters of one list mean nothing to another. */
export function useTurn() {
  const [, setSearch] = useSearchParams();
  return (changes: Record<string, string>, kept: readonly string[]) =>
    setSearch((now) => withChanges(new URLSearchParams([...now].filter(([name]) => kept.includes(name))), changes));
}
