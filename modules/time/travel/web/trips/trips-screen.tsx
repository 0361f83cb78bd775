import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { LISTS } from '../lists.ts';
import { SlipList } from '../slips/slip-list.tsx';
import { TripList } from './trip-list.tsx';

/** All travel within one's reach, for HR. */
export function Screen() {
  if (useScreenPart(LISTS, 'list') === 'slips')
    return <SlipList whose="all" filters={[officeFilter]} forOthers parts={<ScreenParts parts={LISTS} by="list" />} />;
  return (
    <TripList
      parts={<ScreenParts parts={LISTS} by="list" />}
      whose="all"
      intro={say('The head recommends and the authority of the approval rules approves; approved days count as on time.')}
      filters={[officeFilter]}
      forOthers
      empty={say('Travel that employees file appears here; file it for those who cannot.')}
      groups={{ state: 'State', office: 'Office' }}
    />
  );
}
