import type { ReactNode } from 'react';
import { Checkbox, Stack, Switch, Text, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { ServiceDetail } from '../../contract/service-accounts.ts';
import { addWebhook, editWebhook, listDeliveries, type EventChoice, type WebhookRow } from '../../contract/webhooks.ts';

interface WebhookDialogProps {
  service: ServiceDetail;
  webhook: WebhookRow | undefined;
  events: readonly EventChoice[];
  onAdded: (secret: string) => void;
  onClose: () => void;
}

/** Adds a webhook, or changes of which events one is notified. */
export function WebhookDialog({ service, webhook, events, onAdded, onClose }: WebhookDialogProps) {
  if (webhook)
    return (
      <Dialog onClose={onClose} title={`Webhook to ${new URL(webhook.address).host}`}>
        <FormShell
          endpoint={editWebhook}
          params={{ id: service.id, webhook: webhook.id }}
          initial={{ kinds: webhook.kinds, is_paused: webhook.state === 'paused' }}
          body={(values) => values}
          draft={`webhook:${webhook.id}`}
          submit="Save"
          success="The webhook was saved."
          onDone={onClose}
          onCancel={onClose}
        >
          {(form) => (
            <>
              <Events events={events} {...form.getInputProps('kinds')} />
              <Switch
                label="Paused"
                description="Events of the time until then are not sent later."
                {...form.getInputProps('is_paused', { type: 'checkbox' })}
              />
            </>
          )}
        </FormShell>
      </Dialog>
    );
  return (
    <Dialog onClose={onClose} title={`Notify ${service.name} of events`}>
      <FormShell
        endpoint={addWebhook}
        params={{ id: service.id }}
        initial={{ address: '', kinds: [] as string[] }}
        body={(values) => values}
        draft={`webhook:of-${service.id}`}
        submit="Add the webhook"
        success="The webhook was added."
        alsoRefresh={[listDeliveries]}
        onDone={({ secret }) => {
          onClose();
          onAdded(secret);
        }}
        onCancel={onClose}
      >
        {(form) => (
          <>
            <TextInput
              label="Address"
              description="Where the other system takes messages. It stays as it is; for another address add another webhook."
              placeholder="https://dashboard.university.example/talaan"
              inputMode="url"
              withAsterisk
              {...form.getInputProps('address')}
            />
            <Events events={events} {...form.getInputProps('kinds')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

interface EventsProps {
  events: readonly EventChoice[];
  value?: string[];
  onChange?: (kinds: string[]) => void;
  error?: ReactNode;
}

function Events({ events, ...input }: EventsProps) {
  return (
    <Checkbox.Group label="Events" withAsterisk {...input}>
      <Stack gap="sm" mt="xs">
        {events.map(({ kind, title, says, holds, is_open: isOpen, groups }) => (
          <Checkbox
            key={kind}
            value={kind}
            disabled={!isOpen && !input.value?.includes(kind)}
            label={title}
            description={
              <>
                {says}
                <Text span inherit display="block">
                  {isOpen ? `Holds ${holds.join(', ')}.` : `Needs the view group of ${groups.join(' or ')}.`}
                </Text>
              </>
            }
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
