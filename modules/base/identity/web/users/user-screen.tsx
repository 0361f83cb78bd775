import { Group, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { readUser, type UserDetail } from '../../contract/users.ts';
import { RolesPart } from './roles-part.tsx';
import { UserActions } from './user-actions.tsx';
import { UserStateBadge } from './user-state-badge.tsx';

const AccountPart = shownLater(async () => (await import('./account-part.tsx')).AccountPart);
const SignInPart = shownLater(async () => (await import('./sign-in-part.tsx')).SignInPart);

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readUser, { params: { id } });
  const [search, setSearch] = useSearchParams();
  const user = answer.data?.user;
  if (answer.isError && !user) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!user || user.id !== id)
    return (
      <Page title="User">
        <Skeleton h={240} />
      </Page>
    );
  return (
    <Page title={user.name} intro={user.email} actions={<UserActions user={user} />}>
      <Summary user={user} />
      <Tabs value={search.get('tab') ?? 'roles'} onChange={(tab) => setSearch(tab && tab !== 'roles' ? { tab } : {})} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="roles">Roles</Tabs.Tab>
          <Tabs.Tab value="account">Account</Tabs.Tab>
          <Tabs.Tab value="sign-in">Sign-in</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="roles" pt="md">
          <RolesPart user={user} />
        </Tabs.Panel>
        <Tabs.Panel value="account" pt="md">
          <AccountPart meanwhile={<Skeleton h={240} aria-busy />} user={user} version={answer.data?.version} />
        </Tabs.Panel>
        <Tabs.Panel value="sign-in" pt="md">
          <SignInPart meanwhile={<Skeleton h={240} aria-busy />} user={user} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function Summary({ user }: { user: UserDetail }) {
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <UserStateBadge state={user.state} />
        {user.applicant_only && <StatusBadge tone="neutral">Applicant only</StatusBadge>}
        <Text size="sm">
          {user.person
            ? [user.person.fullname, user.person.idno, user.person.office].filter(Boolean).join(' · ')
            : 'Not linked to a person'}
        </Text>
      </Group>
      {user.suspended_at && (
        <Text size="sm">
          Suspended since {formatInstant(user.suspended_at)}: {user.suspended_because}
        </Text>
      )}
    </Stack>
  );
}
