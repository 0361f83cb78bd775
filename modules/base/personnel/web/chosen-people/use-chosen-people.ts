import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import type { ChosenPeople } from '../../contract/chosen-people.ts';

/** Whose papers are printed, and the print that was started, as the address has it; a notification leads back to that print. */
export function useChosenPeople() {
  const { search, change } = useAddress();
  const numbers = (name: string) =>
    [...new Set(search.getAll(name).flatMap((value) => value.split(',').map(Number)))].filter((id) => id > 0);
  const [people, [campus], [office], status] = [numbers('people'), numbers('campus'), numbers('office'), search.getAll('status')];
  const choice: ChosenPeople = {
    ...(people.length > 0 && { people }),
    ...(campus && { campus }),
    ...(office && { office }),
    ...(status.length > 0 && { status }),
  };
  return {
    choice,
    choose: ({ people, campus, office, status }: ChosenPeople) =>
      change({ people: people?.map(String), campus, office, status }, { replace: true }),
    job: search.get('job'),
    follow: (job: string | null) => change({ job }, { replace: true }),
  };
}
