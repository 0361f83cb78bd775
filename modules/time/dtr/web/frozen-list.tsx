import { Card, Stack, Text, Title } from '@mantine/core';
import { inDays } from '@talaan/attendance/web/days/format-figures.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { FrozenFigures } from '../contract/submissions.ts';

/** What was locked, the newest first: leave and payroll read the one that was not reopened. */
export function FrozenList({ frozen }: { frozen: readonly FrozenFigures[] }) {
  return (
    <Card withBorder padding="sm" component="section" aria-labelledby="locked-figures">
      <Stack gap="xs">
        <Title order={3} size="h5" id="locked-figures">
          Locked figures
        </Title>
        {frozen.map((one) => (
          <Text key={one.frozen_at} size="sm" td={one.superseded_at ? 'line-through' : undefined}>
            {formatInstant(one.frozen_at)}: late {one.late_minutes} min ({one.late_times}×), undertime {one.undertime_minutes} min (
            {one.undertime_times}×), total {inDays(one.short_thousandths)} day; absent {inDays(one.absent_thousandths)} day.
            {one.superseded_at && ` Reopened on ${formatInstant(one.superseded_at)}.`}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
