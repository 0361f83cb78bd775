import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { PersonPage } from '@talaan/identity/web/person-page.tsx';
import { AppealsList } from './appeals-list.tsx';
import { NewAppeal } from './new-appeal.tsx';

/** One's own appeals. */
export function Screen() {
  return (
    <PersonPage title="Time-log appeals">
      <AppealsList
        title="Time-log appeals"
        intro="For punches that are missing from your record. The head of your office endorses, HR approves."
        whose="mine"
        decides={[]}
        views={[{ name: 'Open', filters: { state: ['SUBMITTED', 'RETURNED', 'ENDORSED'] } }]}
        open={({ id }) => `/account/time-log-appeals/${id}`}
        main={<NewAppeal />}
        empty={{
          title: 'No appeals yet',
          description: 'Open a day in your daily time record that has a missing punch, and appeal it there.',
          action: (
            <Button component={Link} to="/account/dtr">
              Daily time record
            </Button>
          ),
        }}
      />
    </PersonPage>
  );
}
