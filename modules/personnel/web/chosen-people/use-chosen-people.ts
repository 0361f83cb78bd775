import { useSearchParams } from 'react-router';
import type { ChosenPeople } from '../../contract/chosen-people.ts';

const NAMES = ['people', 'campus', 'office', 'status'] as const;

/** Whose papers are printed, and the print that was started, as the address has it; a notification leads back to that print. */
export function useChosenPeople() {
  const [search, setSearch] = useSearchParams();
  const numbers = (name: string) =>
    [...new Set(search.getAll(name).flatMap((value) => value.split(',').map(Number)))].filter((id) => id > 0);
  const [people, [campus], [office], status] = [numbers('people'), numbers('campus'), numbers('office'), search.getAll('status')];
  const choice: ChosenPeople = {
    ...(people.length > 0 && { people }),
    ...(campus && { campus }),
    ...(office && { office }),
    ...(status.length > 0 && { status }),
  };
  const change = (apply: (address: URLSearchParams) => void) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        apply(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    choice,
    choose: (chosen: ChosenPeople) =>
      change((address) => {
        for (const name of NAMES) {
          address.delete(name);
          for (const value of [chosen[name] ?? []].flat()) address.append(name, String(value));
        }
      }),
    job: search.get('job'),
    follow: (job: string | null) => change((address) => (job === null ? address.delete('job') : address.set('job', job))),
  };
}
