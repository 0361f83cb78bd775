import { Button, Skeleton, Stack, Tabs } from '@mantine/core';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { editRole, readRole, removeRole, type Role } from '../../contract/roles.ts';
import { RoleChanges } from './role-changes.tsx';
import { RoleFields, type RoleValues } from './role-fields.tsx';

const RoleHolders = shownLater(async () => (await import('./role-holders.tsx')).RoleHolders);

const ADMINISTRATOR = 'Administrator';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readRole, { params: { id } });
  const [search, setSearch] = useSearchParams();
  const role = answer.data?.role;
  if (answer.isError && !role) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!role || role.id !== id)
    return (
      <Page title="Role">
        <Skeleton h={320} />
      </Page>
    );
  return (
    <Page
      title={role.name}
      intro={role.description}
      actions={
        <ForCallers of={removeRole}>
          <RoleActions role={role} />
        </ForCallers>
      }
    >
      <Tabs value={search.get('tab') ?? 'opens'} onChange={(tab) => setSearch(tab && tab !== 'opens' ? { tab } : {})} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="opens">What it opens</Tabs.Tab>
          <Tabs.Tab value="holders">Who holds it</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="opens" pt="md">
          <EditForm key={`${role.id} ${role.version}`} role={role} />
        </Tabs.Panel>
        <Tabs.Panel value="holders" pt="md">
          <RoleHolders meanwhile={<Skeleton h={320} aria-busy />} role={role} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function EditForm({ role }: { role: Role }) {
  const navigate = useNavigate();
  const { name, description, requires_second_factor, version } = role;
  const initial: RoleValues = { name, description, groups: role.groups as Group[], requires_second_factor };
  return (
    <FormShell
      endpoint={editRole}
      params={{ id: role.id }}
      initial={initial}
      body={(values) => ({ ...values, version })}
      draft={`role:${role.id}`}
      submit="Save"
      success="The role has been saved."
      onCancel={() => navigate('/settings/admin/roles')}
    >
      {(form) => (
        <Stack gap="md">
          <RoleFields form={form} keepsName={role.is_ready} keepsGroups={role.is_ready && name === ADMINISTRATOR} />
          <RoleChanges role={role} groups={form.getValues().groups} />
        </Stack>
      )}
    </FormShell>
  );
}

function RoleActions({ role }: { role: Role }) {
  const navigate = useNavigate();
  const removal = useSend(removeRole, {
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate('/settings/admin/roles');
    },
  });
  const remove = async () => {
    if (await confirmRemoval(role.name)) removal.mutate({ params: { id: role.id } });
  };
  return (
    <>
      <Button variant="default" component={Link} to={`/settings/admin/roles/new?copy=${role.id}`}>
        Copy
      </Button>
      {!role.is_ready && (
        <Button color="red" variant="light" loading={removal.isPending} onClick={() => void remove()}>
          Delete
        </Button>
      )}
    </>
  );
}
