import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { PersonPage } from '@talaan/identity/web/person-page.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { AppealsList } from './appeals-list.tsx';
import { NewAppeal } from './new-appeal.tsx';

/** One's own appeals. */
export function Screen() {
  return (
    <PersonPage title={say('Time-log appeals')}>
      <AppealsList
        title={say('Time-log appeals')}
        intro={say('For punches that are missing from your record. The head of your office endorses, HR approves.')}
        whose="mine"
        decides={[]}
        views={[{ name: 'Open', filters: { state: ['SUBMITTED', 'RETURNED', 'ENDORSED'] } }]}
        open={({ id }) => `/account/time-log-appeals/${id}`}
        main={<NewAppeal />}
        empty={{
          title: say('No appeals yet'),
          description: say('Open a day in your daily time record that has a missing punch, and appeal it there.'),
          action: (
            <Button component={Link} to="/account/dtr">
              {say('Daily time record')}
            </Button>
          ),
        }}
      />
    </PersonPage>
  );
}
