import type { ReactNode } from 'react';
import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import {
  exportPriorityGroups,
  listPriorityGroups,
  addPriorityGroup,
  editPriorityGroup,
  type PriorityRow,
} from '../../contract/settings.ts';

const columns: ListColumn<PriorityRow>[] = [
  { key: 'id', title: 'Code', kind: 'name', sort: 'code' },
  { key: 'name', title: 'Name', kind: 'text', phone: true },
  {
    key: 'is_active',
    title: 'State',
    kind: 'item',
    render: (row) => (row.is_active ? <StatusBadge tone="neutral">In use</StatusBadge> : <StatusBadge tone="past">Not in use</StatusBadge>),
  },
];

/** Priority groups; the one that is changed is in the address. */
export function PriorityPart({ parts }: { parts: ReactNode }) {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('group');
  const groups = useCall(listPriorityGroups, { query: { per_page: 999 } }, { enabled: asked !== null && asked !== 'new' }).data
    ?.priority_groups;
  const shown = groups?.find(({ id }) => id === asked);
  const close = () => change({ group: null });
  return (
    <>
      <ListScreen
        title="Vaccination settings"
        intro="Groups by which vaccines were given first."
        parts={parts}
        endpoint={listPriorityGroups}
        rows="priority_groups"
        exportAs={exportPriorityGroups}
        columns={columns}
        open={(row) => linkTo({ group: row.id })}
        searchLabel="Search priority groups"
        main={
          <ForCallers of={addPriorityGroup}>
            <Button leftSection={<IconPlus size={16} />} onClick={() => change({ group: 'new' })}>
              Add a group
            </Button>
          </ForCallers>
        }
        empty={{ title: 'No priority groups yet', description: 'People may say to which one they belong.' }}
      />
      {asked === 'new' && <GroupDialog group={null} onClose={close} />}
      {shown && <GroupDialog key={shown.id} group={shown} onClose={close} />}
    </>
  );
}

function GroupDialog({ group, onClose }: { group: PriorityRow | null; onClose: () => void }) {
  return (
    <Dialog title={group ? `Group ${group.id}` : 'Add a priority group'} onClose={onClose}>
      <FormShell
        endpoint={group ? (editPriorityGroup as unknown as typeof addPriorityGroup) : addPriorityGroup}
        params={(group ? { code: group.id } : {}) as never}
        initial={{ code: group?.id ?? '', name: group?.name ?? '', is_active: group?.is_active ?? true }}
        draft={`priority-group:${group?.id ?? 'new'}`}
        submit="Save"
        success={({ message }) => message}
        alsoRefresh={[listPriorityGroups]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="md">
            {!group && <TextInput label="Code" required maw={160} {...form.getInputProps('code')} />}
            <TextInput label="Name" required {...form.getInputProps('name')} />
            <Checkbox label="In use" {...form.getInputProps('is_active', { type: 'checkbox' })} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
