import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { filtersIn } from './filters.ts';
import { InboxFilters } from './inbox-filters.tsx';

/** On a phone the rows begin at the top: what narrows them waits behind a button, which is filled while something does. */
export function PhoneFilters() {
  const [search] = useSearchParams();
  const [isOpen, { open, close }] = useDisclosure();
  const set = Object.keys(filtersIn(search)).length;
  return (
    <>
      <ActionIcon
        variant={set > 0 ? 'filled' : 'default'}
        size={44}
        flex="none"
        aria-label={set > 0 ? say('Filters ({set})', { set }) : say('Filters')}
        onClick={open}
      >
        <IconFilter size={18} />
      </ActionIcon>
      <Dialog title={say('Filters')} opened={isOpen} onClose={close}>
        <InboxFilters />
      </Dialog>
    </>
  );
}
