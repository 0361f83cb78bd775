import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { PersonAvatar } from '@talaan/kernel/web/person-avatar.tsx';
import type { OpenRecord } from '../../contract/board.ts';

const MONITORING = '/department/statistic';

interface BoardColumnProps {
  title: string;
  records: readonly OpenRecord[];
  month: string;
  /** What stands there where nobody is in it. */
  none: string;
  describe: (record: OpenRecord) => string;
}

/** People of one kind, each with a line that says what is to be done; a head opens their month from it. */
export function BoardColumn({ title, records, month, none, describe }: BoardColumnProps) {
  return (
    <Card withBorder padding="sm" component="section" aria-label={title}>
      <Stack gap="xs">
        <Group gap="xs">
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text c="dimmed">{records.length}</Text>
        </Group>
        {records.length === 0 ? (
          <Text size="sm" c="dimmed">
            {none}
          </Text>
        ) : (
          <Stack gap={6} component="ul" m={0} p={0}>
            {records.map((record) => (
              <Group key={`${record.personnel_id} ${record.from}`} component="li" wrap="nowrap" gap="xs" mih={36}>
                <PersonAvatar fullname={record.fullname} avatar={record.avatar} office={record.office} size={28} />
                <Stack gap={0} miw={0} flex={1}>
                  <PersonLink record={record} month={month} />
                  <Text size="xs" c="dimmed">
                    {describe(record)}
                  </Text>
                </Stack>
              </Group>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** A clerk, to whom the months of others are not open, reads the name alone. */
function PersonLink({ record: { personnel_id, fullname }, month }: { record: OpenRecord; month: string }) {
  const mayFollow = useMayFollow();
  if (!mayFollow(MONITORING))
    return (
      <Text size="sm" truncate>
        {fullname}
      </Text>
    );
  return (
    <Anchor component={Link} to={`${MONITORING}?month=${month}&person=${personnel_id}`} size="sm" c="inherit" truncate display="block">
      {fullname}
    </Anchor>
  );
}
