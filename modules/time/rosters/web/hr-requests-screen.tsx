import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { FileForEmployee } from './file-for-employee.tsx';
import { RequestsList } from './requests-list.tsx';

/** All requests in HR's reach. */
export function Screen() {
  return (
    <RequestsList
      title="Requests for work schedules"
      intro="The head has approved and the schedule is assigned; HR notes it, or revokes it with a reason."
      whose="all"
      decides={['note', 'revoke']}
      views={[{ name: 'To note', filters: { state: 'APPROVED' }, opens: true }]}
      open={({ id }) => `/department/edats/work-schedules/${id}`}
      actions={
        <Button component={Link} to="/edats/work-schedules" variant="default">
          Schedules
        </Button>
      }
      main={<FileForEmployee />}
      empty={{ title: 'No requests yet', description: 'Work schedules that employees ask for appear here.' }}
    />
  );
}
