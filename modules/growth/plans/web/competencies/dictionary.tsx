import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import {
  addCompetency,
  CATEGORIES,
  exportCompetencies,
  listCompetencies,
  removeCompetency,
  type Competency,
} from '../../contract/competencies.ts';
import { CompetencyDialog } from './competency-dialog.tsx';

const columns: ListColumn<Competency>[] = [
  { key: 'name', title: 'Competency', kind: 'name', sort: 'name' },
  { key: 'category', title: 'Category', kind: 'word', sort: 'category', phone: true, render: (row) => CATEGORIES[row.category] },
  { key: 'description', title: 'Description', kind: 'text', render: (row) => row.description || '—' },
  { key: 'positions', title: 'Positions', kind: 'count', sort: 'positions', phone: (row) => `${row.positions} positions` },
  { key: 'assessed', title: 'Assessed', kind: 'count', sort: 'assessed' },
  { key: 'state', title: 'State', kind: 'state', render: (row) => row.is_retired && <StatusBadge tone="past">Retired</StatusBadge> },
];

/** The competencies with their levels. */
export function Dictionary({ parts }: { parts: ReactNode }) {
  const { search, change, linkTo } = useAddress();
  const removing = useSend(removeCompetency, { onDone: ({ message }) => showSuccess(message) });
  const asked = search.get('competency');
  const remove = async ([row]: Competency[]) => {
    if (row && (await confirmRemoval(row.name))) removing.mutate({ params: { id: row.id } });
  };
  return (
    <ListScreen
      title="Competencies"
      parts={parts}
      endpoint={listCompetencies}
      rows="competencies"
      exportAs={exportCompetencies}
      columns={columns}
      open={(row) => linkTo({ competency: row.id })}
      searchLabel="Search competency"
      filters={[
        selectFilter({ name: 'category', label: 'Category', main: true, options: choices(CATEGORIES) }),
        selectFilter({
          name: 'show',
          label: 'Show',
          any: 'All',
          main: true,
          options: [
            { value: 'offered', label: 'Offered' },
            { value: 'retired', label: 'Retired' },
          ],
        }),
      ]}
      groups={{ category: 'Category' }}
      bulk={[
        {
          label: 'Remove',
          icon: <IconTrash size={16} />,
          danger: true,
          of: removeCompetency,
          opens: ({ positions, assessed }) => positions + assessed === 0,
          run: (rows) => void remove(rows),
        },
      ]}
      main={
        <ForCallers of={addCompetency}>
          <Button leftSection={<IconPlus size={16} />} onClick={() => change({ competency: 'new' })}>
            Add competency
          </Button>
        </ForCallers>
      }
      above={(answer) => asked && <Asked asked={asked} rows={answer?.competencies} onClose={() => change({ competency: null })} />}
      empty={{ title: 'No competencies yet', description: 'What positions ask for, each with four levels.' }}
    />
  );
}

interface AskedProps {
  asked: string;
  rows: readonly Competency[] | undefined;
  onClose: () => void;
}

function Asked({ asked, rows, onClose }: AskedProps) {
  if (asked === 'new') return <CompetencyDialog competency={null} onClose={onClose} />;
  const found = rows?.find(({ id }) => String(id) === asked);
  return found && <CompetencyDialog key={found.id} competency={found} onClose={onClose} />;
}
