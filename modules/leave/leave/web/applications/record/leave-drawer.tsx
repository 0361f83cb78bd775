import { Skeleton } from '@mantine/core';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { NOTHING_OPEN } from '../opened.ts';

const LeaveRecord = shownLater(async () => (await import('./leave-record.tsx')).LeaveRecord);

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
      title={say('Application for leave')}
    >
      {id !== undefined && <LeaveRecord key={id} id={id} meanwhile={<Skeleton h={320} aria-busy />} />}
    </SideDrawer>
  );
}
