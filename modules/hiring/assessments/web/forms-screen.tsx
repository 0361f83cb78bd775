import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { addForm, BOARDS, exportForms, listForms, readForm, type FormRow } from '../contract/forms.ts';
import { formatPoints } from '../rules/points.ts';
import { FormDialog } from './form-dialog.tsx';
import { GroundsDialog } from './grounds-dialog.tsx';
import { NewFormDialog } from './new-form-dialog.tsx';

const columns: ListColumn<FormRow>[] = [
  { key: 'name', title: 'Form', kind: 'name', sort: 'name' },
  { key: 'version', title: 'Version', kind: 'count', sort: 'version', phone: true },
  { key: 'board', title: 'Board', kind: 'acronym', phone: true },
  { key: 'position_group', title: 'Position group', kind: 'text' },
  { key: 'total', title: 'Total', kind: 'money', sort: 'total', render: (row) => formatPoints(row.total) },
  {
    key: 'pass_mark',
    title: 'Pass mark',
    kind: 'item',
    render: (row) => `${formatPoints(row.pass_mark)} of ${row.pass_on === 'total' ? 'the total' : 'credentials'}`,
  },
  { key: 'factors', title: 'Factors', kind: 'count' },
  { key: 'posts', title: 'Posts', kind: 'count', sort: 'posts' },
  {
    key: 'is_in_use',
    title: 'Use',
    kind: 'state',
    render: (row) => (row.is_in_use ? 'In use' : <StatusBadge tone="past">Out of use</StatusBadge>),
  },
];

export const readAhead = listAhead(listForms);

/** The assessment forms; the one that is looked at is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('form');
  const show = (form: string | null) => change({ form });
  return (
    <ListScreen
      title="Assessment forms"
      endpoint={listForms}
      rows="forms"
      exportAs={exportForms}
      columns={columns}
      open={(row) => linkTo({ form: row.id })}
      searchLabel="Search by name or position group"
      filters={[
        selectFilter({
          name: 'board',
          label: 'Board',
          main: true,
          options: Object.entries(BOARDS).map(([value, label]) => ({ value, label })),
        }),
        selectFilter({ name: 'all', label: 'Show', any: 'In use', main: true, options: [{ value: '1', label: 'All versions' }] }),
      ]}
      actions={
        <Button variant="default" onClick={() => show('grounds')}>
          Preference points
        </Button>
      }
      main={
        <ForCallers of={addForm}>
          <Button leftSection={<IconPlus size={16} />} onClick={() => show('new')}>
            Add a form
          </Button>
        </ForCallers>
      }
      above={() => asked && <Asked asked={asked} onClose={() => show(null)} onNew={(id) => show(`new-${id}`)} />}
      empty={{ title: 'No forms', description: 'By which factors and points applicants are assessed, for each board and position group.' }}
    />
  );
}

interface AskedProps {
  asked: string;
  onClose: () => void;
  onNew: (id: number) => void;
}

function Asked({ asked, onClose, onNew }: AskedProps) {
  const id = Number(asked.replace('new-', ''));
  const found = useCall(readForm, { params: { id } }, { enabled: id > 0 }).data;
  if (asked === 'grounds') return <GroundsDialog onClose={onClose} />;
  if (asked === 'new') return <NewFormDialog from={null} onClose={onClose} />;
  if (!found || found.form.id !== id) return null;
  if (asked.startsWith('new-')) return <NewFormDialog key={asked} from={found.form} onClose={onClose} />;
  return <FormDialog form={found.form} onClose={onClose} onNew={() => onNew(id)} />;
}
