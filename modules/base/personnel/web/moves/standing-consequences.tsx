import { List, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Consequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { previewStanding } from '../../contract/move-rows.ts';

const TYPING_PAUSE_MS = 400;

interface StandingConsequencesProps {
  personId: number;
  /** The standing that is corrected. */
  insteadOf: number | undefined;
  values: Record<string, string | number | boolean | null>;
}

/** What lies on the days of a standing, before it is saved. */
export function StandingConsequences({ personId, insteadOf, values }: StandingConsequencesProps) {
  const [asked] = useDebouncedValue(
    { from: (values['from'] as string | null) ?? '', to: (values['to'] as string | null) ?? undefined, instead_of: insteadOf },
    TYPING_PAUSE_MS,
  );
  const answer = useCall(previewStanding, { params: { id: personId }, query: asked }, { enabled: asked.from !== '' });
  return (
    <Consequences hint={asked.from === '' ? 'Enter the first day to see what lies on these days.' : undefined} answer={answer}>
      {({ warnings }) =>
        warnings.length === 0 ? (
          <Text size="sm">No leave lies on these days.</Text>
        ) : (
          <List size="sm" spacing={4}>
            {warnings.map((warning) => (
              <List.Item key={warning}>{warning}</List.Item>
            ))}
          </List>
        )
      }
    </Consequences>
  );
}
