import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from 'react-router';

interface InboxKeys {
  onStep: (step: number) => void;
  onTick: () => void;
  /** The screen of the chosen request. */
  screen: string | undefined;
}

/** j and k walk the requests, x ticks, o opens the record; a, r and d are those of the buttons. Typing in a field triggers none. */
export function useInboxKeys({ onStep, onTick, screen }: InboxKeys): void {
  const navigate = useNavigate();
  useHotkeys([
    ['j', () => onStep(1)],
    ['k', () => onStep(-1)],
    ['x', onTick],
    ['o', () => screen && void navigate(screen)],
  ]);
}
