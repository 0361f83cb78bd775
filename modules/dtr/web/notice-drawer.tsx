import { useSearchParams } from 'react-router';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';

/** One notice over the list of habits, as the address names it. */
export function NoticeDrawer() {
  const [search, setSearch] = useSearchParams();
  const isPhone = useIsPhone();
  const id = Number(search.get('notice')) || undefined;
  const close = () =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('notice');
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <SideDrawer opened={id !== undefined} onClose={close} size={isPhone ? '100%' : 'min(720px, 90vw)'} title="Notice on attendance">
      {id !== undefined && <RequestPanel id={id} />}
    </SideDrawer>
  );
}
