import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { PersonPage } from '@talaan/identity/web/person-page.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ReadAhead } from '@talaan/kernel/web/calls/read-ahead.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listOwnItems, readOpenPapers } from '../../contract/own.ts';
import { heldQuery, HeldItems } from './held-items.tsx';
import { OpenPapers } from './open-papers.tsx';

const TITLE = 'PAR / ICS issued to me';

export const readAhead: ReadAhead = (ask, { search }) =>
  Promise.all([ask(readOpenPapers, {}), ask(listOwnItems, { params: { when: 'new' }, query: heldQuery(search) })]);

/** The papers that one has to acknowledge, and what one holds under present numbering. */
export function Screen() {
  return (
    <PersonPage title={TITLE}>
      <Page
        title={TITLE}
        intro={say('You answer for these items from the day of their paper. Acknowledge a paper, or dispute what is wrong on it.')}
        actions={
          <Button component={Link} to="/my/mrs/summary" variant="default">
            {say('Summary and inventory')}
          </Button>
        }
      >
        <Stack gap="md">
          <OpenPapers />
          <HeldItems
            when="new"
            empty={{
              title: say('Nothing is issued to you'),
              description: say(
                'When the property custodian issues an item to you on a PAR or an ICS, you get a notification and the paper waits here.',
              ),
            }}
          />
        </Stack>
      </Page>
    </PersonPage>
  );
}
