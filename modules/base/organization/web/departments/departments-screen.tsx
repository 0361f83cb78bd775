import { Button, Grid, Group, Paper, Skeleton, Stack, Switch, Text, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DayField } from '@talaan/kernel/web/forms/day-field.tsx';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { SearchBox } from '@talaan/kernel/web/lists/search-box.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readTree } from '../../contract/departments.ts';
import { officeImports } from '../../contract/office-imports.ts';
import { buildTree, narrowTree } from './build-tree.ts';
import { OfficePane } from './office-pane.tsx';
import { OfficeTree } from './office-tree.tsx';

const AddDialog = openedLater(async () => (await import('./forms/add-dialog.tsx')).AddDialog);

/** The tree of the university by campus, as it stands on a day, and beside it the office that was chosen. */
export function Screen() {
  const { search, change } = useAddress();
  const [isAdding, setAdding] = useState(false);
  const [dropped, setDropped] = useState<{ id: number; parentId: number | null } | null>(null);
  const isDesk = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const now = useToday();
  const asOf = search.get('as_of');
  const term = search.get('term') ?? '';
  const showsClosed = search.has('closed');
  const selected = Number(search.get('office')) || null;
  const answer = useCall(readTree, { query: { as_of: asOf ?? undefined } });
  const { data } = answer;
  const set = (name: string, value: string | null | undefined) => change({ [name]: value }, { replace: true });
  const campuses = useMemo(() => {
    if (!data) return undefined;
    const shown = data.offices.filter((office) => showsClosed || office.is_active || office.people > 0);
    const tree = buildTree(data.campuses, shown);
    return term ? narrowTree(tree, term) : tree;
  }, [data, showsClosed, term]);
  const choose = (id: number) => {
    setDropped(null);
    change({ office: id });
  };
  const drop = (id: number, parentId: number | null) => {
    change({ office: id });
    setDropped({ id, parentId });
  };
  const pane = selected !== null && (
    <OfficePane
      key={selected}
      id={selected}
      isDesk={isDesk}
      droppedOn={dropped?.id === selected ? dropped : null}
      onDropDone={() => setDropped(null)}
      onClose={() => set('office', null)}
      onChoose={choose}
    />
  );
  return (
    <Page
      title="Departments"
      intro={
        asOf ? `As of ${longDate(asOf)}` : 'Colleges, departments and offices by campus; the number is who serve in one and its units.'
      }
      actions={
        <ForCallers of={officeImports.upload}>
          <Button component={Link} to="/personnel_setting/departments/import" variant="default" leftSection={<IconFileImport size={16} />}>
            Import
          </Button>
        </ForCallers>
      }
      main={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          Add office
        </Button>
      }
    >
      <Group gap="sm" align="center">
        <SearchBox label="Search office or head" term={term || undefined} onTerm={(value) => set('term', value)} />
        <Group gap={6} wrap="nowrap">
          <Text size="sm" c="dimmed" aria-hidden>
            As of
          </Text>
          <DayField label="As of" w={140} day={asOf ?? now} onChange={(day) => set('as_of', day === now ? null : day)} />
          {asOf && (
            <Button variant="subtle" px="xs" onClick={() => set('as_of', null)}>
              Today
            </Button>
          )}
        </Group>
        <Switch label="Show closed" checked={showsClosed} onChange={(event) => set('closed', event.currentTarget.checked ? '1' : null)} />
      </Group>
      <VisuallyHidden aria-live="polite">
        {term && campuses ? `${campuses.length === 0 ? 'Nothing' : 'Branches'} found` : ''}
      </VisuallyHidden>
      {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!campuses && !answer.isError && (
        <Stack gap="xs">
          {Array.from({ length: 10 }, (_, line) => (
            <Skeleton key={line} h={36} />
          ))}
        </Stack>
      )}
      {campuses && (
        <Grid gap="md">
          <Grid.Col span={{ base: 12, lg: 7 }}>
            <Paper withBorder p="xs">
              {data?.campuses.length === 0 ? (
                <NothingHere
                  title="No campus yet"
                  description="Offices belong to a campus. Add the main campus first."
                  action={
                    <Button component={Link} to="/personnel_setting/campuses?edit=new">
                      Add campus
                    </Button>
                  }
                />
              ) : data?.offices.length === 0 ? (
                <NothingHere title="No office yet" description="Import the tree of offices from a spreadsheet, or add the first one." />
              ) : campuses.length === 0 ? (
                <NothingHere title="No office is called so" description="Search another name or acronym, or show the closed ones too." />
              ) : (
                <OfficeTree
                  key={asOf ?? 'today'}
                  campuses={campuses}
                  term={term}
                  selected={selected}
                  onSelect={choose}
                  onMove={asOf ? undefined : drop}
                />
              )}
            </Paper>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 5 }} visibleFrom="lg">
            {isDesk &&
              (pane || (campuses.length > 0 && <Text c="dimmed">Choose an office to see its heads, its units and its history.</Text>))}
          </Grid.Col>
        </Grid>
      )}
      {!isDesk && pane}
      {isAdding && (
        <AddDialog
          parent={selected}
          onClose={() => setAdding(false)}
          onDone={(id) => {
            setAdding(false);
            choose(id);
          }}
        />
      )}
    </Page>
  );
}
