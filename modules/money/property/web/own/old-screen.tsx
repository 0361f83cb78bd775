import { PersonPage } from '@talaan/identity/web/person-page.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ReadAhead } from '@talaan/kernel/web/calls/read-ahead.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listOwnItems } from '../../contract/own.ts';
import { heldQuery, HeldItems } from './held-items.tsx';

const TITLE = 'Earlier PAR / ICS';

export const readAhead: ReadAhead = (ask, { search }) => ask(listOwnItems, { params: { when: 'old' }, query: heldQuery(search) });

/** What one holds on memorandum receipts of earlier times, until these are renewed. */
export function Screen() {
  return (
    <PersonPage title={TITLE}>
      <Page
        title={TITLE}
        intro={say(
          'Items on memorandum receipts (MR, ARE) of earlier times. You answer for them; they leave this list when a PAR or an ICS renews them.',
        )}
      >
        <HeldItems
          when="old"
          empty={{
            title: say('No earlier entries'),
            description: say('Nothing is on a memorandum receipt (MR, ARE) of earlier times in your name, or all of it was renewed.'),
          }}
        />
      </Page>
    </PersonPage>
  );
}
