import { Anchor, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listConnectedOffices } from '../../contract/career.ts';
import { formatPeriod } from './format-period.ts';

type Office = Answer<typeof listConnectedOffices>['offices'][number];

/** The offices in which one serves or is also attached to. */
export function Screen() {
  const answer = useCall(listConnectedOffices, {});
  const offices = answer.data?.offices;
  return (
    <Page
      title={say('Connected offices')}
      intro={say('Where you serve, and where you are also attached by order, designation or as head.')}
    >
      {answer.isError && !offices && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!offices && !answer.isError && <Skeleton h={240} aria-busy />}
      {offices?.length === 0 && (
        <NothingHere
          title={say('No office is connected')}
          description={say('Offices appear here once your appointment is on record. Ask HR where it is missing.')}
        />
      )}
      {offices && <Part title={say('Today')} offices={offices.filter(({ is_now }) => is_now)} />}
      {offices && <Part title={say('Earlier and planned')} offices={offices.filter(({ is_now }) => !is_now)} />}
    </Page>
  );
}

function Part({ title, offices }: { title: string; offices: Office[] }) {
  if (offices.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {title}
      </Title>
      {offices.map((one) => (
        <Card key={one.key} withBorder padding="md">
          <Group gap="xs">
            <OfficeName office={one} />
            <StatusBadge tone={one.is_now ? 'info' : 'past'}>{one.by}</StatusBadge>
          </Group>
          <Text size="sm">
            {one.as}, {one.campus}
          </Text>
          <Text size="sm" c="dimmed">
            {formatPeriod({ from: one.from || null, to: one.to })}
          </Text>
        </Card>
      ))}
    </Stack>
  );
}

/** Anyone who looks after the offices is led to this one. */
function OfficeName({ office }: { office: Office }) {
  const user = useCurrentUser();
  const name = `${office.office} (${office.acronym})`;
  if (!opens('GENERALSETTINGS', user.allowed_views)) return <Text fw={500}>{name}</Text>;
  return (
    <Anchor component={Link} fw={500} to={`/personnel_setting/departments?office=${office.office_id}`}>
      {name}
    </Anchor>
  );
}
