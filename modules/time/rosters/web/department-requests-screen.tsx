import { FileForEmployee } from './file-for-employee.tsx';
import { RequestsList } from './requests-list.tsx';

/** The requests of the offices that one heads, or for which one is the clerk. */
export function Screen() {
  return (
    <RequestsList
      title="Work schedules to act on"
      intro="An approved schedule is assigned from its first day. Open a request to see who else covers the hours of service."
      whose="department"
      decides={['approve', 'return']}
      views={[{ name: 'To approve', filters: { state: 'FOR_APPROVAL' }, opens: true }]}
      open={({ id }) => `/department/edats/work-schedules/${id}`}
      main={<FileForEmployee />}
      empty={{ title: 'No requests yet', description: 'Work schedules that the people of your office ask for appear here.' }}
    />
  );
}
