import type { ReactNode } from 'react';
import { Modal } from '@mantine/core';

interface FormDialogProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A short form over the tree. Its head is no banner: a page has one, which is the top bar. */
export function FormDialog({ title, opened, onClose, children }: FormDialogProps) {
  return (
    <Modal.Root opened={opened} onClose={onClose} size="lg">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
