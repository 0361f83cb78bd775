import { Group, NumberInput, Select, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { bringForward, correctBalance, readBalances, transferCredits } from '../../contract/balances.ts';

export type EntryKind = 'opening' | 'transfer' | 'adjustment';

interface EnterDialogProps {
  kind: EntryKind;
  found: Answer<typeof readBalances>;
  type: string;
  onClose: () => void;
}

interface TypedEntry {
  on: string | null;
  vl: number | string;
  sl: number | string;
  sc: number | string;
  agency: string;
  book: string | null;
  amount: number | string;
  reason: string;
  document: string;
  file: UploadedDocument | null;
}

const thousandths = (days: number | string) => Math.round(Number(days) * 1000);
const sourceOf = ({ on, document, file }: TypedEntry) => ({ on: on ?? '', document, attachment_path: file?.path ?? null });
const creditsOf = ({ vl, sl, sc }: TypedEntry) => ({ vl: thousandths(vl), sl: thousandths(sl), sc: thousandths(sc) });

/** Credits that HR enters from a paper. */
export function EnterDialog({ kind, found, type, onClose }: EnterDialogProps) {
  const { id } = found.personnel;
  const accounts = found.accounts.map(({ book, name }) => ({ value: book, label: name }));
  const isTeacher = found.earns === 'TEACHER';
  const shared = {
    params: { id },
    initial: {
      on: null,
      vl: '',
      sl: '',
      sc: '',
      agency: '',
      book: accounts.some(({ value }) => value === type) ? type : null,
      amount: '',
      reason: '',
      document: '',
      file: null,
    } as TypedEntry,
    draft: `leave-${kind}:${id}`,
    alsoRefresh: [readBalances],
    onDone: onClose,
  };
  if (kind === 'opening')
    return (
      <Dialog onClose={onClose} title="Bring forward" size="form">
        <FormShell
          endpoint={bringForward}
          body={(typed) => ({ ...sourceOf(typed), ...creditsOf(typed) })}
          submit="Bring forward"
          success="The credits were brought forward."
          {...shared}
        >
          {(form) => (
            <Stack gap="sm">
              <DateField label="As of" description="The day from which Talaan keeps the card" required {...form.getInputProps('on')} />
              <Credits form={form} isTeacher={isTeacher} />
              <Source form={form} />
            </Stack>
          )}
        </FormShell>
      </Dialog>
    );
  if (kind === 'transfer')
    return (
      <Dialog onClose={onClose} title="Credits from a former agency" size="form">
        <FormShell
          endpoint={transferCredits}
          body={(typed) => ({ ...sourceOf(typed), ...creditsOf(typed), agency: typed.agency })}
          submit="Carry credits"
          success="The credits were carried."
          {...shared}
        >
          {(form) => (
            <Stack gap="sm">
              <TextInput label="Agency" required {...form.getInputProps('agency')} />
              <DateField label="Day" description="The first day of service here" required {...form.getInputProps('on')} />
              <Credits form={form} isTeacher={isTeacher} />
              <Source form={form} />
            </Stack>
          )}
        </FormShell>
      </Dialog>
    );
  return (
    <Dialog onClose={onClose} title="Correct a balance" size="form">
      <FormShell
        endpoint={correctBalance}
        body={(typed) => ({ ...sourceOf(typed), book: typed.book ?? '', amount: thousandths(typed.amount), reason: typed.reason })}
        submit="Correct"
        success="The balance was corrected."
        {...shared}
      >
        {(form) => (
          <Stack gap="sm">
            <Select label="Credits" data={accounts} required {...form.getInputProps('book')} />
            <NumberInput
              label="Days"
              description="Added; with a minus, taken"
              decimalScale={3}
              required
              {...form.getInputProps('amount')}
            />
            <DateField label="Day" description="On which it counts" required {...form.getInputProps('on')} />
            <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />
            <Source form={form} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

function Credits({ form, isTeacher }: { form: UseFormReturnType<TypedEntry>; isTeacher: boolean }) {
  const days = (name: 'vl' | 'sl' | 'sc', label: string) => (
    <NumberInput label={label} min={0} decimalScale={3} {...form.getInputProps(name)} />
  );
  return (
    <Group grow align="flex-start">
      {days('vl', 'Vacation leave')}
      {days('sl', 'Sick leave')}
      {isTeacher && days('sc', 'Service credits')}
    </Group>
  );
}

function Source({ form }: { form: UseFormReturnType<TypedEntry> }) {
  return (
    <>
      <TextInput
        label="Source document"
        description="Such as: Leave card as of 31 December 2025, certified by the HRMO"
        required
        {...form.getInputProps('document')}
      />
      <AttachmentField
        label="Its PDF"
        value={form.values.file}
        onChange={(file) => form.setFieldValue('file', file)}
        error={form.errors.attachment_path}
      />
    </>
  );
}
