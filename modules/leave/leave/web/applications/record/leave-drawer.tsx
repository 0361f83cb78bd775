import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { NOTHING_OPEN } from '../opened.ts';
import { LeaveRecord } from './leave-record.tsx';

/** Beside the list: the application that the address names. */
export function LeaveDrawer() {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('leave')) || undefined;
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={() => change(NOTHING_OPEN)}
      size={isPhone ? '100%' : 'min(680px, 90vw)'}
      title="Application for leave"
    >
      {id !== undefined && <LeaveRecord key={id} id={id} />}
    </SideDrawer>
  );
}
