import type { ReactNode } from 'react';
import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from 'react-router';
import type { NamedKeys } from '@talaan/kernel/web/dialogs/keys-dialog.tsx';
import { useNamedKeys } from '@talaan/kernel/web/dialogs/keys-help.tsx';

const KEYS: NamedKeys = [
  [['j'], 'Next request'],
  [['k'], 'Request before'],
  [['o'], 'Open its record'],
  [['x'], 'Tick it, to decide several'],
  [['a'], 'Approve, or the step that brings it on'],
  [['r'], 'Return'],
  [['d'], 'Disapprove'],
];

interface InboxKeys {
  onStep: (step: number) => void;
  onTick: () => void;
  /** The screen of the chosen request. */
  screen: string | undefined;
}

/** j and k walk the requests, x ticks, o opens the record; a, r and d are those of the buttons. Typing in a field triggers none. The dialog that names them is for the screen. */
export function useInboxKeys({ onStep, onTick, screen }: InboxKeys): ReactNode {
  const navigate = useNavigate();
  useHotkeys([
    ['j', () => onStep(1)],
    ['k', () => onStep(-1)],
    ['x', onTick],
    ['o', () => screen && void navigate(screen)],
  ]);
  return useNamedKeys('Keys of the inbox', KEYS);
}
