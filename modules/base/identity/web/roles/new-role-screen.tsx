import { Skeleton } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { addRole, readRole } from '../../contract/roles.ts';
import { RoleFields, type RoleValues } from './role-fields.tsx';

const EMPTY: RoleValues = { name: '', description: '', groups: [], requires_second_factor: false };

/** A role from nothing, or as a copy of another one. */
export function Screen() {
  const [search] = useSearchParams();
  const copied = Number(search.get('copy')) || undefined;
  const original = useCall(readRole, { params: { id: copied ?? 0 } }, { enabled: copied !== undefined }).data?.role;
  return (
    <Page title="New role" intro={original && `A copy of ${original.name}.`}>
      {copied && !original ? (
        <Skeleton h={320} />
      ) : (
        <NewForm
          initial={
            original
              ? {
                  name: `${original.name} (copy)`,
                  description: original.description,
                  groups: original.groups as Group[],
                  requires_second_factor: original.requires_second_factor,
                }
              : EMPTY
          }
          draft={`role:new:${copied ?? ''}`}
        />
      )}
    </Page>
  );
}

function NewForm({ initial, draft }: { initial: RoleValues; draft: string }) {
  const navigate = useNavigate();
  return (
    <FormShell
      endpoint={addRole}
      initial={initial}
      draft={draft}
      submit="Add the role"
      success="The role has been added."
      onDone={({ role }) => navigate(`/settings/admin/roles/${role.id}`)}
      onCancel={() => navigate('/settings/admin/roles')}
    >
      {(form) => <RoleFields form={form} />}
    </FormShell>
  );
}
