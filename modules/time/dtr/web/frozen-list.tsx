import { Card, Stack, Text, Title } from '@mantine/core';
import { inDays } from '@talaan/attendance/web/days/format-figures.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { FrozenFigures } from '../contract/submissions.ts';

/** What was locked, the newest first: leave and payroll read the one that was not reopened. */
export function FrozenList({ frozen }: { frozen: readonly FrozenFigures[] }) {
  return (
    <Card withBorder padding="sm" component="section" aria-labelledby="locked-figures">
      <Stack gap="xs">
        <Title order={3} size="h5" id="locked-figures">
          {say('Locked figures')}
        </Title>
        {frozen.map((one) => (
          <Text key={one.frozen_at} size="sm" td={one.superseded_at ? 'line-through' : undefined}>
            {say(
              '{moment}: late {late} min ({lateTimes}×), undertime {undertime} min ({undertimeTimes}×), total {short} day; absent {absent} day.',
              {
                moment: formatInstant(one.frozen_at),
                late: one.late_minutes,
                lateTimes: one.late_times,
                undertime: one.undertime_minutes,
                undertimeTimes: one.undertime_times,
                short: inDays(one.short_thousandths),
                absent: inDays(one.absent_thousandths),
              },
            )}{' '}
            {one.superseded_at && say('Reopened on {supersededAt}.', { supersededAt: formatInstant(one.superseded_at) })}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
