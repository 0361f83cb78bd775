import { useState } from 'react';
import { Alert, Anchor, Button, Card, Grid, Group, Kbd, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import type { NamedKeys } from '@talaan/kernel/web/dialogs/keys-dialog.tsx';
import { useNamedKeys } from '@talaan/kernel/web/dialogs/keys-help.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { VoidDialog } from '@talaan/papers/web/void-dialog.tsx';
import {
  cancelCertificate,
  CERTIFICATE_KINDS,
  printCertificate,
  readCertificate,
  signCertificates,
  type Certificate,
} from '../../contract/certificates.ts';
import { RequestSteps } from '@talaan/requests/web/request-steps.tsx';
import { PrepareDialog, ReleaseDialog } from './action-dialogs.tsx';
import { SheetFacts } from './sheet-facts.tsx';
import { DueDate, StateBadge } from './state-badge.tsx';

/** One certificate: what it says, its state, and the next step, by button or by key. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readCertificate, { params: { id } });
  const certificate = answer.data?.certificate;
  if (answer.isError && !certificate)
    return (
      <Page title="Certificate of employment">
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      </Page>
    );
  if (!certificate) return <Skeleton h={480} aria-busy />;
  const { state, is_frozen } = certificate;
  return (
    <Page
      title={certificate.fullname}
      intro={`${CERTIFICATE_KINDS[certificate.kind]}, for ${certificate.purpose}`}
      actions={<Actions certificate={certificate} />}
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <Where certificate={certificate} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 8 }}>
          {is_frozen && state !== 'CANCELLED' ? (
            <IssuedPaper
              code={certificate.code}
              of={['coe', id, state]}
              fetchPdf={() => fetchFile(printCertificate, { params: { id } })}
              name={`${certificate.control_number}.pdf`}
            />
          ) : (
            <WhatItSays certificate={certificate} />
          )}
        </Grid.Col>
      </Grid>
    </Page>
  );
}

function Where({ certificate }: { certificate: Certificate }) {
  const views = useCurrentUser().allowed_views;
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Group gap="xs">
          <StateBadge state={certificate.state} />
          {certificate.control_number && (
            <Text size="sm" fw={600}>
              {certificate.control_number}
            </Text>
          )}
        </Group>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            Due
          </Text>
          <DueDate certificate={certificate} />
        </Group>
        <Text size="sm">
          {certificate.copies} {certificate.copies === 1 ? 'copy' : 'copies'}, employee {certificate.idno}
          {certificate.office && `, ${certificate.office}`}
        </Text>
        {opens('PERSONNELS', views) && (
          <Anchor component={Link} to={`/personnels/${certificate.personnel_id}/service_record`} size="sm" py={4}>
            Service record
          </Anchor>
        )}
        {certificate.code && (
          <Anchor component={Link} to={`/verify/${certificate.code}`} size="sm" py={4}>
            <Group gap={4} component="span">
              How it is verified <IconExternalLink size={14} aria-hidden />
            </Group>
          </Anchor>
        )}
        <RequestSteps id={certificate.id} />
      </Stack>
    </Card>
  );
}

/** As it would be issued today, with its draft, or as it was when it was voided. */
function WhatItSays({ certificate: { id, state, sheet, hindrance } }: { certificate: Certificate }) {
  if (hindrance)
    return (
      <Alert color="yellow" title="It cannot be prepared as requested">
        {hindrance}
      </Alert>
    );
  if (!sheet) return null;
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {state === 'CANCELLED' ? 'Text as issued' : 'Text of the draft'}
        </Title>
        <SheetFacts sheet={sheet} />
        {state === 'REQUESTED' && (
          <PdfView
            of={['coe', id, state]}
            fetchPdf={() => fetchFile(printCertificate, { params: { id } })}
            name="Certificate draft.pdf"
            isDraft
          />
        )}
      </Stack>
    </Card>
  );
}

const KEYS: NamedKeys = [
  [['p'], 'Issue and print'],
  [['s'], 'Mark as signed'],
  [['r'], 'Release'],
];

type Opened = 'prepare' | 'release' | 'void' | undefined;

function Actions({ certificate }: { certificate: Certificate }) {
  const [opened, setOpened] = useState<Opened>();
  const signing = useSend(signCertificates, { onDone: ({ message }) => showSuccess(message) });
  const may = (action: Certificate['actions'][number]) => certificate.actions.includes(action);
  const canPrepare = may('prepare') && certificate.hindrance === null;
  const prepare = () => canPrepare && setOpened('prepare');
  const sign = () => may('sign') && signing.mutate({ body: { ids: [certificate.id] } });
  const release = () => may('release') && setOpened('release');
  useHotkeys(
    opened
      ? []
      : [
          ['p', () => void prepare()],
          ['s', () => void sign()],
          ['r', () => void release()],
        ],
  );
  const help = useNamedKeys('Keys of a certificate', KEYS);
  const close = () => setOpened(undefined);
  return (
    <>
      {help}
      {may('cancel') && (
        <Button variant="subtle" color="red" onClick={() => setOpened('void')}>
          Void certificate
        </Button>
      )}
      <MainAct>
        {canPrepare && (
          <Button onClick={prepare} rightSection={<Key name="P" />}>
            Issue and print
          </Button>
        )}
        {may('sign') && (
          <Button onClick={sign} loading={signing.isPending} rightSection={<Key name="S" />}>
            Mark as signed
          </Button>
        )}
        {may('release') && (
          <Button onClick={release} rightSection={<Key name="R" />}>
            Release
          </Button>
        )}
      </MainAct>
      {opened === 'prepare' && <PrepareDialog certificate={certificate} onClose={close} />}
      {opened === 'release' && <ReleaseDialog certificate={certificate} onClose={close} />}
      {opened === 'void' && (
        <VoidDialog
          endpoint={cancelCertificate}
          params={{ id: certificate.id }}
          name={certificate.control_number ?? 'this request'}
          noun="certificate"
          readers={
            certificate.code
              ? 'The employee and anyone who verifies the paper read this. Do not include private facts.'
              : 'The employee reads this.'
          }
          onClose={close}
        />
      )}
    </>
  );
}

function Key({ name }: { name: string }) {
  return (
    <Kbd size="xs" visibleFrom="sm" aria-hidden>
      {name}
    </Kbd>
  );
}
