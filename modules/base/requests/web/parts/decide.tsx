import { Button, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Link } from 'react-router';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { OpenAction } from '../../contract/timeline.ts';
import { useStep } from './use-step.ts';

const StepDialog = openedLater(async () => (await import('./step-dialog.tsx')).StepDialog);

interface DecideProps {
  request: { id: number; title: string; seen: number; screen: string; actions: readonly OpenAction[] };
  /** On the screen of the module itself: actions that need more than a reason are left to it. */
  onItsScreen?: boolean;
  onDone?: () => void;
}

/** The buttons of what is open to the reader, the main one last; a, r and d take the one with that key. */
export function Decide({ request, onItsScreen = false, onDone }: DecideProps) {
  const { take, asking, isAsked, close, isPending } = useStep(request, onDone);
  const actions = request.actions.filter((action) => !(onItsScreen && action.on_its_screen));
  const byKey = (key: OpenAction['key']) => {
    const action = actions.find((one) => one.key === key);
    if (action) void take(action);
  };
  useHotkeys(
    asking || isAsked
      ? []
      : [
          ['a', () => byKey('a')],
          ['r', () => byKey('r')],
          ['d', () => byKey('d')],
        ],
  );
  return (
    <>
      {actions
        .toSorted((one, other) => Number(isMain(one)) - Number(isMain(other)))
        .map((action) =>
          action.on_its_screen ? (
            <Button key={action.action} component={Link} to={request.screen} variant={isMain(action) ? 'filled' : 'default'}>
              {say(action.label)}…
            </Button>
          ) : (
            <Button
              key={action.action}
              variant={isMain(action) ? 'filled' : 'default'}
              loading={isPending}
              rightSection={action.key && <Key name={action.key} />}
              onClick={() => void take(action)}
            >
              {say(action.label)}
            </Button>
          ),
        )}
      {asking && (
        <StepDialog
          request={request}
          action={asking}
          onClose={close}
          onDone={() => {
            close();
            onDone?.();
          }}
        />
      )}
    </>
  );
}

function isMain({ key, needs_reason }: OpenAction): boolean {
  return key === 'a' || (key === null && needs_reason === null);
}

function Key({ name }: { name: string }) {
  return (
    <Kbd size="xs" visibleFrom="sm" aria-hidden>
      {name.toUpperCase()}
    </Kbd>
  );
}
