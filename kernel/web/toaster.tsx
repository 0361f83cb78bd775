import { Button } from '@mantine/core';
import { notifications, Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import './toaster.css';

export { notifications };

/** No wider than the menu, over whose lower end toasts appear. */
const WIDTH = 232;

/** Where toasts appear. */
export function Toaster() {
  return <Notifications position="bottom-left" containerWidth={WIDTH} />;
}

/** In the toast of what can be taken back. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  return (
    <Button variant="default" size="xs" mt={4} onClick={onUndo}>
      Undo
    </Button>
  );
}
