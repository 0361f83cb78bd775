import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Page } from '@talaan/kernel/web/page.tsx';
import { MyCredits } from './credits/my-credits.tsx';
import { OvertimeList } from './list/overtime-list.tsx';
import { Tabs, useTab } from './tabs.tsx';

const TABS = { requests: 'Requests', credits: 'Credits' } as const;

/** One's own overtime, and the credits that it earned. */
export function Screen() {
  const tabs = <Tabs screen="/account/overtime" tabs={TABS} />;
  if (useTab(TABS) === 'credits')
    return (
      <Page title="Overtime" intro="Credit is used as time off, until the day on which it expires." actions={tabs}>
        <MyCredits />
      </Page>
    );
  const add = (
    <Button component={Link} to="/account/overtime/new" leftSection={<IconPlus size={16} />}>
      New request
    </Button>
  );
  return (
    <OvertimeList
      title="Overtime"
      intro="Ordered before it is done; hours count as your punches show them."
      whose="mine"
      open={(row) => `/account/overtime/${row.id}`}
      actions={
        <>
          {tabs}
          {add}
        </>
      }
      empty={{
        title: 'No overtime yet',
        description: 'Overtime that you proposed or that was ordered for you is listed here.',
        action: add,
      }}
    />
  );
}
