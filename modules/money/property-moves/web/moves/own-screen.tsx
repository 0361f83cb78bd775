import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listMoves } from '../../contract/moves.ts';
import { MoveList } from './move-list.tsx';

const whoseFilter = selectFilter({
  name: 'whose',
  label: 'Shown',
  any: 'Mine',
  main: true,
  options: [{ value: 'office', label: 'My office' }],
});

const kindFilter = selectFilter({
  name: 'kind',
  label: 'Request',
  any: 'All',
  main: true,
  options: [
    { value: 'transfer', label: 'Transfers' },
    { value: 'return', label: 'Returns' },
    { value: 'loss', label: 'Losses' },
  ],
});

export const readAhead = listAhead(listMoves);

/** One's own transfers, returns and losses, and those that come to one; a head sees those of the office too. */
export function Screen() {
  const isHead = opens('EDATSDEPTHEAD', useCurrentUser().allowed_views);
  return (
    <MoveList
      title={say('Property requests')}
      intro={say('Transfers, returns and losses of what is issued to you, and what comes to you.')}
      filters={isHead ? [whoseFilter, kindFilter] : [kindFilter]}
      main={
        <Button component={Link} to="/property/requests/new" leftSection={<IconPlus size={16} />}>
          {say('New request')}
        </Button>
      }
      empty={{
        title: say('No requests yet'),
        description: say('Ask for the transfer or return of what is issued to you, or report its loss.'),
      }}
    />
  );
}
