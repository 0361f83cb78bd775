import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { useSend, useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { editServiceAccount, endServiceAccount, readServiceAccount, type ServiceDetail } from '../../contract/service-accounts.ts';
import { serviceBody, ServiceFields } from './service-fields.tsx';
import { SERVICE_STATES } from './service-states.ts';
import { TokensPart } from './tokens-part.tsx';
import { LogPart } from '../webhooks/log-part.tsx';
import { WebhooksPart } from '../webhooks/webhooks-part.tsx';

const PARTS = { tokens: 'Tokens', webhooks: 'Webhooks', log: 'Log', opens: 'What it opens' } as const;

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readServiceAccount, { params: { id } });
  const shown = useScreenPart(PARTS);
  const service = answer.data?.service_account;
  if (answer.isError && !service) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!service || service.id !== id)
    return (
      <Page title="Service account">
        <Skeleton h={240} />
      </Page>
    );
  const hasEnded = service.state === 'ended';
  const parts = <ScreenParts parts={PARTS} />;
  if (shown === 'log') return <LogPart service={service} parts={parts} />;
  return (
    <Page
      title={service.name}
      intro={service.purpose}
      actions={
        <>
          {parts}
          {!hasEnded && shown === 'opens' && <EndButton service={service} />}
        </>
      }
    >
      <Group gap="xs">
        <StatusBadge tone={SERVICE_STATES[service.state].tone}>{SERVICE_STATES[service.state].label}</StatusBadge>
        <Text size="sm">
          {[
            service.over,
            service.provisions && 'looks after accounts',
            service.last_used_at ? `last call ${formatInstant(service.last_used_at)}` : 'has not called yet',
            service.ended_at && `ended ${formatInstant(service.ended_at)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Group>
      {shown === 'tokens' && <TokensPart service={service} />}
      {shown === 'webhooks' && <WebhooksPart service={service} />}
      {shown === 'opens' &&
        (hasEnded ? (
          <Text size="sm">{`It opened ${[...service.groups, ...(service.provisions ? ['accounts (SCIM)'] : [])].join(', ')}.`}</Text>
        ) : (
          <EditForm key={answer.data?.version} service={service} version={answer.data?.version} />
        ))}
    </Page>
  );
}

function EditForm({ service, version }: { service: ServiceDetail; version: number | undefined }) {
  const navigate = useNavigate();
  const { campus_id: campus, name, purpose, groups, scope, office_id, calls_a_minute, provisions } = service;
  return (
    <Stack gap="md">
      <FormShell
        endpoint={editServiceAccount}
        params={{ id: service.id }}
        initial={{
          name,
          purpose,
          groups,
          scope,
          office_id,
          campus_id: campus === null ? null : String(campus),
          calls_a_minute,
          provisions,
        }}
        version={version}
        body={serviceBody}
        draft={`service-account:${service.id}`}
        submit="Save"
        success="Saved. It counts from the next call."
        maw={560}
        onCancel={() => navigate('/settings/admin/service-accounts')}
      >
        {(form) => <ServiceFields form={form} />}
      </FormShell>
    </Stack>
  );
}

function EndButton({ service }: { service: ServiceDetail }) {
  const ending = useSend(endServiceAccount, { onDone: ({ message }) => showSuccess(message) });
  const end = async () => {
    const question = `${service.name} cannot call any more, and its tokens are revoked for good. What it did stays on record.`;
    if (await confirm({ title: `End ${service.name} ?`, question, action: 'End the account', danger: true }))
      ending.mutate({ params: { id: service.id } });
  };
  return (
    <Button color="red" variant="light" loading={ending.isPending} onClick={() => void end()}>
      End
    </Button>
  );
}
