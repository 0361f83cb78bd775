import { useSearchParams } from 'react-router';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { withOpened } from '../opened.ts';
import { LeaveRecord } from './leave-record.tsx';

/** Beside the list: the application that the address names. */
export function LeaveDrawer() {
  const [search, setSearch] = useSearchParams();
  const isPhone = useIsPhone();
  const id = Number(search.get('leave')) || undefined;
  const close = () => setSearch((now) => withOpened(now, 'leave', null), { preventScrollReset: true });
  return (
    <SideDrawer opened={id !== undefined} onClose={close} size={isPhone ? '100%' : 'min(680px, 90vw)'} title="Application for leave">
      {id !== undefined && <LeaveRecord key={id} id={id} />}
    </SideDrawer>
  );
}
