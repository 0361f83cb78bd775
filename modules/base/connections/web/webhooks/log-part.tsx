import type { ReactNode } from 'react';
import { IconSend } from '@tabler/icons-react';
import { useSend, useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import type { ServiceDetail } from '../../contract/service-accounts.ts';
import { exportDeliveries, listDeliveries, readWebhooks, sendDeliveriesAgain, type Delivery } from '../../contract/webhooks.ts';
import { DELIVERY_STATES } from './webhook-states.ts';

const columns: ListColumn<Delivery>[] = [
  { key: 'kind', title: 'Event', kind: 'name', sort: 'kind' },
  { key: 'told', title: 'Message', kind: 'text', phone: true },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    render: ({ state }) => <StatusBadge tone={DELIVERY_STATES[state].tone}>{DELIVERY_STATES[state].label}</StatusBadge>,
  },
  { key: 'answer', title: 'Answer', kind: 'count', phone: true, render: ({ answer }) => answer ?? '—' },
  { key: 'failure', title: 'Why not', kind: 'text', startsHidden: true },
  { key: 'tries', title: 'Tries', kind: 'count', render: ({ tries }) => tries || null },
  { key: 'address', title: 'To', kind: 'text', startsHidden: true },
  { key: 'happened_at', title: 'Happened', kind: 'datetime', sort: 'happened_at', render: (row) => formatInstant(row.happened_at) },
  {
    key: 'tried_at',
    title: 'Last try',
    kind: 'datetime',
    sort: 'tried_at',
    startsHidden: true,
    render: (row) => row.tried_at && formatInstant(row.tried_at),
  },
  { key: 'due_at', title: 'Next try', kind: 'datetime', render: (row) => (row.due_at ? formatInstant(row.due_at) : '—') },
];

/** The messages to the webhooks of a service, and what these answered. */
export function LogPart({ service, parts }: { service: ServiceDetail; parts: ReactNode }) {
  const params = { id: service.id };
  const webhooks = useCall(readWebhooks, { params }).data?.webhooks ?? [];
  const again = useSend(sendDeliveriesAgain, {
    onDone: ({ message }) => showSuccess(message),
    alsoRefresh: [listDeliveries, readWebhooks],
  });
  return (
    <ListScreen
      title={service.name}
      intro="The messages to its webhooks in the last 30 days, and what these answered."
      parts={parts}
      endpoint={listDeliveries}
      params={params}
      rows="deliveries"
      exportAs={exportDeliveries}
      searchLabel="Search by event or number"
      columns={columns}
      filters={[
        selectFilter({ name: 'state', label: 'State', main: true, options: choices(DELIVERY_STATES) }),
        selectFilter({
          name: 'webhook',
          label: 'Webhook',
          options: webhooks.map(({ id, address }) => ({ value: String(id), label: address })),
        }),
      ]}
      bulk={
        service.state === 'ended'
          ? []
          : [
              {
                label: 'Send again',
                icon: <IconSend size={14} />,
                of: sendDeliveriesAgain,
                sends: sendDeliveriesAgain,
                run: (rows) => again.mutate({ params, body: { ids: rows.map(({ id }) => id) } }),
              },
            ]
      }
      empty={{ title: 'No messages yet', description: 'Each message to a webhook is listed here for 30 days.' }}
    />
  );
}
