import { Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Consequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { previewLetterheadUse } from '../../contract/letterheads.ts';

const SHOWN = 6;
const TYPING_PAUSE_MS = 400;

/** Whose papers carry the letterhead, before it is saved. */
export function LetterheadConsequences({ place, from }: { place: string; from: string | null }) {
  const [day] = useDebouncedValue(from, TYPING_PAUSE_MS);
  const answer = useCall(previewLetterheadUse, { query: { place, from: day ?? '' } }, { enabled: day !== null });
  return (
    <Consequences hint={day === null ? 'Choose its first day to see the offices that will use it.' : undefined} answer={answer}>
      {({ offices, keep, ends, until }) => (
        <Stack gap={6}>
          <Text size="sm">
            {day && `From ${longDate(day)}`}
            {until && ` to the day before ${longDate(until)}`}, papers of {count(offices.length, 'office')} carry it
            {offices.length > 0 && `: ${listed(offices)}`}.
          </Text>
          {keep.length > 0 && (
            <Text size="sm">
              {count(keep.length, 'office')} below {keep.length === 1 ? 'keeps its' : 'keep their'} own: {listed(keep)}.
            </Text>
          )}
          {ends !== null && (
            <Text size="sm">
              {ends === day ? 'It takes the place of the letterhead of the same day.' : `The letterhead used since ${longDate(ends)} ends.`}
            </Text>
          )}
          {until && <Text size="sm">From {longDate(until)} the letterhead that is already saved is used.</Text>}
          <Text size="sm" c="dimmed">
            Papers that were issued before keep theirs.
          </Text>
        </Stack>
      )}
    </Consequences>
  );
}

function listed(names: readonly string[]): string {
  const more = names.length - SHOWN;
  return more > 0 ? `${names.slice(0, SHOWN).join(', ')} and ${more} more` : names.join(', ');
}
