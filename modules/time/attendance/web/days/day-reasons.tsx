import { Divider, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import type { DtrDayDetail } from '../../contract/days.ts';
import { inDays } from './format-figures.ts';

type Reason = DtrDayDetail['reasons'][number];

const CHARGES = [
  { kind: 'LATE', title: 'Late', sum: 'Late of the day' },
  { kind: 'UNDERTIME', title: 'Undertime', sum: 'Undertime of the day' },
  { kind: 'ABSENT', title: 'Absent', sum: 'Absence of the day' },
] as const;

/** Why this number: every minute with its reason and its law, summed before one's eyes. */
export function DayReasons({ day, reasons }: { day: NonNullable<DtrDayDetail['day']>; reasons: Reason[] }) {
  const notes = reasons.filter((reason) => reason.kind === 'NOTE');
  const charged = CHARGES.map((charge) => ({ ...charge, reasons: reasons.filter((reason) => reason.kind === charge.kind) })).filter(
    (one) => one.reasons.length > 0,
  );
  const total = day.late_minutes + day.undertime_minutes;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="why">
      <Stack gap="sm">
        <Title order={2} id="why">
          {say('Why this number')}
        </Title>
        {charged.length === 0 && <Text size="sm">{say('Nothing is charged to this day.')}</Text>}
        {charged.map(({ kind, sum, reasons: lines }) => (
          <Stack gap={6} key={kind}>
            {lines.map((reason) => (
              <ReasonLine key={reason.text} reason={reason} />
            ))}
            <Divider />
            <Line
              left={
                <Text size="sm" fw={600}>
                  {say(sum)}
                </Text>
              }
              right={`${sumOf(lines)} min`}
            />
          </Stack>
        ))}
        {day.absent_thousandths > 0 && (
          <Line
            left={<Text size="sm">{say('As part of a day')}</Text>}
            right={say('{days} day', { days: inDays(day.absent_thousandths) })}
          />
        )}
        {day.late_minutes > 0 && day.undertime_minutes > 0 && (
          <Line
            left={
              <Text size="sm" fw={600}>
                {say('In the Undertime column of the form')}
              </Text>
            }
            right={`${day.late_minutes} + ${day.undertime_minutes} = ${total} min`}
          />
        )}
        {notes.map((reason) => (
          <Group key={reason.text} gap="xs" wrap="nowrap" align="flex-start">
            <IconInfoCircle size={18} aria-hidden />
            <ReasonText reason={reason} />
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}

function ReasonLine({ reason }: { reason: Reason }) {
  return <Line left={<ReasonText reason={reason} />} right={`${reason.minutes} min`} />;
}

function ReasonText({ reason }: { reason: Reason }) {
  return (
    <Stack gap={0}>
      <Text size="sm">{say(reason.text)}</Text>
      {reason.source && (
        <Text size="xs" c="dimmed">
          {reason.source}
        </Text>
      )}
    </Stack>
  );
}

function Line({ left, right }: { left: React.ReactNode; right: string }) {
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start" gap="md">
      {left}
      <Text size="sm" fw={600} flex="none">
        {right}
      </Text>
    </Group>
  );
}

function sumOf(reasons: Reason[]): number {
  return reasons.reduce((sum, reason) => sum + reason.minutes, 0);
}
