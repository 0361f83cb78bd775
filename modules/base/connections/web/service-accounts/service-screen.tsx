import { Button, Group, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useSend, useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { editServiceAccount, endServiceAccount, readServiceAccount, type ServiceDetail } from '../../contract/service-accounts.ts';
import { serviceBody, ServiceFields } from './service-fields.tsx';
import { SERVICE_STATES } from './service-states.ts';
import { TokensPart } from './tokens-part.tsx';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readServiceAccount, { params: { id } });
  const [search, setSearch] = useSearchParams();
  const service = answer.data?.service_account;
  if (answer.isError && !service) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!service || service.id !== id)
    return (
      <Page title="Service account">
        <Skeleton h={240} />
      </Page>
    );
  const hasEnded = service.state === 'ended';
  return (
    <Page title={service.name} intro={service.purpose} actions={!hasEnded && <EndButton service={service} />}>
      <Group gap="xs">
        <StatusBadge tone={SERVICE_STATES[service.state].tone}>{SERVICE_STATES[service.state].label}</StatusBadge>
        <Text size="sm">
          {[
            service.over,
            service.last_used_at ? `last call ${formatInstant(service.last_used_at)}` : 'has not called yet',
            service.ended_at && `ended ${formatInstant(service.ended_at)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Group>
      <Tabs value={search.get('tab') ?? 'tokens'} onChange={(tab) => setSearch(tab && tab !== 'tokens' ? { tab } : {})} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="tokens">Tokens</Tabs.Tab>
          <Tabs.Tab value="opens">What it opens</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="tokens" pt="md">
          <TokensPart service={service} />
        </Tabs.Panel>
        <Tabs.Panel value="opens" pt="md">
          {hasEnded ? (
            <Text size="sm">{`It opened ${service.groups.join(', ')}.`}</Text>
          ) : (
            <EditForm key={answer.data?.version} service={service} version={answer.data?.version} />
          )}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function EditForm({ service, version }: { service: ServiceDetail; version: number | undefined }) {
  const navigate = useNavigate();
  const { name, purpose, groups, scope, office_id, campus_id, calls_a_minute } = service;
  return (
    <Stack gap="md">
      <FormShell
        endpoint={editServiceAccount}
        params={{ id: service.id }}
        initial={{ name, purpose, groups, scope, office_id, campus_id: campus_id === null ? null : String(campus_id), calls_a_minute }}
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
