import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { acceptReturn } from '../../contract/returns.ts';
import { MoveList } from './move-list.tsx';

/** All returns within one's reach, for the custodian. */
export function Screen() {
  return (
    <MoveList
      kind="return"
      title="Returns of property"
      intro="What comes back is inspected and accepted on a return slip; then its holder is free of it."
      views={[{ name: 'For inspection', filters: { state: 'ASKED' } }]}
      main={
        <ForCallers of={acceptReturn}>
          <Button component={Link} to="/property/returns/new" leftSection={<IconPlus size={16} />}>
            New return
          </Button>
        </ForCallers>
      }
      empty={{ title: 'No returns yet', description: 'What employees, their heads or you ask to take back.' }}
    />
  );
}
