import { AppealsList } from './appeals-list.tsx';
import { NewAppeal } from './new-appeal.tsx';

/** The appeals of the offices that one heads, or for which one is the clerk. */
export function Screen() {
  return (
    <AppealsList
      title="Time-log appeals to act on"
      intro="Endorsed appeals go to HR. Open one to see the day, and what it would come to."
      whose="department"
      decides={['endorse', 'return', 'refuse']}
      views={[{ name: 'To endorse', filters: { state: 'SUBMITTED' }, opens: true }]}
      open={({ id }) => `/department/edats/time-log-appeals/${id}`}
      main={<NewAppeal forOthers />}
      empty={{ title: 'No appeals yet', description: 'Appeals that the people of your office file appear here.' }}
    />
  );
}
