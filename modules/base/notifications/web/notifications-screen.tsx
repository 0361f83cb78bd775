import { Button, Text } from '@mantine/core';
import { ListScreen } from '@talaan/kernel/web/lists/list-screen.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { exportNotifications, listNotifications, markAllRead } from '../contract.ts';

/** Before the product knew anybody. */
const FROM_THE_BEGINNING = '2000-01-01';

/** All one's notifications, as far back as they go. */
export function Screen() {
  const unread = useCall(listNotifications, { query: { from: FROM_THE_BEGINNING, per_page: 5 } }).data?.unread ?? 0;
  const marking = useSend(markAllRead, { alsoRefresh: [listNotifications] });
  return (
    <ListScreen
      title={say('Notifications')}
      endpoint={listNotifications}
      rows="notifications"
      exportAs={exportNotifications}
      query={{ from: FROM_THE_BEGINNING }}
      searchLabel="Search notifications"
      open={(row) => row.link ?? '/notifications'}
      columns={[
        {
          key: 'title',
          title: say('What'),
          kind: 'text',
          render: (row) => (
            <Text inherit fw={row.status ? 400 : 600} span>
              {row.title}
            </Text>
          ),
        },
        { key: 'description', title: say('In a sentence'), kind: 'name', phone: true },
        { key: 'over', title: say('Over'), kind: 'acronym', render: (row) => row.over || '—' },
        {
          key: 'created_at',
          title: say('When'),
          kind: 'datetime',
          sort: 'created_at',
          phone: true,
          render: (row) => formatInstant(row.created_at),
        },
        { key: 'status', title: say('Read'), kind: 'acronym', render: (row) => (row.status ? say('Read') : say('Unread')) },
      ]}
      filters={[
        selectFilter({
          name: 'status',
          label: say('Show'),
          any: 'All',
          main: true,
          options: [
            { value: '0', label: say('Unread') },
            { value: '1', label: say('Read') },
          ],
        }),
      ]}
      actions={
        unread > 0 && (
          <Button variant="default" loading={marking.isPending} onClick={() => marking.mutate({})}>
            {say('Mark all read')}
          </Button>
        )
      }
      empty={{ title: say('No notifications yet'), description: say('What concerns you shows up here and in the bell.') }}
    />
  );
}
