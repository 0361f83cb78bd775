import type { ReactNode } from 'react';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { enterStack } from './dialog-stack.ts';
import { say, saidIfText } from '../../contract/say.ts';

interface Question {
  title: string;
  /** Names the thing: 'Void the punch of 8:07 AM ?' */
  question: ReactNode;
  /** What the button does, in one verb. */
  action: string;
  /** What the other button says where it is not Cancel. */
  otherwise?: string;
  danger?: boolean;
}

/** Asks and resolves true when confirmed. */
export function confirm({ title, question, action, otherwise = 'Cancel', danger }: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const leaveStack = enterStack({});
    const primary = { 'data-autofocus': true, ...(danger ? { color: 'red' } : {}) };
    modals.openConfirmModal({
      title: say(title),
      children: (
        <Text size="sm" component="div">
          {saidIfText(question)}
        </Text>
      ),
      labels: { confirm: say(action), cancel: say(otherwise) },
      confirmProps: primary,
      // The second tap of two would close the question that the first opened.
      closeOnClickOutside: false,
      onConfirm: () => resolve(true),
      onClose: () => {
        leaveStack();
        resolve(false);
      },
    });
  });
}

/** The question before anything is removed (specification, section 5). */
export function confirmRemoval(name: string): Promise<boolean> {
  return confirm({ title: say('Warning'), question: say('Remove {name} ?', { name }), action: say('Remove'), danger: true });
}

/** The question before a kept document is removed (specification, section 8). */
export function confirmDocumentRemoval(name: string): Promise<boolean> {
  const question = (
    <>
      <p>{say('You are about to remove document with information:')}</p>
      <p>
        <strong>{name}</strong>
      </p>
      <p>{say('Proceed ?')}</p>
    </>
  );
  return confirm({ title: say('Warning'), question, action: say('Remove'), danger: true });
}
