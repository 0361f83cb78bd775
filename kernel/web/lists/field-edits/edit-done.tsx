import { Button, Group, List, Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { useUndo, type Told } from './use-undo.ts';

interface EditDoneProps {
  told: Told;
  list: Pick<Endpoint, 'path'>;
  onUndone: (told: Told) => void;
  onClose: () => void;
}

/** What became of the rows, by an edit or by undoing one: those that stay are named, with the reason. */
export function EditDone({ told, list, onUndone, onClose }: EditDoneProps) {
  const undo = useUndo(told.of, list, onUndone);
  const { edit } = told;
  return (
    <Stack gap="md">
      <Text role="status">{told.message}</Text>
      {told.refused.length > 0 && (
        <List size="sm" mah="50vh" style={{ overflowY: 'auto' }}>
          {told.refused.map(({ id, name, why }) => (
            <List.Item key={id}>
              <Text span size="sm" fw={500}>
                {name}
              </Text>
              : {why}
            </List.Item>
          ))}
        </List>
      )}
      <Group gap="xs" justify="flex-end">
        {edit !== null && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} />}
            loading={undo.isPending}
            onClick={() => undo.mutate({ params: { id: edit } })}
          >
            Undo
          </Button>
        )}
        <Button onClick={onClose} data-primary>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
