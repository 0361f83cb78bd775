import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen } from '@talaan/kernel/web/lists/list-screen.tsx';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { exportVaccinated, listVaccinated } from '../../contract/people.ts';
import { STATUSES } from '../../rules/vaccination-status.ts';
import { peopleColumns } from './people-columns.tsx';
import { PersonDialog } from './person-dialog.tsx';

export const readAhead = listAhead(listVaccinated);

export const statusFilter = multiFilter({ name: 'status', label: 'Status', main: true, options: choices(STATUSES) });

/** Who is vaccinated in the offices of the caller; the person who is opened is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('person');
  return (
    <ListScreen
      title="Vaccination by office"
      intro="Each person sees who read this list."
      endpoint={listVaccinated}
      rows="personnels"
      exportAs={exportVaccinated}
      columns={peopleColumns({ sortsBySince: true })}
      open={(row) => linkTo({ person: row.id })}
      searchLabel="Search by name or number"
      filters={[statusFilter, officeFilter, campusFilter]}
      groups={{ status: 'Status' }}
      above={() => asked && <PersonDialog key={asked} id={Number(asked)} onClose={() => change({ person: null })} />}
      empty={{ title: 'No one serves here', description: 'The people of your offices appear here with the status of their vaccination.' }}
    />
  );
}
