import { Button, Grid, Paper, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFileImport, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { readTree } from '../../contract/departments.ts';
import { officeImports } from '../../contract/office-imports.ts';
import { buildTree, shownOffices, type CampusNode } from '../../rules/office-tree.ts';
import { OfficePane } from './office-pane.tsx';
import { OfficeTree } from './office-tree.tsx';
import { OfficesToolbar } from './offices-toolbar.tsx';
import { campusValue, listNodes, narrowTree, officeValue } from './tree-nodes.ts';
import { useOpenBranches, type OpenBranches } from './use-open-branches.ts';

const AddDialog = openedLater(async () => (await import('./forms/add-dialog.tsx')).AddDialog);
const ChartPaper = openedLater(async () => (await import('./chart-paper.tsx')).ChartPaper);

const NONE: CampusNode[] = [];

/** The offices of the university by campus, as they stand on a day: as a tree with the chosen one beside it, or as an organization chart. */
export function Screen() {
  const { search, change } = useAddress();
  const [isAdding, setAdding] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const [dropped, setDropped] = useState<{ id: number; parentId: number | null } | null>(null);
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const isPhone = useIsPhone();
  const asOf = search.get('as_of');
  const term = search.get('term') ?? '';
  const showsClosed = search.has('closed');
  const isChart = search.get('view') === 'chart';
  const selected = Number(search.get('office')) || null;
  const answer = useCall(readTree, { query: { as_of: asOf ?? undefined } });
  const { data } = answer;
  const set = (name: string, value: string | null | undefined) => change({ [name]: value }, { replace: true });
  const campuses = useMemo(() => {
    if (!data) return undefined;
    const tree = buildTree(data.campuses, shownOffices(data.offices, showsClosed));
    return term ? narrowTree(tree, term) : tree;
  }, [data, showsClosed, term]);
  const branches = useOpenBranches({ campuses: campuses ?? NONE, term, selected, startsNarrow: isChart && isPhone });
  const choose = (id: number) => {
    setDropped(null);
    change({ office: id });
  };
  const drop = (id: number, parentId: number | null) => {
    change({ office: id });
    setDropped({ id, parentId });
  };
  const isBeside = isWide && !isChart;
  const pane = selected !== null && (
    <OfficePane
      key={selected}
      id={selected}
      isBeside={isBeside}
      droppedOn={dropped?.id === selected ? dropped : null}
      onDropDone={() => setDropped(null)}
      onClose={() => set('office', null)}
      onChoose={choose}
    />
  );
  const offices = data !== undefined && data.offices.length > 0 && campuses && campuses.length > 0 && (
    <OfficeTree campuses={campuses} branches={branches} isChart={isChart} term={term} onSelect={choose} onMove={asOf ? undefined : drop} />
  );
  return (
    <Page
      title="Departments"
      intro={
        asOf ? `As of ${longDate(asOf)}` : 'Colleges, departments and offices by campus; the number is who serve in one and its units.'
      }
      actions={
        <>
          <ForCallers of={officeImports.upload}>
            <Button
              component={Link}
              to="/personnel_setting/departments/import"
              variant="default"
              leftSection={<IconFileImport size={16} />}
            >
              Import
            </Button>
          </ForCallers>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} />}
            disabled={!data || data.offices.length === 0}
            onClick={() => setPrinting(true)}
          >
            Print chart
          </Button>
        </>
      }
      main={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
          Add office
        </Button>
      }
    >
      <OfficesToolbar {...{ term, asOf, showsClosed, isChart, branches }} onSet={set} />
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
      {campuses && !offices && (
        <Paper withBorder p="xs">
          <NoOffices hasCampus={data?.campuses.length !== 0} hasOffice={data?.offices.length !== 0} />
        </Paper>
      )}
      {offices && isChart && <div className="office-chart-frame">{offices}</div>}
      {offices && !isChart && (
        <Grid gap="md">
          <Grid.Col span={{ base: 12, lg: 7 }}>
            <Paper withBorder p="xs">
              {offices}
            </Paper>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 5 }} visibleFrom="lg">
            {isBeside && (pane || <Text c="dimmed">Choose an office to see its heads, its units and its history.</Text>)}
          </Grid.Col>
        </Grid>
      )}
      {!isBeside && pane}
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
      {isPrinting && campuses && (
        <ChartPaper
          query={{ as_of: asOf ?? undefined, closed: showsClosed ? 'true' : undefined, ...listFolded(campuses, branches) }}
          onClose={() => setPrinting(false)}
        />
      )}
    </Page>
  );
}

function NoOffices({ hasCampus, hasOffice }: { hasCampus: boolean; hasOffice: boolean }) {
  if (!hasCampus) {
    return (
      <NothingHere
        title="No campus yet"
        description="Offices belong to a campus. Add the main campus first."
        action={
          <Button component={Link} to="/personnel_setting/campuses?edit=new">
            Add campus
          </Button>
        }
      />
    );
  }
  if (!hasOffice)
    return <NothingHere title="No office yet" description="Import the tree of offices from a spreadsheet, or add the first one." />;
  return <NothingHere title="No office is called so" description="Search another name or acronym, or show the closed ones too." />;
}

/** What of the chart is open, as the print is told: a folded campus is left out, and of a folded office its units. */
function listFolded(campuses: readonly CampusNode[], { isOpen }: OpenBranches) {
  const nodes = [...listNodes(campuses).values()].map(({ node }) => node);
  return {
    campus: campuses.filter(({ id }) => isOpen(campusValue(id))).map(({ id }) => id),
    folded: nodes.filter(({ id, units }) => units.length > 0 && !isOpen(officeValue(id))).map(({ id }) => id),
  };
}
