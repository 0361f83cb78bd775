import type { z } from 'zod';
import { Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { standing } from '../contract/words.ts';
import { STATUSES, type Status } from '../rules/vaccination-status.ts';

const TONES: Record<Status, Tone> = {
  NOT_DECLARED: 'neutral',
  NOT_VACCINATED: 'neutral',
  PARTIAL: 'waiting',
  FULL: 'good',
  BOOSTER_1: 'good',
  BOOSTER_2: 'good',
};

export function VaccinationBadge({ status }: { status: Status }) {
  return <StatusBadge tone={TONES[status]}>{STATUSES[status]}</StatusBadge>;
}

/** The status, why it is that, and the day on which it changes. */
export function StandingText({ standing: { status, since, next, why } }: { standing: z.output<typeof standing> }) {
  return (
    <Stack gap={6} align="flex-start">
      <VaccinationBadge status={status} />
      <Text size="sm">
        {since && say('Since {since}.', { since: longDate(since) })}
        {why}
      </Text>
      {next && (
        <Text size="sm" fw={500}>
          {say('From {on}: {status}.', { on: longDate(next.on), status: STATUSES[next.status] })}
        </Text>
      )}
    </Stack>
  );
}
