import { useState } from 'react';
import { Alert, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { UploadDialog } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import {
  addPaymentPaper,
  checkPaymentPaper,
  readPayment,
  readPaymentPaper,
  type Payment,
  type PaymentPaper,
} from '../../contract/payments.ts';

/** The papers of terminal leave with OK and lacking, and what else is open before it is certified. */
export function ClaimPapers({ payment }: { payment: Payment }) {
  const { id, papers, uncleared, is_closed, certified_on } = payment;
  if (papers.length === 0) return null;
  return (
    <Card withBorder padding="md" component="section" aria-label="Papers">
      <Stack gap="sm">
        <Title order={3} size="h5">
          Papers
        </Title>
        {papers.map((paper) => (
          <Paper key={paper.no} id={id} paper={paper} mayCheck={payment.may_check} mayAdd={payment.may_add} />
        ))}
        {certified_on === null && uncleared === null && <Alert color="yellow">No clearance was opened with the separation.</Alert>}
        {certified_on === null && uncleared !== null && (
          <Text size="sm">{uncleared.length === 0 ? 'The clearance is complete.' : `Clearance open: ${uncleared.join(', ')}.`}</Text>
        )}
        {certified_on === null && !is_closed && (
          <Alert color="yellow">The month of the last day is not closed: its credits are not on the card yet.</Alert>
        )}
      </Stack>
    </Card>
  );
}

const VERDICTS = { OK: ['green', 'OK'], LACKING: ['red', 'Lacking'] } as const;

function Paper({ id, paper, mayCheck, mayAdd }: { id: number; paper: PaymentPaper; mayCheck: boolean; mayAdd: boolean }) {
  const [open, setOpen] = useState<'file' | 'upload'>();
  const { no, name, has_file, verdict, remarks } = paper;
  const shared = { onDone: ({ message }: { message: string }) => showSuccess(message), alsoRefresh: [readPayment] };
  const checking = useSend(checkPaymentPaper, shared);
  const adding = useSend(addPaymentPaper, shared);
  const check = (found: 'OK' | 'LACKING') => checking.mutate({ params: { id, no }, body: { verdict: found } });
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs">
        <Text size="sm">{name}</Text>
        {verdict && (
          <Badge color={VERDICTS[verdict][0]} variant="light">
            {VERDICTS[verdict][1]}
          </Badge>
        )}
        {remarks && (
          <Text size="sm" c="dimmed">
            {remarks}
          </Text>
        )}
      </Group>
      <Group gap="xs">
        {has_file && (
          <Button size="xs" variant="subtle" onClick={() => setOpen('file')} aria-label={`Show ${name}`}>
            Show
          </Button>
        )}
        {mayAdd && (
          <Button size="xs" variant="default" onClick={() => setOpen('upload')} aria-label={`Add the PDF of ${name}`}>
            {has_file ? 'Replace' : 'Add the PDF'}
          </Button>
        )}
        {mayCheck && verdict !== 'OK' && (
          <Button size="xs" loading={checking.isPending} onClick={() => check('OK')} aria-label={`${name}: OK`}>
            OK
          </Button>
        )}
        {mayCheck && verdict !== 'LACKING' && (
          <Button size="xs" variant="default" loading={checking.isPending} onClick={() => check('LACKING')} aria-label={`${name}: lacking`}>
            Lacking
          </Button>
        )}
      </Group>
      {open === 'file' && (
        <Dialog size="paper" title={name} onClose={() => setOpen(undefined)}>
          <PdfView
            of={['payment-paper', id, no]}
            fetchPdf={() => fetchFile(readPaymentPaper, { params: { id, no } })}
            name={`${name}.pdf`}
          />
        </Dialog>
      )}
      <UploadDialog
        title={name}
        opened={open === 'upload'}
        onClose={() => setOpen(undefined)}
        most={1}
        onAdd={async ([document]) => {
          if (document) await adding.mutateAsync({ params: { id, no }, body: { attachment_path: document.path } });
          return true;
        }}
      />
    </Group>
  );
}
