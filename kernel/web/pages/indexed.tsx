import type { ReactNode } from 'react';
import { Anchor, Box, Group, Stack, Text } from '@mantine/core';
import './indexed.css';

interface IndexedProps {
  /** Of the index, for a screen reader. */
  label: string;
  /** The sections in their order; `id` is that of the element, `note` what is said behind its name. */
  sections: readonly { id: string; title: string; note: ReactNode }[];
  /** Opens a section that is closed, before the page goes there. */
  onOpen: (id: string) => void;
  children: ReactNode;
}

/** Long sections that open and close, with an index beside them on a desk; a press opens one and goes there. */
export function Indexed({ label, sections, onOpen, children }: IndexedProps) {
  const goTo = (id: string) => {
    onOpen(id);
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="indexed">
      <Stack gap="md">{children}</Stack>
      <Box component="nav" aria-label={label} visibleFrom="md" className="section-index">
        {sections.map(({ id, title, note }) => (
          <Group key={id} justify="space-between" wrap="nowrap" gap="xs">
            <Anchor component="button" type="button" size="sm" ta="start" onClick={() => goTo(id)}>
              {title}
            </Anchor>
            <Text size="sm" c="dimmed" flex="none">
              {note}
            </Text>
          </Group>
        ))}
      </Box>
    </div>
  );
}
