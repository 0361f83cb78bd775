import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { PersonPage } from '@talaan/identity/web/person-page.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readOwnMonth } from '../../contract/days.ts';
import { MonthParts } from './month-parts.tsx';
import { MonthRecord } from './month-record.tsx';
import { useMonth } from './month-switcher.tsx';
import { PrintDialog } from '../print/print-dialog.tsx';

/** One's own daily time record, a month at a time. */
export function Screen() {
  return (
    <PersonPage title={say('Daily time record')}>
      <OwnMonth />
    </PersonPage>
  );
}

function OwnMonth() {
  const { personnel } = useCurrentUser();
  const [month, setMonth] = useMonth();
  const [isPrinting, printing] = useDisclosure();
  const answer = useCall(readOwnMonth, { query: { month } });
  useLiveRefresh(personnel ? `private-person-${personnel.id}` : undefined, 'days', readOwnMonth.path);
  return (
    <Page
      title={say('Daily time record')}
      intro={say('Every day with its minutes; open a day to see where they come from.')}
      main={
        <Button leftSection={<IconPrinter size={16} />} onClick={printing.open} disabled={!answer.data?.days.length}>
          {say('Print CS Form 48')}
        </Button>
      }
    >
      <MonthParts month={month} />
      <MonthRecord month={month} onMonth={setMonth} answer={answer} dayLink={(date) => `/account/dtr/${date}`} />
      <PrintDialog month={month} opened={isPrinting} onClose={printing.close} />
    </Page>
  );
}
