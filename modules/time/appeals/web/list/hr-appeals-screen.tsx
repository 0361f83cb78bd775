import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { AppealsList } from './appeals-list.tsx';
import { NewAppeal } from './new-appeal.tsx';

/** All appeals in HR's reach. */
export function Screen() {
  return (
    <AppealsList
      title="Time-log appeals"
      intro="An approved appeal enters the claimed punches; they are marked on CS Form No. 48."
      whose="all"
      decides={['approve', 'sendBack', 'disapprove']}
      views={[{ name: 'To approve', filters: { state: 'ENDORSED' }, opens: true }]}
      open={({ id }) => `/department/edats/time-log-appeals/${id}`}
      actions={
        <Button component={Link} to="/edats/time-log-appeals/outages" variant="default">
          Outages
        </Button>
      }
      main={<NewAppeal forOthers />}
      empty={{ title: 'No appeals yet', description: 'Appeals that employees file for missing punches appear here.' }}
    />
  );
}
