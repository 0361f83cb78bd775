import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { approveProposals, KINDS, type Kind } from '../../contract/proposals.ts';
import { AddEntryDialog } from '../add-entry-dialog.tsx';

/** Adds straight to one of the lists. */
export function AddMenu() {
  const mayAdd = useMayCall(approveProposals);
  const [kind, setKind] = useState<Kind>();
  if (!mayAdd) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button leftSection={<IconPlus size={16} />}>Add to a list</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(Object.keys(KINDS) as Kind[]).map((one) => (
            <Menu.Item key={one} onClick={() => setKind(one)}>
              {KINDS[one]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {kind && <AddEntryDialog kind={kind} typed="" approved onClose={() => setKind(undefined)} />}
    </>
  );
}
