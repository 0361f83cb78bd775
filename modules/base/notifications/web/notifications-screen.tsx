import { Button, Text } from '@mantine/core';
import { ListScreen } from '@talaan/kernel/web/lists/list-screen.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { exportNotifications, listNotifications, markAllRead } from '../contract.ts';

/** Before the product knew anybody. */
const FROM_THE_BEGINNING = '2000-01-01';

/** All one's notifications, as far back as they go. */
export function Screen() {
  const unread = useCall(listNotifications, { query: { from: FROM_THE_BEGINNING, per_page: 5 } }).data?.unread ?? 0;
  const marking = useSend(markAllRead, { alsoRefresh: [listNotifications] });
  return (
    <ListScreen
      title="Notifications"
      endpoint={listNotifications}
      rows="notifications"
      exportAs={exportNotifications}
      query={{ from: FROM_THE_BEGINNING }}
      searchLabel="Search notifications"
      open={(row) => row.link ?? '/notifications'}
      columns={[
        {
          key: 'title',
          title: 'What',
          kind: 'text',
          render: (row) => (
            <Text inherit fw={row.status ? 400 : 600} span>
              {row.title}
            </Text>
          ),
        },
        { key: 'description', title: 'In a sentence', kind: 'name', phone: true },
        { key: 'over', title: 'Over', kind: 'acronym', render: (row) => row.over || '—' },
        {
          key: 'created_at',
          title: 'When',
          kind: 'datetime',
          sort: 'created_at',
          phone: true,
          render: (row) => formatInstant(row.created_at),
        },
        { key: 'status', title: 'Read', kind: 'acronym', render: (row) => (row.status ? 'Read' : 'Unread') },
      ]}
      filters={[
        selectFilter({
          name: 'status',
          label: 'Show',
          any: 'All',
          main: true,
          options: [
            { value: '0', label: 'Unread' },
            { value: '1', label: 'Read' },
          ],
        }),
      ]}
      actions={
        unread > 0 && (
          <Button variant="default" loading={marking.isPending} onClick={() => marking.mutate({})}>
            Mark all read
          </Button>
        )
      }
      empty={{ title: 'No notifications yet', description: 'What concerns you shows up here and in the bell.' }}
    />
  );
}
