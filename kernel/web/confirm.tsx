import type { ReactNode } from 'react';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

interface Question {
  title: string;
  /** Names the thing: 'Void the punch of 8:07 AM ?' */
  question: ReactNode;
  /** What the button does, in one verb. */
  action: string;
  danger?: boolean;
}

/** Asks and resolves true when confirmed. */
export function confirm({ title, question, action, danger }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: (
        <Text size="sm" component="div">
          {question}
        </Text>
      ),
      labels: { confirm: action, cancel: 'Cancel' },
      confirmProps: danger ? { color: 'red' } : {},
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}

/** The question before anything is removed (specification, section 5). */
export function confirmRemoval(name: string): Promise<boolean> {
  return confirm({ title: 'Warning', question: `Remove ${name} ?`, action: 'Remove', danger: true });
}

/** The question before a kept document is removed (specification, section 8). */
export function confirmDocumentRemoval(name: string): Promise<boolean> {
  const question = (
    <>
      <p>You are about to remove document with information:</p>
      <p>
        <strong>{name}</strong>
      </p>
      <p>Proceed ?</p>
    </>
  );
  return confirm({ title: 'Warning', question, action: 'Remove', danger: true });
}
