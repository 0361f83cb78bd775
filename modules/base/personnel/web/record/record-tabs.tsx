import { Group, SegmentedControl, Skeleton, Stack, Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { useContributed } from '@talaan/kernel/web/module.ts';
import { RECORD_TABS, recordTabs, tabsFor, type RecordPerson, type RecordTab } from './record-tab.ts';

type Heading = keyof typeof RECORD_TABS;

/** Six tabs, each with the parts that modules put under it; the open part is in the address. */
export function RecordTabs({ person }: { person: RecordPerson }) {
  const parts = tabsFor(useContributed(recordTabs), useCurrentUser().allowed_views);
  const [search, setSearch] = useSearchParams();
  const under = (heading: Heading) => parts.filter((part) => part.under === heading);
  const headings = (Object.keys(RECORD_TABS) as Heading[]).filter((heading) => under(heading).length > 0);
  const first = headings[0] && under(headings[0])[0];
  const open = parts.find(({ name }) => name === search.get('tab')) ?? first;
  if (!open) return null;
  const choose = (part: RecordTab | undefined) => setSearch(part && part !== first ? { tab: part.name } : {});
  const beside = under(open.under);
  return (
    <Tabs value={open.under} onChange={(heading) => choose(under(heading as Heading)[0])} keepMounted={false}>
      <Tabs.List className="record-tabs">
        {headings.map((heading) => (
          <Tabs.Tab key={heading} value={heading}>
            {RECORD_TABS[heading]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open.under} pt="md">
        <Stack gap="md">
          {beside.length > 1 && (
            <Group>
              <SegmentedControl
                aria-label={`Parts of ${RECORD_TABS[open.under]}`}
                data={beside.map(({ name, label }) => ({ value: name, label }))}
                value={open.name}
                onChange={(name) => choose(parts.find((part) => part.name === name))}
              />
            </Group>
          )}
          <open.Tab key={open.name} person={person} meanwhile={<Skeleton h={240} aria-busy />} />
        </Stack>
      </Tabs.Panel>
    </Tabs>
  );
}
