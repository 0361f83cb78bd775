import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

/** Beside fields it is as far from the top as they are. */
export const BELOW_LABEL = 24;

/** Takes a line out of a form. */
export function RemoveLine({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={onClick}>
      <IconTrash size={18} />
    </ActionIcon>
  );
}
