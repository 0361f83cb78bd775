import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';

/** A form over the calibration, for a member of the team: read, sent back, or its appeal decided. */
export function TeamDrawer() {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('form')) || undefined;
  return (
    <SideDrawer opened={id !== undefined} onClose={() => change({ form: null })} size={isPhone ? '100%' : 'min(1160px, 92vw)'} title="Form">
      {id !== undefined && <RequestPanel id={id} kinds={['ipcr', 'dpcr', 'opcr']} onItsScreen />}
    </SideDrawer>
  );
}
