import { ActionIcon, Anchor, Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { clockTime, longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { listMeetings, type MeetingRow } from '../../contract/meetings.ts';
import { weeksOf } from '../../rules/weeks-of.ts';
import { MeetingBadge } from './meeting-badge.tsx';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface MonthOfMeetingsProps {
  /** YYYY-MM; null for that of today. */
  month: string | null;
  onMonth: (month: string) => void;
  onPlan: (date: string) => void;
}

/** A month of meetings as a calendar, on a phone as the days that have one. */
export function MonthOfMeetings({ month: asked, onMonth, onPlan }: MonthOfMeetingsProps) {
  const now = today();
  const isPhone = useIsPhone();
  const month = asked !== null && /^\d{4}-\d{2}$/.test(asked) ? asked : now.toString().slice(0, 7);
  const answer = useCall(listMeetings, { query: { month, per_page: 500, sort: 'date' } });
  const go = (months: number) => onMonth(Temporal.PlainYearMonth.from(month).add({ months }).toString());
  const meetings = answer.data?.meetings ?? [];
  const byDay = Map.groupBy(meetings, ({ date }) => date);
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Group gap="xs">
          <ActionIcon variant="default" size={36} aria-label="Month before" onClick={() => go(-1)}>
            <IconChevronLeft size={18} />
          </ActionIcon>
          <Title order={2} size="h4" miw={150} ta="center">
            {monthName(month)}
          </Title>
          <ActionIcon variant="default" size={36} aria-label="Next month" onClick={() => go(1)}>
            <IconChevronRight size={18} />
          </ActionIcon>
        </Group>
        {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
        {isPhone && answer.data && meetings.length === 0 && <NothingHere title="No meetings in this month" />}
        {isPhone ? (
          meetings.map((meeting) => <Entry key={meeting.id} meeting={meeting} isDated />)
        ) : (
          <Table layout="fixed" withTableBorder withColumnBorders aria-label={`Meetings of ${monthName(month)}`}>
            <Table.Thead>
              <Table.Tr>
                {DAYS.map((day) => (
                  <Table.Th key={day}>{day}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {weeksOf(month).map((week) => (
                <Table.Tr key={week.find((day) => day !== null)}>
                  {week.map((day, at) => (
                    <Table.Td key={day ?? at} h={96} valign="top">
                      {day !== null && (
                        <Stack gap={4}>
                          <Group justify="space-between" wrap="nowrap">
                            <Text size="sm" fw={day === now.toString() ? 700 : 400}>
                              {Number(day.slice(8))}
                            </Text>
                            {day >= now.toString() && (
                              <ActionIcon
                                variant="subtle"
                                color="gray"
                                size={24}
                                aria-label={`Plan a meeting on ${longDate(day)}`}
                                onClick={() => onPlan(day)}
                              >
                                <IconPlus size={14} />
                              </ActionIcon>
                            )}
                          </Group>
                          {(byDay.get(day) ?? []).map((meeting) => (
                            <Entry key={meeting.id} meeting={meeting} />
                          ))}
                        </Stack>
                      )}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Card>
  );
}

function Entry({ meeting, isDated = false }: { meeting: MeetingRow; isDated?: boolean }) {
  return (
    <Stack gap={2}>
      <Anchor component={Link} to={`/lnd/manage/committee/meetings/${meeting.id}`} size="sm" underline="always" py={isDated ? 8 : 2}>
        {isDated && `${longDate(meeting.date)}, `}
        {clockTime(meeting.begins)} {meeting.committee}
      </Anchor>
      <MeetingBadge state={meeting.state} />
    </Stack>
  );
}
