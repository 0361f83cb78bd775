import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { submitLoss } from '../../contract/losses.ts';
import { MoveList } from './move-list.tsx';

/** All losses within one's reach with the days that are left, for the custodian. */
export function Screen() {
  return (
    <MoveList
      kind="loss"
      title="Losses of property"
      intro="Relief is asked of the Commission on Audit within 30 calendar days of the loss."
      views={[
        { name: 'To be submitted', filters: { state: 'REPORTED' } },
        { name: 'Before the Commission', filters: { state: 'SUBMITTED' } },
      ]}
      main={
        <ForCallers of={submitLoss}>
          <Button component={Link} to="/property/losses/new" leftSection={<IconPlus size={16} />}>
            Report a loss
          </Button>
        </ForCallers>
      }
      empty={{ title: 'No losses', description: 'What was reported as lost, stolen, damaged or destroyed.' }}
    />
  );
}
