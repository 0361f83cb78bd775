import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { LISTS } from '../lists.ts';
import { SlipList } from '../slips/slip-list.tsx';
import { TripList } from './trip-list.tsx';

const whoseFilter = selectFilter({
  name: 'whose',
  label: 'Shown',
  any: 'Mine',
  main: true,
  options: [{ value: 'department', label: 'My office' }],
});

/** The form of a pass slip. */
export const keepForms = () => import('../slips/new-slip.tsx');

/** One's own travel; a head and a clerk see that of their offices too. */
export function Screen() {
  const views = useCurrentUser().allowed_views;
  const servesOffice = opens('EDATSDEPTHEAD', views) || opens('EDATSDEPTSETTING', views);
  const filters = servesOffice ? [whoseFilter] : [];
  if (useScreenPart(LISTS, 'list') === 'slips')
    return <SlipList filters={filters} forOthers={servesOffice} parts={<ScreenParts parts={LISTS} by="list" />} />;
  return (
    <TripList
      parts={<ScreenParts parts={LISTS} by="list" />}
      intro={say(
        'File travel before you leave, or soon after. Approved days count as on time; the certificate of appearance completes them.',
      )}
      filters={filters}
      forOthers={servesOffice}
      empty={say('Travel that you file, and travel on which others name you, appears here.')}
    />
  );
}
