import { Anchor, Card, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from 'react-router';
import type { Group as ViewGroup } from '@talaan/kernel/contract/groups.ts';
import { useAllScreens } from '@talaan/kernel/web/module.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { previewRole, type AffectedPerson, type Role } from '../../contract/roles.ts';
import { screensOf } from './group-areas.ts';

/** So long after the last check-box is asked who would be affected. */
const ASK_AFTER_MS = 300;

/** Who would gain or lose what if the role were saved now. */
export function RoleChanges({ role, groups }: { role: Role; groups: ViewGroup[] }) {
  const [settled] = useDebouncedValue(groups, ASK_AFTER_MS);
  const differs = groups.length !== role.groups.length || groups.some((group) => !role.groups.includes(group));
  const answer = useCall(previewRole, { params: { id: role.id }, query: { groups: settled } }, { enabled: differs });
  if (!differs) return null;
  const isOld = settled !== groups || answer.isPlaceholderData;
  return (
    <Card withBorder component="section" aria-label="What changes if you save">
      <Stack gap="sm">
        <Group gap="xs">
          <Title order={2}>What changes if you save</Title>
          {(isOld || answer.isFetching) && <Loader size="xs" aria-label="Working it out" />}
        </Group>
        {answer.data && <Affected {...answer.data} />}
      </Stack>
    </Card>
  );
}

function Affected({ affected, total, unaffected }: { affected: AffectedPerson[]; total: number; unaffected: number }) {
  if (total === 0)
    return (
      <Text size="sm">
        {unaffected === 0
          ? 'No users have this role today, so no one gains or loses anything.'
          : `${count(unaffected, 'user')} with this role have the same groups by another one: no one gains or loses anything.`}
      </Text>
    );
  return (
    <>
      <Text size="sm" role="status">
        {count(total, 'user is', 'users are')} affected, from the next click on.
        {unaffected > 0 && ` ${count(unaffected, 'other keeps', 'others keep')} all by another role.`}
      </Text>
      {affected.map((person) => (
        <Stack key={person.account_id} gap={0}>
          <Anchor component={Link} to={`/settings/admin/users/${person.account_id}`} size="sm">
            {person.name}
          </Anchor>
          {person.gains.length > 0 && <Change verb="Gains" groups={person.gains} />}
          {person.loses.length > 0 && <Change verb="Loses" groups={person.loses} />}
        </Stack>
      ))}
      {total > affected.length && <Text size="sm">… and {count(total - affected.length, 'other')}.</Text>}
    </>
  );
}

/** Groups by the screens that they open, where there are any. */
function Change({ verb, groups }: { verb: string; groups: string[] }) {
  const screens = useAllScreens();
  const named = groups.map((group) => {
    const titles = screensOf(screens, group);
    return titles.length > 0 ? `${titles.join(', ')} (${group})` : group;
  });
  return (
    <Text size="xs" c="dimmed">
      {verb}: {named.join('; ')}
    </Text>
  );
}
