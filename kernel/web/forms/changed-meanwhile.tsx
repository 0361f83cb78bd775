import { Alert, Button, Group, Text } from '@mantine/core';
import { say } from '../../contract/say.ts';

interface ChangedMeanwhileProps {
  message: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The record was changed after the form was opened: what was entered stays until one of both is chosen. */
export function ChangedMeanwhile({ message, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  return (
    <Alert color="yellow" title={say('Changed in the meantime')}>
      <Text size="sm" mb="xs">
        {message}
      </Text>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={onTakeTheirs}>
          {say('Discard mine and show what is saved')}
        </Button>
        <Button size="compact-sm" variant="default" color="red" onClick={onKeepMine}>
          {say('Save mine over it')}
        </Button>
      </Group>
    </Alert>
  );
}
