import { useState } from 'react';
import { Button, Card, Grid, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import {
  CERTIFICATE_KINDS,
  listMyCertificates,
  requestMyCertificate,
  withdrawMyRequest,
  type MyCertificate,
} from '../../contract/certificates.ts';
import type { CertificateKind } from '../../rules/certificate-sheet.ts';
import { RequestSteps } from '@talaan/requests/web/request-steps.tsx';
import { RequestFields, type RequestValues } from './request-fields.tsx';
import { DueDate, StateBadge } from './state-badge.tsx';

/** Asking HR for a certificate, and what became of what one asked for. */
export function Screen() {
  const answer = useCall(listMyCertificates, {});
  const mine = answer.data;
  return (
    <Page
      title={say('My certificates')}
      intro={say('HR prepares, signs and releases a certificate of employment within three working days.')}
    >
      {answer.isError && !mine ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : mine ? (
        <Grid gap="md">
          <Grid.Col span={{ base: 12, md: 5 }}>
            <Card withBorder padding="lg">
              <Ask kinds={mine.kinds} />
            </Card>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 7 }}>
            <Stack gap="sm">
              {mine.certificates.length === 0 && (
                <Card withBorder>
                  <NothingHere title={say('Nothing asked for yet')} description={say('Your requests and their states appear here.')} />
                </Card>
              )}
              {mine.certificates.map((one) => (
                <Asked key={one.id} certificate={one} />
              ))}
            </Stack>
          </Grid.Col>
        </Grid>
      ) : (
        <Skeleton h={360} aria-busy />
      )}
    </Page>
  );
}

function Ask({ kinds }: { kinds: CertificateKind[] }) {
  const [first] = kinds;
  const [asked, setAsked] = useState(0);
  if (!first)
    return (
      <NothingHere
        title={say('Nothing can be certified yet')}
        description={say('There is no appointment or contract on record. Ask HR.')}
      />
    );
  const blank: RequestValues = { kind: first, purpose: '', copies: 1 };
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        {say('Ask for a certificate')}
      </Title>
      <FormShell
        // Once it is sent the form starts anew.
        key={`${kinds.join()} ${asked}`}
        endpoint={requestMyCertificate}
        initial={blank}
        body={({ copies, ...values }) => ({ ...values, copies: Number(copies) })}
        draft="my-certificate"
        submit={say('Ask HR')}
        success={say('Your request was sent to HR.')}
        onDone={() => setAsked(asked + 1)}
      >
        {(form) => <RequestFields form={form} kinds={kinds} />}
      </FormShell>
    </Stack>
  );
}

function Asked({ certificate }: { certificate: MyCertificate }) {
  const takingBack = useSend(withdrawMyRequest, { onDone: ({ message }) => showSuccess(message) });
  const takeBack = async () => {
    const what = `${CERTIFICATE_KINDS[certificate.kind]}, for ${certificate.purpose}`;
    if (await confirm({ title: say('Withdraw'), question: `Withdraw the request: ${what} ?`, action: 'Withdraw' }))
      takingBack.mutate({ params: { id: certificate.id } });
  };
  return (
    <Card withBorder padding="md">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Text size="sm" fw={600} flex="1 1 12rem">
            {CERTIFICATE_KINDS[certificate.kind]}
          </Text>
          <StateBadge state={certificate.state} />
        </Group>
        <Text size="sm">
          {say('For {purpose}, {copies}', { purpose: certificate.purpose, copies: count(certificate.copies, 'copy', 'copies') })}
          {certificate.control_number && `, ${certificate.control_number}`}
        </Text>
        {certificate.state !== 'RELEASED' && certificate.state !== 'CANCELLED' && (
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              {say('Due')}
            </Text>
            <DueDate certificate={certificate} />
          </Group>
        )}
        <RequestSteps id={certificate.id} />
        {certificate.actions.includes('withdraw') && (
          <Group>
            <Button size="xs" variant="subtle" color="red" loading={takingBack.isPending} onClick={() => void takeBack()}>
              {say('Withdraw')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}
