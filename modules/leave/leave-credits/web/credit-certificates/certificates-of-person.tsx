import { useState } from 'react';
import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { VoidDialog } from '@talaan/papers/web/void-dialog.tsx';
import {
  fetchCreditCertificate,
  listCreditCertificates,
  voidCreditCertificate,
  type CreditCertificate,
} from '../../contract/credit-certificates.ts';
import { CertificateList } from './certificate-list.tsx';
import { IssueDialog } from './issue-dialog.tsx';

type Opened = { dialog: 'issue' } | { dialog: 'paper'; code: string } | { dialog: 'void'; certificate: CreditCertificate };

/** The certificates of leave credits of a person, as HR issues them. */
export function CertificatesOfPerson({ personnelId }: { personnelId: number }) {
  const answer = useCall(listCreditCertificates, { params: { id: personnelId } });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const found = answer.data;
  return (
    <Card withBorder component="section" aria-label="Certificates of leave credits">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            Certificates of leave credits
          </Title>
          {found && found.not_issued_because === null && (
            <Button leftSection={<IconCertificate size={16} />} onClick={() => setOpened({ dialog: 'issue' })}>
              Issue certificate
            </Button>
          )}
        </Group>
        {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
        {!found && !answer.isError && <Skeleton h={60} aria-busy />}
        {found?.not_issued_because && <Text size="sm">{found.not_issued_because}</Text>}
        {found && (
          <CertificateList
            certificates={found.certificates}
            onOpen={(code) => setOpened({ dialog: 'paper', code })}
            onVoid={(certificate) => setOpened({ dialog: 'void', certificate })}
          />
        )}
      </Stack>
      {opened?.dialog === 'issue' && (
        <IssueDialog personnelId={personnelId} onClose={close} onIssued={(code) => setOpened({ dialog: 'paper', code })} />
      )}
      {opened?.dialog === 'paper' && (
        <Dialog title="Certificate of leave credits" size="paper" onClose={close}>
          <IssuedPaper
            code={opened.code}
            of={['leave credits', opened.code]}
            fetchPdf={() => fetchFile(fetchCreditCertificate, { params: { id: personnelId, code: opened.code } })}
            name="Certificate of leave credits.pdf"
          />
        </Dialog>
      )}
      {opened?.dialog === 'void' && (
        <VoidDialog
          endpoint={voidCreditCertificate}
          params={{ id: personnelId, code: opened.certificate.code }}
          name={opened.certificate.control_number}
          noun="certificate"
          readers="Anyone who verifies the certificate reads this. Do not include private facts."
          alsoRefresh={[listCreditCertificates]}
          onClose={close}
        />
      )}
    </Card>
  );
}
