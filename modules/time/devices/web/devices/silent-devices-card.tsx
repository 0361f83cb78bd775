import { SilentDevicesNotice } from './silent-devices-notice.tsx';

/** Devices from which nothing came, on the home of HR. */
export function Card() {
  return <SilentDevicesNotice />;
}
