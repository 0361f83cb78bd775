import { Tabs } from '@mantine/core';
import { IconFileImport, IconPencil } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { EnterPunches } from './enter-punches.tsx';
import { UploadTab } from '@talaan/devices/web/uploads/upload-tab.tsx';

/** The two ways in which HR brings punches: a device's file, and by hand. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'hand' ? 'hand' : 'file';
  return (
    <Page title="Add time logs">
      <Tabs value={tab} onChange={(next) => setSearch(next === 'hand' ? { tab: 'hand' } : {})} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="file" leftSection={<IconFileImport size={16} />}>
            Device file
          </Tabs.Tab>
          <Tabs.Tab value="hand" leftSection={<IconPencil size={16} />}>
            Enter by hand
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="file">
          <UploadTab />
        </Tabs.Panel>
        <Tabs.Panel value="hand">
          <EnterPunches />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
