import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { useState } from 'react';
import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { disposeOfPapers, recordAuthority, withdrawDisposal, type readDisposal } from '../contract/disposal.ts';

type Disposal = Answer<typeof readDisposal>['disposal'];
type Asked = 'authority' | 'disposal' | 'withdrawal';

/** What comes next with a request: its authority, then its disposal; until then it may be withdrawn. */
export function DisposalActs({ disposal }: { disposal: Disposal }) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const { state } = disposal;
  if (state === 'DISPOSED' || state === 'WITHDRAWN') return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsked('withdrawal')}>
        Withdraw
      </Button>
      <MainAct>
        {state === 'REQUESTED' && <Button onClick={() => setAsked('authority')}>Record the authority</Button>}
        {state === 'AUTHORIZED' && <Button onClick={() => setAsked('disposal')}>Record the disposal</Button>}
      </MainAct>
      {asked === 'authority' && <AuthorityDialog disposal={disposal} onClose={close} />}
      {asked === 'disposal' && <DisposeDialog disposal={disposal} onClose={close} />}
      {asked === 'withdrawal' && <WithdrawDialog disposal={disposal} onClose={close} />}
    </>
  );
}

interface AskProps {
  disposal: Disposal;
  onClose: () => void;
}

type File = { path: string; name: string } | null;

function AuthorityDialog({ disposal: { id, number }, onClose }: AskProps) {
  const initial = { authority_no: '', authority_date: null as string | null, file: null as File };
  return (
    <Dialog title={`Authority for request ${number}`} onClose={onClose}>
      <FormShell
        endpoint={recordAuthority}
        params={{ id }}
        initial={initial}
        body={({ file, authority_date: day, ...values }) => ({ ...values, authority_date: day ?? '', file_path: file?.path ?? '' })}
        draft={`documents:disposal-authority:${id}`}
        submit="Record the authority"
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <TextInput label="Number of the authority" required {...form.getInputProps('authority_no')} />
            <DateField label="Date of the authority" required {...form.getInputProps('authority_date')} />
            <AttachmentField
              label="Authority of the National Archives"
              value={form.getValues().file}
              onChange={(file) => form.setFieldValue('file', file)}
              error={form.errors.file_path}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function DisposeDialog({ disposal: { id, number, papers }, onClose }: AskProps) {
  const initial = { disposed_on: today().toString() as string | null, witnesses: '', file: null as File };
  return (
    <Dialog title={`Disposal of request ${number}`} onClose={onClose}>
      <FormShell
        endpoint={disposeOfPapers}
        params={{ id }}
        initial={initial}
        body={({ file, disposed_on: day, witnesses }) => ({
          disposed_on: day ?? '',
          witnesses: witnesses
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
          certificate_path: file?.path ?? '',
        })}
        draft={`documents:disposal:${id}`}
        submit="Delete the files and record it"
        danger
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">The files of {count(papers, 'paper')} are deleted and cannot be brought back. Numbers and histories stay.</Text>
            <DateField label="Disposed of on" required {...form.getInputProps('disposed_on')} />
            <Textarea
              label="Witnesses"
              description="One a line, such as Ana Reyes, National Archives"
              required
              autosize
              minRows={2}
              {...form.getInputProps('witnesses')}
            />
            <AttachmentField
              label="Certificate of disposal"
              value={form.getValues().file}
              onChange={(file) => form.setFieldValue('file', file)}
              error={form.errors.certificate_path}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function WithdrawDialog({ disposal: { id, number }, onClose }: AskProps) {
  return (
    <Dialog title={`Withdraw request ${number}`} onClose={onClose}>
      <FormShell
        endpoint={withdrawDisposal}
        params={{ id }}
        initial={{ reason: '' }}
        body={(values) => values}
        draft={`documents:disposal-withdrawal:${id}`}
        submit="Withdraw"
        danger
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => (
          <Textarea
            label="Reason"
            description="Such as: the National Archives did not authorize it"
            required
            autosize
            minRows={2}
            {...form.getInputProps('reason')}
          />
        )}
      </FormShell>
    </Dialog>
  );
}
