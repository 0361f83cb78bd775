import { Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Consequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { previewDesignation } from '../../contract/move-rows.ts';

const TYPING_PAUSE_MS = 400;

interface DesignationConsequencesProps {
  personId: number;
  /** The designation that is corrected. */
  insteadOf: number | undefined;
  values: Record<string, string | number | boolean | null>;
}

/** What a designation changes, for the person and for who has the same duty, before it is saved. */
export function DesignationConsequences({ personId, insteadOf, values }: DesignationConsequencesProps) {
  const from = values['from'] as string | null;
  const to = values['to'] as string | null;
  const [asked] = useDebouncedValue(
    {
      from: from ?? '',
      to: to ?? undefined,
      office_id: (values['office_id'] as number | null) ?? undefined,
      title: String(values['title'] ?? ''),
      instead_of: insteadOf,
    },
    TYPING_PAUSE_MS,
  );
  const isSaid = asked.from !== '' && asked.title.trim() !== '' && asked.office_id !== undefined;
  const answer = useCall(previewDesignation, { params: { id: personId }, query: asked }, { enabled: isSaid });
  const units = Number(values['units_released'] ?? 0);
  return (
    <Consequences hint={isSaid ? undefined : 'Enter the title, the office and the first day to see what changes.'} answer={answer}>
      {({ others, running }) => {
        const released = units + running.reduce((sum, one) => sum + one.units_released, 0);
        return (
          <Stack gap={6}>
            <Text size="sm">Position, grade and salary stay; the item is not touched.</Text>
            {others.map((other) => (
              <Text key={`${other.name} ${other.from}`} size="sm">
                {other.name} has the same designation {formatDays(other)}, and keeps it.
              </Text>
            ))}
            {running.map((one) => (
              <Text key={`${one.title} ${one.from}`} size="sm">
                Also {one.title}, {one.office}, {formatDays(one)}.
              </Text>
            ))}
            {released > 0 && (
              <Text size="sm">
                Released from {released} teaching units{running.length > 0 && ' in all'}.
              </Text>
            )}
            {values['has_rata'] === true && running.some((one) => one.has_rata) && (
              <Text size="sm" c="red">
                Representation and transportation allowance is paid for another designation on these days.
              </Text>
            )}
          </Stack>
        );
      }}
    </Consequences>
  );
}

function formatDays({ from, to }: { from: string; to: string | null }): string {
  return `from ${longDate(from)}${to === null ? ' on' : ` to ${longDate(to)}`}`;
}
