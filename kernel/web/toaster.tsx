import { useLayoutEffect } from 'react';
import { Button } from '@mantine/core';
import { notifications, Notifications, useNotifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { keepToastPlaced } from './keep-toast-placed.ts';
import './toaster.css';
import { say } from '../contract/say.ts';

export { notifications };

/** No wider than the menu, over whose lower end toasts appear. */
const WIDTH = 232;

/** Where toasts appear: at the lower left, higher where that would lie over what can be pressed. */
export function Toaster() {
  return (
    <>
      <Notifications position="bottom-left" containerWidth={WIDTH} />
      <Placed />
    </>
  );
}

/** Rendered after the toasts, so that it finds them there. */
function Placed() {
  const { notifications: shown } = useNotifications();
  useLayoutEffect(() => (shown.length > 0 ? keepToastPlaced() : undefined), [shown]);
  return null;
}

/** In the toast of what can be taken back. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  return (
    <Button variant="default" size="xs" mt={4} onClick={onUndo}>
      {say('Undo')}
    </Button>
  );
}
