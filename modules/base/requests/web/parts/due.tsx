import { Text } from '@mantine/core';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { describeDue, describeDueShort } from './describe-due.ts';

/** The due day of a request; red once it has passed. */
export function Due({ on, isLate }: { on: string | null; isLate: boolean }) {
  const today = useToday();
  if (on === null) return null;
  return (
    <Text size="xs" c={isLate ? 'red' : 'dimmed'} fw={isLate ? 600 : 400} component="span">
      {describeDue(on, today)}
    </Text>
  );
}

/** The same in two words, for a row of a list. */
export function DueShort({ on, isLate }: { on: string | null; isLate: boolean }) {
  const today = useToday();
  if (on === null) return null;
  return (
    <span className="due-short" data-late={isLate || undefined} title={describeDue(on, today)}>
      {describeDueShort(on, today)}
    </span>
  );
}
