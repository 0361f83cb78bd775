import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { Page } from '@talaan/kernel/web/page.tsx';
import { sections } from './sections.ts';

/** Account settings; the open section is in the address. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const open = sections.find(({ name }) => name === search.get('section')) ?? sections[0];
  if (!open) return null;
  return (
    <Page title="Account settings">
      <Tabs value={open.name} onChange={(name) => setSearch(name ? { section: name } : {})} keepMounted={false}>
        <Tabs.List>
          {sections.map(({ name, label }) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {sections.map(({ name, Section }) => (
          <Tabs.Panel key={name} value={name} pt="md">
            <Section />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}
