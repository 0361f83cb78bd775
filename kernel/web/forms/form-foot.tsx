import type { ReactNode } from 'react';
import { Button, Group } from '@mantine/core';
import { useDialog } from '../dialogs/dialog.tsx';
import './form-foot.css';
import { say } from '../../contract/say.ts';

interface FormFootProps {
  /** What the main button does: a verb, with its noun where two could be meant. */
  action: string;
  /** The main button's icon. */
  icon?: ReactNode;
  pending?: boolean;
  disabled?: boolean;
  /** It cannot be undone. */
  danger?: boolean;
  /** Enter does it at once, though an optional field stands above. */
  hasFocus?: boolean;
  /** Without it the button submits the form that it stands in. */
  onAction?: () => void;
  /** On a page; in a dialog Cancel closes that. */
  onCancel?: (() => void) | undefined;
  /** To the step before, where a form has two. */
  onBack?: () => void;
}

/** The foot of every form and dialog: Cancel, then what it does, at the right. */
export function FormFoot({ action, icon, pending, disabled, danger, hasFocus, onAction, onCancel, onBack }: FormFootProps) {
  const cancel = useDialog()?.close ?? onCancel;
  return (
    <Group gap="xs" justify="flex-end" className="form-foot">
      <div className="form-foot-aside" />
      {onBack && (
        <Button variant="default" me="auto" onClick={onBack}>
          {say('Back')}
        </Button>
      )}
      {cancel && (
        <Button variant="default" onClick={cancel}>
          {say('Cancel')}
        </Button>
      )}
      <Button
        type={onAction ? 'button' : 'submit'}
        color={danger ? 'red' : undefined}
        leftSection={icon}
        loading={pending}
        disabled={disabled}
        onClick={onAction}
        data-primary
        data-autofocus={hasFocus || undefined}
      >
        {say(action)}
      </Button>
    </Group>
  );
}
