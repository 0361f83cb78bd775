import { Alert, Button, Group, Text } from '@mantine/core';

interface ChangedMeanwhileProps {
  message: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The record was changed after the form was opened: what was entered stays until one of both is chosen. */
export function ChangedMeanwhile({ message, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  return (
    <Alert color="yellow" title="Changed in the meantime">
      <Text size="sm" mb="xs">
        {message}
      </Text>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={onTakeTheirs}>
          Discard mine and show what is saved
        </Button>
        <Button size="compact-sm" variant="default" color="red" onClick={onKeepMine}>
          Save mine over it
        </Button>
      </Group>
    </Alert>
  );
}
