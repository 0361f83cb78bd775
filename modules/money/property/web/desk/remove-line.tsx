import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

/** Takes a line out of a form; stands beside its fields, below their labels. */
export function RemoveLine({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} mt={22} aria-label={label} onClick={onClick}>
      <IconTrash size={18} />
    </ActionIcon>
  );
}
