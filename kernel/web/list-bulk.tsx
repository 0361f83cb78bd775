import type { ReactNode } from 'react';
import { Button, Group, Paper, Text } from '@mantine/core';

export interface BulkAction<Row> {
  label: string;
  icon?: ReactNode;
  run: (rows: Row[]) => void;
}

/** What can be done with the checked rows. */
export function BulkBar<Row>({ selected, actions, onClear }: { selected: Row[]; actions: BulkAction<Row>[]; onClear: () => void }) {
  return (
    <Paper withBorder px="xs" mih={36} component="section" aria-label="Selected rows">
      <Group gap="xs" mih={34}>
        <Text size="sm" fw={500}>
          {selected.length} selected
        </Text>
        {actions.map((action) => (
          <Button key={action.label} size="xs" variant="light" leftSection={action.icon} onClick={() => action.run(selected)}>
            {action.label}
          </Button>
        ))}
        <Button size="xs" variant="subtle" onClick={onClear}>
          Clear
        </Button>
      </Group>
    </Paper>
  );
}
