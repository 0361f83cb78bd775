import { useState } from 'react';
import { Button, Code, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import type { ServiceDetail } from '../../contract/service-accounts.ts';
import { listDeliveries, readWebhooks, removeWebhook, tryWebhook, type EventChoice, type WebhookRow } from '../../contract/webhooks.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** Where a service is notified of events, and of which. */
export function WebhooksPart({ service }: { service: ServiceDetail }) {
  const answer = useCall(readWebhooks, { params: { id: service.id } });
  const [opened, setOpened] = useState<WebhookRow | 'new'>();
  const [secret, setSecret] = useState<string>();
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={160} />;
  const { webhooks, events } = answer.data;
  return (
    <Stack gap="md" maw={720}>
      <Text size="sm">
        Talaan notifies these addresses of events as they happen, signed by the Standard Webhooks scheme. A message holds numbers and days
        alone: the system reads the rest by its token.
      </Text>
      {service.state !== 'ended' && (
        <Group>
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened('new')}>
            Add a webhook
          </Button>
        </Group>
      )}
      {webhooks.length === 0 && <Text size="sm">No webhook yet: this system is notified of nothing.</Text>}
      {webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} service={service} webhook={webhook} events={events} onEdit={() => setOpened(webhook)} />
      ))}
      {opened && (
        <WebhookDialog
          service={service}
          webhook={opened === 'new' ? undefined : opened}
          events={events}
          onAdded={setSecret}
          onClose={() => setOpened(undefined)}
        />
      )}
      {secret && (
        <SecretDialog title="The secret" secret={secret} saved="I have saved this secret" onClose={() => setSecret(undefined)}>
          It is shown only now. The other system checks by it, with a library of <Code>standardwebhooks</Code>, that a message is from
          Talaan.
        </SecretDialog>
      )}
    </Stack>
  );
}

interface WebhookCardProps {
  service: ServiceDetail;
  webhook: WebhookRow;
  events: readonly EventChoice[];
  onEdit: () => void;
}

function WebhookCard({ service, webhook, events, onEdit }: WebhookCardProps) {
  const params = { id: service.id, webhook: webhook.id };
  const options = { onDone: ({ message }: { message: string }) => showSuccess(message), alsoRefresh: [readWebhooks, listDeliveries] };
  const trying = useSend(tryWebhook, options);
  const removing = useSend(removeWebhook, options);
  const { host } = new URL(webhook.address);
  const remove = async () => {
    const question = 'It gets no more messages, and its secret and its log are deleted.';
    if (await confirm({ title: `Remove the webhook to ${host} ?`, question, action: 'Remove', danger: true })) removing.mutate({ params });
  };
  const titles = webhook.kinds.map((kind) => events.find((one) => one.kind === kind)?.title ?? kind);
  return (
    <Paper withBorder p="sm" role="group" aria-label={`Webhook to ${host}`}>
      <Stack gap="xs">
        <Group gap="xs">
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {webhook.address}
          </Text>
          {webhook.state === 'paused' && <StatusBadge tone="warning">Paused</StatusBadge>}
        </Group>
        {webhook.paused_because && <Text size="sm">{webhook.paused_because}</Text>}
        <Text size="sm">{titles.join(' · ')}</Text>
        <Text size="xs" c="dimmed">
          {[
            `Added ${formatInstant(webhook.created_at)} by ${webhook.created_by}`,
            webhook.delivered_at ? `last delivered ${formatInstant(webhook.delivered_at)}` : 'nothing delivered yet',
            webhook.waiting > 0 && `${webhook.waiting} waiting`,
            webhook.given_up > 0 && `${webhook.given_up} given up`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Group gap="xs">
          {service.state !== 'ended' && (
            <>
              {webhook.state === 'active' && (
                <Button
                  variant="default"
                  loading={trying.isPending}
                  onClick={() => trying.mutate({ params })}
                  aria-label={`Send a test to ${host}`}
                >
                  Send a test
                </Button>
              )}
              <Button variant="default" onClick={onEdit} aria-label={`Edit the webhook to ${host}`}>
                Edit
              </Button>
            </>
          )}
          <Button
            variant="default"
            component={Link}
            to={{ search: `?tab=log&webhook=${webhook.id}` }}
            aria-label={`Log of the webhook to ${host}`}
          >
            Log
          </Button>
          <Button
            variant="subtle"
            color="red"
            loading={removing.isPending}
            onClick={() => void remove()}
            aria-label={`Remove the webhook to ${host}`}
          >
            Remove
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
