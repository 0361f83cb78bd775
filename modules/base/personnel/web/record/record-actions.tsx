import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowMerge, IconDots, IconPrinter, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { removePersonnel } from '../../contract/record.ts';
import type { RecordPerson } from './record-tab.ts';

const MergeDialog = openedLater(async () => (await import('./merge-dialog.tsx')).MergeDialog);

/** What is seldom done with a whole record. */
export function RecordActions({ person }: { person: RecordPerson }) {
  const [isMerging, merging] = useDisclosure();
  const navigate = useNavigate();
  const remove = useSend(removePersonnel, {
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate('/personnels/list');
    },
  });
  const askToRemove = async () => {
    if (await confirmRemoval(person.fullname)) remove.mutate({ params: { id: person.id } });
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="input-sm" aria-label="More about this record">
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to="?tab=service-record&print=record" leftSection={<IconPrinter size={16} />}>
            Print service record
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowMerge size={16} />} onClick={merging.open}>
            Merge into another record
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={16} />} color="red" onClick={() => void askToRemove()}>
            Remove
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isMerging && <MergeDialog person={person} onClose={merging.close} />}
    </>
  );
}
