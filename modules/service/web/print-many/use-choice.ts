import { useSearchParams } from 'react-router';

const NAMES = ['people', 'campus', 'office', 'status', 'job'] as const;

/** By the names of the address: no value, one, or many. */
export type Changes = Partial<Record<(typeof NAMES)[number], readonly string[]>>;

export interface Choice {
  people?: number[];
  campus?: number;
  office?: number;
  status?: string[];
}

/** Whose records are printed, and the print that was started, as the address says it. */
export function useChoice() {
  const [search, setSearch] = useSearchParams();
  const numbers = (name: string) =>
    [...new Set(search.getAll(name).flatMap((value) => value.split(',').map(Number)))].filter((id) => id > 0);
  const [people, [campus], [office], status] = [numbers('people'), numbers('campus'), numbers('office'), search.getAll('status')];
  const choice: Choice = {
    ...(people.length > 0 && { people }),
    ...(campus && { campus }),
    ...(office && { office }),
    ...(status.length > 0 && { status }),
  };
  const change = (changes: Changes) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, values] of Object.entries(changes)) {
          next.delete(name);
          for (const value of values) next.append(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { choice, job: search.get('job'), change };
}
