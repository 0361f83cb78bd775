import { useState, type ReactNode } from 'react';
import { Button, Group, NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { pathOf } from './path-of.ts';
import { addMfo, changeMfo, exportMfos, listMfos, removeMfo, switchMfo, type Mfo } from '../../contract/umfos.ts';

const columns: ListColumn<Mfo>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname' },
  { key: 'code', title: 'Code', kind: 'acronym', sort: 'code', phone: true },
  { key: 'weight', title: 'Weight', kind: 'number', sort: 'weight', phone: true, render: ({ weight }) => `${weight} %` },
  { key: 'uses', title: 'Used', kind: 'count' },
  { key: 'active', title: 'State', kind: 'state', render: ({ active }) => <ActiveBadge active={active} /> },
];

export function ActiveBadge({ active }: { active: boolean }) {
  return <StatusBadge tone={active ? 'neutral' : 'past'}>{active ? 'Active' : 'Inactive'}</StatusBadge>;
}

export const activeFilter = selectFilter({
  name: 'active',
  label: 'State',
  main: true,
  options: [
    { value: 'true', label: 'Active' },
    { value: 'false', label: 'Inactive' },
  ],
});

/** University MFOs, ten at a time. */
export function MfoList({ parts }: { parts: ReactNode }) {
  const { linkTo, search, change } = useAddress();
  const [isNew, setNew] = useState(false);
  const id = Number(search.get('mfo')) || undefined;
  const close = () => (isNew ? setNew(false) : change({ mfo: null }));
  return (
    <ListScreen
      title="SPMIS settings"
      intro="The budget programs that commitments of offices serve."
      endpoint={listMfos}
      rows="univ_mfos"
      exportAs={exportMfos}
      query={{ per_page: 10 }}
      columns={columns}
      filters={[activeFilter]}
      searchLabel="Search code or name"
      open={(row) => linkTo({ mfo: row.id })}
      parts={parts}
      main={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setNew(true)}>
          Add an MFO
        </Button>
      }
      above={(answer) => {
        const mfo = answer?.univ_mfos.find((one) => one.id === id);
        return (isNew || mfo) && <MfoDialog mfo={isNew ? undefined : mfo} onClose={close} />;
      }}
      empty={{ title: 'No MFOs yet', description: 'The budget programs of the university.' }}
    />
  );
}

function MfoDialog({ mfo, onClose }: { mfo: Mfo | undefined; onClose: () => void }) {
  const switching = useSend(switchMfo, { onDone: onClose });
  const removing = useSend(removeMfo, { onDone: onClose });
  const remove = async () => {
    const isSure = await confirm({ title: 'Delete an MFO', question: `Delete ${mfo!.fullname}?`, action: 'Delete', danger: true });
    if (isSure) removing.mutate({ params: { id: mfo!.id } });
  };
  return (
    <Dialog title={mfo ? mfo.fullname : 'Add an MFO'} size="form" onClose={onClose}>
      <FormShell
        endpoint={mfo ? changeMfo : addMfo}
        params={pathOf(mfo)}
        initial={{ fullname: mfo?.fullname ?? '', code: mfo?.code ?? '', weight: mfo?.weight ?? '' }}
        body={(values) => ({ ...values, weight: Number(values.weight) })}
        draft={`mfo:${mfo?.id ?? 'new'}`}
        submit={mfo ? 'Save' : 'Add'}
        success="The MFO was saved."
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <TextInput label="Name" required {...form.getInputProps('fullname')} />
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <TextInput label="Code" required {...form.getInputProps('code')} />
              <NumberInput
                label="Weight"
                description="Counts where the lines of an OPCR have none"
                required
                min={1}
                max={100}
                suffix=" %"
                {...form.getInputProps('weight')}
              />
            </SimpleGrid>
            {mfo && (
              <Group gap="xs">
                <Button
                  variant="default"
                  loading={switching.isPending}
                  onClick={() => switching.mutate({ params: { id: mfo.id, suffix: mfo.active ? 'deactivate' : 'activate' } })}
                >
                  {mfo.active ? 'Deactivate' : 'Activate'}
                </Button>
                {mfo.uses === 0 && (
                  <Button variant="subtle" color="red" loading={removing.isPending} onClick={() => void remove()}>
                    Delete
                  </Button>
                )}
              </Group>
            )}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
