import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { selectFilter } from '@talaan/kernel/web/list-filters.ts';
import { ListTurn, useShownList } from '../list-turn.tsx';
import { SlipList } from '../slips/slip-list.tsx';
import { TripList } from './trip-list.tsx';

const whoseFilter = selectFilter({
  name: 'whose',
  label: 'Whose',
  any: 'Mine',
  main: true,
  options: [{ value: 'department', label: 'My office' }],
});

/** One's own travel; a head and a clerk see that of their offices too. */
export function Screen() {
  const views = useCurrentUser().allowed_views;
  const servesOffice = opens('EDATSDEPTHEAD', views) || opens('EDATSDEPTSETTING', views);
  const filters = servesOffice ? [whoseFilter] : [];
  if (useShownList() === 'slips') return <SlipList filters={filters} forOthers={servesOffice} turn={<ListTurn />} />;
  return (
    <TripList
      turn={<ListTurn />}
      intro="File travel before you leave, or soon after. Approved days count as on time; the certificate of appearance completes them."
      filters={filters}
      forOthers={servesOffice}
      empty="Travel that you file, and travel on which others name you, appears here."
    />
  );
}
