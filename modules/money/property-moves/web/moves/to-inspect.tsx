import { useState } from 'react';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import type { Move } from '../../contract/moves.ts';

const InspectDialog = openedLater(async () => (await import('../chosen/inspect-dialog.tsx')).InspectDialog);

/** Of what came back, the items that the custodian still has to say something of: repaired, or unserviceable. */
export function ToInspect({ move }: { move: Move }) {
  const [isOpen, setOpen] = useState(false);
  const items =
    move.kind === 'return' && move.is_kept ? move.lines.filter(({ state, report_id: of }) => state === 'RETURNED' && of !== null) : [];
  if (items.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconTool size={18} />} title={say('{items} to be repaired', { items: count(items.length, 'item') })}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{say('Once repaired it is in stock again; what cannot be repaired is to be disposed of.')}</Text>
        <Button variant="default" onClick={() => setOpen(true)}>
          {say('Record inspection')}
        </Button>
      </Stack>
      {isOpen && <InspectDialog items={items} onClose={() => setOpen(false)} />}
    </Alert>
  );
}
