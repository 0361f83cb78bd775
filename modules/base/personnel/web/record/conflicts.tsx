import { Alert, Radio, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { FieldConflict } from '../../contract/record.ts';

export type Decisions = Record<string, 'mine' | 'theirs' | undefined>;

interface ConflictsProps {
  conflicts: FieldConflict[];
  decisions: Decisions;
  onDecide: (conflict: FieldConflict, whose: 'mine' | 'theirs') => void;
}

/** What two people changed at once: for each field, mine or theirs. */
export function Conflicts({ conflicts, decisions, onDecide }: ConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconUsers />} title="Changed by someone else" role="alert">
      <Stack gap="md">
        {conflicts.map((conflict) => (
          <Radio.Group
            key={conflict.field}
            label={conflict.label}
            value={decisions[conflict.field] ?? ''}
            onChange={(whose) => onDecide(conflict, whose as 'mine' | 'theirs')}
          >
            <Stack gap={6} mt={4}>
              <Radio value="mine" label={`Mine: ${say(conflict.mine)}`} />
              <Radio
                value="theirs"
                label={`Theirs: ${say(conflict.theirs)}`}
                description={[conflict.by, conflict.at && formatInstant(conflict.at)].filter(Boolean).join(', ')}
              />
            </Stack>
          </Radio.Group>
        ))}
        <Text size="sm">Choose for each, then save again.</Text>
      </Stack>
    </Alert>
  );
}

function say(value: string | number | null): string {
  return value === null || value === '' ? 'empty' : String(value);
}
