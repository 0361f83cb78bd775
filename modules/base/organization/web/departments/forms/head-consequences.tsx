import { Alert, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Consequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { Head } from '../../../contract/departments.ts';
import { previewHead } from '../../../contract/heads.ts';

const TYPING_PAUSE_MS = 400;

interface HeadConsequencesProps {
  officeId: number;
  from: string | null;
  to: string | null;
}

/** Whom the designation of a head concerns, before it is saved. */
export function HeadConsequences({ officeId, from, to }: HeadConsequencesProps) {
  const [days] = useDebouncedValue({ from, to }, TYPING_PAUSE_MS);
  const query = { department: officeId, from: days.from ?? '', to: days.to ?? undefined };
  const answer = useCall(previewHead, { query }, { enabled: days.from !== null });
  return (
    <Consequences hint={days.from === null ? 'Choose the first day to see the people concerned.' : undefined} answer={answer}>
      {({ heads, people, waiting }) => (
        <Stack gap={6}>
          <Text size="sm">
            From {longDate(days.from!)} the head decides for {count(people, 'person', 'people')} in the office and the units below it that
            have no head of their own.
          </Text>
          {waiting > 0 && (
            <Text size="sm">
              {count(waiting, 'open request')} of the office: those that are for its head to decide go to the new one on that day.
            </Text>
          )}
          {heads
            .filter((head) => head.is_acting)
            .map((head) => (
              <Text key={head.from} size="sm">
                {head.name} is officer in charge {formatDays(head)} and continues to decide on those days.
              </Text>
            ))}
          {heads
            .filter((head) => !head.is_acting)
            .map((head) => (
              <Alert key={head.from} color="yellow" title={`${head.name} heads the office ${formatDays(head)}`}>
                Enter the last day of {head.name} first: an office has one head at a time.
              </Alert>
            ))}
        </Stack>
      )}
    </Consequences>
  );
}

function formatDays({ from, to }: Head): string {
  const since = from === null ? '' : `from ${longDate(from)} `;
  return to === null ? `${since}on` : `${since}to ${longDate(to)}`;
}
