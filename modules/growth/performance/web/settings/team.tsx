import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { REPRESENTED_NAMES, SEAT_NAMES } from '@talaan/committees/contract/codes.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import type { Settings } from '../../contract/settings.ts';

/** Who sits in the performance management team, as the register of committees has it, and who of them cannot act yet. */
export function Team({ team: { committee_id: id, seats } }: { team: Settings['team'] }) {
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          Seats are kept with those of all committees.
        </Text>
        <Button component={Link} to={`/lnd/manage/committee/members/${id}`}>
          Open the seats of the team
        </Button>
      </Group>
      <Card withBorder>
        {seats.length === 0 ? (
          <NothingHere title="No members yet" description="The chair first: without a seat no one opens the calibration." />
        ) : (
          <Stack gap="sm">
            {seats.map((seat) => (
              <Stack key={seat.id} gap={0}>
                <Text fw={600} size="sm">
                  {seat.fullname}
                  <Text component="span" size="sm" fw={400} c="dimmed">
                    , {SEAT_NAMES[seat.role]}
                  </Text>
                </Text>
                <Text size="sm" c="dimmed">
                  {[
                    seat.represents && REPRESENTED_NAMES[seat.represents],
                    seat.order_no,
                    `from ${longDate(seat.from)}${seat.to === null ? '' : ` to ${longDate(seat.to)}`}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                {!seat.may_act && (
                  <Text size="xs" c="var(--mantine-color-yellow-light-color)">
                    Cannot open the calibration yet: the account needs the role “PMT member” over all offices.
                  </Text>
                )}
              </Stack>
            ))}
          </Stack>
        )}
      </Card>
    </Stack>
  );
}
