import { Button } from '@mantine/core';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import type { PerformanceRow } from '../../contract/people.ts';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';

const KINDS = ['ipcr', 'dpcr', 'opcr'];

/** A form over the list, as the address names it; from it the ratings and the coaching log of its person open. */
export function FormDrawer({ rows }: { rows: readonly PerformanceRow[] }) {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('form')) || undefined;
  const row = rows.find(({ form_id }) => form_id === id);
  return (
    <SideDrawer
      opened={id !== undefined}
      onClose={() => change({ form: null })}
      size={isPhone ? '100%' : 'min(1160px, 92vw)'}
      title={row?.fullname ?? 'Form'}
    >
      {id !== undefined && (
        <RequestPanel
          id={id}
          kinds={KINDS}
          onItsScreen
          before={
            row && (
              <Button variant="default" onClick={() => change({ form: null, person: String(row.personnel_id) })}>
                Coaching and ratings
              </Button>
            )
          }
        />
      )}
    </SideDrawer>
  );
}
