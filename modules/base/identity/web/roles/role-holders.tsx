import { Anchor, Group, Pagination, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { ExportMenu } from '@talaan/kernel/web/lists/list-export.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { exportRoleHolders, listRoleHolders, type Role } from '../../contract/roles.ts';

const SHOWN = 25;

/** The users with a role, today or later. */
export function RoleHolders({ role }: { role: Role }) {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const answer = useCall(listRoleHolders, { params: { id: role.id }, query: { page, per_page: SHOWN } });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={160} />;
  const { holders, total } = answer.data;
  if (total === 0) return <NothingHere title="No users have this role" description="Assign it on the page of a user." />;
  return (
    <Stack gap="sm" maw={760}>
      <Group justify="flex-end">
        <ExportMenu title={role.name} endpoint={exportRoleHolders} params={{ id: role.id }} query={{}} />
      </Group>
      {holders.map((holder) => (
        <Paper key={holder.id} withBorder p="sm">
          <Group justify="space-between" gap="sm">
            <Stack gap={2}>
              <Anchor component={Link} to={`/settings/admin/users/${holder.account_id}`} fw={600} size="sm">
                {holder.name}
              </Anchor>
              <Text size="xs" c="dimmed">
                {holder.email} · {holder.over}
                {holder.from && ` · from ${longDate(holder.from)}`}
                {holder.to && ` to ${longDate(holder.to)}`}
              </Text>
            </Stack>
            {holder.suspended && <StatusBadge tone="bad">Suspended</StatusBadge>}
          </Group>
        </Paper>
      ))}
      {total > SHOWN && (
        <Pagination
          total={Math.ceil(total / SHOWN)}
          value={page}
          onChange={(next) => setSearch({ tab: 'holders', page: String(next) })}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
        />
      )}
    </Stack>
  );
}
