import { Button } from '@mantine/core';
import { IconBuildingBank, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { transferOut } from '../../contract/transfers.ts';
import { MoveList } from './move-list.tsx';

/** All transfers within one's reach, for the custodian. */
export function Screen() {
  return (
    <MoveList
      kind="transfer"
      title="Transfers of property"
      intro="The holder stays accountable until the receiver acknowledges the report."
      views={[
        { name: 'For the report', filters: { state: 'RELEASED' } },
        { name: 'Waiting for the receiver', filters: { state: 'RECEIVING' } },
      ]}
      actions={
        <ForCallers of={transferOut}>
          <Button component={Link} to="/property/transfers/out" variant="default" leftSection={<IconBuildingBank size={16} />}>
            To another agency
          </Button>
        </ForCallers>
      }
      main={
        <ForCallers of={transferOut}>
          <Button component={Link} to="/property/transfers/new" leftSection={<IconPlus size={16} />}>
            New transfer
          </Button>
        </ForCallers>
      }
      empty={{ title: 'No transfers yet', description: 'What employees, their heads or you ask to transfer to another person.' }}
    />
  );
}
