import { Grid, NavLink, Select, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { Lookup } from '@talaan/kernel/contract/lookup.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listGroups } from '../contract/lists.ts';
import { ListEditor } from './others/list-editor.tsx';
import { PlacesBrowser } from './others/places-browser.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';

const PLACES = 'places';
interface Entry {
  name: string;
  title: string;
  /** Absent for the places, which are looked at and not edited. */
  list?: Lookup;
}

const sections: { title: string; entries: Entry[] }[] = [
  ...listGroups.map(({ title, lists }) => ({
    title,
    entries: lists.map((list) => ({ name: nameOf(list.table), title: list.title, list })),
  })),
  { title: 'Addresses', entries: [{ name: PLACES, title: 'Places of the Philippines' }] },
];
const entries = sections.flatMap((section) => section.entries);

/** The small lists, one beside the other; the address keeps which one is open. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const open = entries.find(({ name }) => name === search.get('list')) ?? entries[0]!;
  const isPhone = useIsPhone();
  return (
    <Page
      title="Others"
      intro="The small lists that forms choose from. What is in use is not removed but retired from a date: old papers keep it."
    >
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, sm: 4, lg: 3 }}>
          {isPhone ? (
            <Select
              label="List"
              allowDeselect={false}
              value={open.name}
              data={sections.map(({ title, entries: lists }) => ({
                group: title,
                items: lists.map((one) => ({ value: one.name, label: one.title })),
              }))}
              onChange={(name) => name && setSearch({ list: name }, { replace: true })}
            />
          ) : (
            <Stack component="nav" gap="md" aria-label="Lists">
              {sections.map((section) => (
                <div key={section.title}>
                  <Text size="xs" fw={600} c="dimmed" px="sm" pb={4}>
                    {section.title}
                  </Text>
                  {section.entries.map(({ name, title }) => (
                    <NavLink
                      key={name}
                      component={Link}
                      to={`?list=${name}`}
                      label={title}
                      active={name === open.name}
                      aria-current={name === open.name ? 'page' : undefined}
                    />
                  ))}
                </div>
              ))}
            </Stack>
          )}
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 8, lg: 9 }}>
          {open.list ? <ListEditor key={open.name} lookup={open.list} name={open.name} /> : <PlacesBrowser />}
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function nameOf(table: string): string {
  return table.slice(table.indexOf('.') + 1);
}
