import { useState } from 'react';
import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { draftMyCreditCertificate, fetchMyCreditCertificate, listMyCreditCertificates } from '../../contract/credit-certificates.ts';
import { CertificateList } from './certificate-list.tsx';

/** The certificates of one's own leave credits, and a draft of one; HR issues it. Nothing for who has no credits. */
export function MyCertificates() {
  const answer = useCall(listMyCreditCertificates, {});
  const [shown, setShown] = useState<'draft' | { code: string }>();
  const found = answer.data;
  if (found && found.not_issued_because !== null && found.certificates.length === 0) return null;
  return (
    <Card withBorder component="section" aria-label={say('Certificates of leave credits')}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {say('Certificates of leave credits')}
          </Title>
          <Button variant="default" onClick={() => setShown('draft')}>
            {say('Print a draft')}
          </Button>
        </Group>
        <Text size="sm">{say('HR issues it for a loan or a transfer. Show them the draft, and say the purpose.')}</Text>
        {answer.isError && !found && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
        {!found && !answer.isError && <Skeleton h={60} aria-busy />}
        {found && <CertificateList certificates={found.certificates} onOpen={(code) => setShown({ code })} />}
      </Stack>
      {shown && (
        <Dialog title={say('Certificate of leave credits')} size="paper" onClose={() => setShown(undefined)}>
          <IssuedPaper
            code={shown === 'draft' ? null : shown.code}
            of={['my leave credits', shown]}
            fetchPdf={() =>
              shown === 'draft'
                ? fetchFile(draftMyCreditCertificate, { query: {} })
                : fetchFile(fetchMyCreditCertificate, { params: shown })
            }
            name="Certificate of leave credits.pdf"
          />
        </Dialog>
      )}
    </Card>
  );
}
