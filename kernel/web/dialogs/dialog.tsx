import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Box, Modal } from '@mantine/core';
import { confirm } from './confirm.tsx';
import { enterStack, isOnTop } from './dialog-stack.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useIsPhone } from '../use-is-phone.ts';
import { say, saidIfText } from '../../contract/say.ts';

interface DialogProps {
  title: ReactNode;
  opened?: boolean;
  onClose?: () => void;
  /** `form` holds up to six fields beside each other, `paper` a page as it is printed, `wide` two things side by side; without it one question. */
  size?: 'form' | 'paper' | 'wide';
  /** Something was typed that closing would lose. A form shell within says so itself. */
  isDirty?: boolean;
  /** Left by what it asks for alone: the password of an expired session. */
  mustAnswer?: boolean;
  children: ReactNode;
}

/** A form within a dialog: whether it has changes, and how they are forgotten. */
interface GuardedForm {
  isDirty: () => boolean;
  discard: () => void;
}

interface DialogAround {
  /** Closes it, after the question where something would be lost. */
  close: () => void;
  guard: (form: GuardedForm) => () => void;
}

const Around = createContext<DialogAround | null>(null);

/** The dialog that a form or its buttons stand in, if they do. */
export function useDialog(): DialogAround | null {
  return use(Around);
}

/** Lets the dialog around a form ask before its changes are lost. */
export function useDialogGuard(form: GuardedForm): void {
  const around = useDialog();
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => around?.guard({ isDirty: () => latest.current.isDirty(), discard: () => latest.current.discard() }), [around]);
}

const WIDTHS = { form: 620, paper: 920, wide: '80rem' };

/** Of Mantine's layers: over dialogs and what their fields open, below messages. */
const OVER_DIALOGS = 350;

/** The one dialog: its first field or main button has the focus, Esc closes the topmost, and what was typed is not lost unasked. */
export function Dialog({ title, opened = true, onClose, size, isDirty = false, mustAnswer = false, children }: DialogProps) {
  const isPhone = useIsPhone();
  const self = useRef({});
  const forms = useRef(new Set<GuardedForm>());
  const latest = useRef({ onClose, isDirty });
  useEffect(() => {
    latest.current = { onClose, isDirty };
  });
  useEffect(() => (opened ? enterStack(self.current) : undefined), [opened]);

  const around = useMemo<DialogAround>(() => {
    const close = async () => {
      if (!isOnTop(self.current)) return;
      const guarded = [...forms.current];
      if ((latest.current.isDirty || guarded.some((form) => form.isDirty())) && !(await askToDiscard())) return;
      for (const form of guarded) form.discard();
      latest.current.onClose?.();
    };
    return {
      close: () => void close(),
      guard: (form) => {
        forms.current.add(form);
        return () => forms.current.delete(form);
      },
    };
  }, []);

  return (
    <Modal
      opened={opened}
      onClose={mustAnswer ? noAnswer : around.close}
      withCloseButton={!mustAnswer}
      title={saidIfText(title)}
      size={size && WIDTHS[size]}
      fullScreen={isPhone && (size === 'wide' || size === 'paper')}
      // A page is read at its full height.
      yOffset={size === 'paper' ? 16 : undefined}
      closeOnClickOutside={false}
      // The session may expire over a dialog that was opened later.
      zIndex={mustAnswer ? OVER_DIALOGS : undefined}
    >
      <Around value={around}>
        {/* While it fades out a second tap reaches nothing. */}
        <DialogBody isClosing={!opened}>{children}</DialogBody>
      </Around>
    </Modal>
  );
}

function DialogBody({ isClosing, children }: { isClosing: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useFirstFocus(body);
  return (
    <Box ref={body} inert={isClosing}>
      {children}
    </Box>
  );
}

function noAnswer(): void {}

function askToDiscard(): Promise<boolean> {
  return confirm({
    title: say('Discard changes?'),
    question: say('What you entered here is not saved.'),
    action: say('Discard'),
    otherwise: say('Keep editing'),
    danger: true,
  });
}
