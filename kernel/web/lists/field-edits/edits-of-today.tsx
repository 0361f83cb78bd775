import { Button, Group, Stack, Text } from '@mantine/core';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { useCall } from '../../calls/use-call.ts';
import { count, formatInstant } from '../../format-instant.ts';
import type { BulkFields } from './bulk-fields.ts';
import { useUndo, type Told } from './use-undo.ts';

interface EditsOfTodayProps {
  of: BulkFields;
  list: Pick<Endpoint, 'path'>;
  onUndone: (told: Told) => void;
}

/** What the user edited of several rows today, each with its Undo. */
export function EditsOfToday({ of, list, onUndone }: EditsOfTodayProps) {
  const edits = useCall(of.calls.listOwn, {}).data?.edits ?? [];
  const undo = useUndo(of, list, onUndone);
  if (edits.length === 0) return null;
  return (
    <Stack gap={4} component="section" aria-label="Edited by you today">
      <Text size="sm" fw={500}>
        Edited by you today
      </Text>
      {edits.map(({ id, field, value, rows, at }) => (
        <Group key={id} gap="xs" justify="space-between" wrap="nowrap">
          <Text size="sm">
            {field}: {value}{' '}
            <Text span size="sm" c="dimmed">
              · {count(rows, 'row')} · {formatInstant(at)}
            </Text>
          </Text>
          <Button
            size="compact-sm"
            flex="none"
            variant="subtle"
            loading={undo.isPending && undo.variables?.params.id === id}
            onClick={() => undo.mutate({ params: { id } })}
          >
            Undo
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
