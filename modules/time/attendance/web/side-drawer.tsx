import type { ReactNode } from 'react';
import { Drawer } from '@mantine/core';

interface SideDrawerProps {
  title: ReactNode;
  size: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer from the right. Its head is no banner: a page has one, which is the top bar. */
export function SideDrawer({ title, size, opened, onClose, children }: SideDrawerProps) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size={size}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header role="presentation">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={say('Close')} />
        </Drawer.Header>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
import { say } from '@talaan/kernel/contract/say.ts';
