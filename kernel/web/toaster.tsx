import { notifications, Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import './toaster.css';

export { notifications };

/** Where toasts appear. */
export function Toaster() {
  return <Notifications position="bottom-left" containerWidth={360} />;
}
