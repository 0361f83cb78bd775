import { List, Stack, Text } from '@mantine/core';
import { SideDrawer } from '@talaan/attendance/web/side-drawer.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import type { RecordRow } from '../contract/submissions.ts';
import { namePeriod } from '../rules/periods.ts';
import { dtrFlow } from '../workflow.ts';
import { PersonDayLink } from './person-day-link.tsx';

/** One record over the list, as the address names it: its request, or what has to be settled before it becomes one. */
export function RecordDrawer({ rows }: { rows: readonly RecordRow[] }) {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('record')) || undefined;
  const row = rows.find((one) => one.id === id);
  return (
    <SideDrawer
      opened={id !== undefined && (id > 0 || row !== undefined)}
      onClose={() => change({ record: null })}
      size={isPhone ? '100%' : 'min(960px, 90vw)'}
      title={row && `${row.fullname}, ${namePeriod(row)}`}
    >
      {id !== undefined && id > 0 && <RequestPanel id={id} kinds={[dtrFlow.kind]} />}
      {row && row.id < 0 && <NotSubmitted row={row} />}
    </SideDrawer>
  );
}

function NotSubmitted({ row }: { row: RecordRow }) {
  if (row.hindrances.length === 0) return <Text size="sm">Ready to submit: nothing has to be settled first.</Text>;
  return (
    <Stack gap="xs">
      <Text size="sm">Not submitted. To be settled first:</Text>
      <List size="sm">
        {row.hindrances.map(({ kind, date, text }) => (
          <List.Item key={`${kind} ${date} ${text}`}>
            {text} {date !== null && <PersonDayLink personId={row.personnel_id} date={date} />}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
