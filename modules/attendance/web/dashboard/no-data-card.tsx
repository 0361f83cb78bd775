import { NoDataNotice } from '../devices/no-data-notice.tsx';

/** Devices from which nothing came, on the home of HR. */
export function Card() {
  return <NoDataNotice />;
}
