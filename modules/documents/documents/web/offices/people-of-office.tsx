import { Anchor, Group, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import type { readOfficeSettings } from '../../contract/offices.ts';

const ACTING_HEADS = '/department_setting';

/** Who heads the office and who tracks its papers, and where both are set. */
export function PeopleOfOffice({ found: { heads, clerks } }: { found: Answer<typeof readOfficeSettings> }) {
  const mayFollow = useMayFollow();
  const head = heads.map(({ name, title, is_acting }) => `${name}, ${title}${is_acting ? ' (in charge)' : ''}`);
  return (
    <Stack gap="md">
      <Facts
        facts={[
          ['Head', head.length > 0 ? <Lines lines={head} /> : 'No head is named'],
          [
            'Clerks',
            clerks.length === 0 ? (
              'No clerk: the head is notified of papers'
            ) : (
              <List size="sm">
                {clerks.map(({ account_id: id, name, roles }) => (
                  <List.Item key={id}>
                    {mayFollow(`/settings/admin/users/${id}`) ? (
                      <Anchor component={Link} to={`/settings/admin/users/${id}`}>
                        {name}
                      </Anchor>
                    ) : (
                      name
                    )}{' '}
                    <Text span size="sm" c="dimmed">
                      {roles.join(', ')}
                    </Text>
                  </List.Item>
                ))}
              </List>
            ),
          ],
        ]}
      />
      <Group gap="md">
        {mayFollow('/settings/admin/users') ? (
          <Anchor component={Link} to="/settings/admin/users" size="sm">
            Give roles to users
          </Anchor>
        ) : (
          <Text size="sm" c="dimmed">
            An administrator gives the roles of clerks.
          </Text>
        )}
        {mayFollow(ACTING_HEADS) && (
          <Anchor component={Link} to={ACTING_HEADS} size="sm">
            Name an acting head
          </Anchor>
        )}
      </Group>
    </Stack>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Stack gap={2}>
      {lines.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
