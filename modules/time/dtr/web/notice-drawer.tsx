import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { habitFlow } from '../workflow.ts';

/** One notice over the list of habits, as the address names it. */
export function NoticeDrawer() {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('notice')) || undefined;
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={() => change({ notice: null })}
      size={isPhone ? '100%' : 'min(720px, 90vw)'}
      title="Notice on attendance"
    >
      {id !== undefined && <RequestPanel id={id} kinds={[habitFlow.kind]} />}
    </SideDrawer>
  );
}
