import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { addBoard, BOARD_KINDS, editBoard, listBoards, type BoardRow } from '../contract/boards.ts';

interface BoardDialogProps {
  /** Null for a new one. */
  board: (BoardRow & { office_id: number | null; remarks: string }) | null;
  version?: number | undefined;
  onClose: () => void;
}

export function BoardDialog({ board, version, onClose }: BoardDialogProps) {
  const navigate = useNavigate();
  const initial = {
    name: board?.name ?? '',
    kind: board?.kind ?? 'NAPB',
    office_id: board?.office_id ?? null,
    order_number: board?.order_number ?? '',
    order_date: board?.order_date ?? null,
    from: board?.from ?? null,
    to: board?.to ?? null,
    remarks: board?.remarks ?? '',
    attachment: null as UploadedDocument | null,
  };
  return (
    <Dialog onClose={onClose} size="form" title={board?.name ?? 'Add a board'}>
      <FormShell
        endpoint={board ? editBoard : addBoard}
        params={board ? { id: board.id } : {}}
        initial={initial}
        version={version}
        body={({ attachment, from, ...values }) => ({ ...values, from: from ?? '', attachment_path: attachment?.path ?? null })}
        draft={`board:${board?.id ?? 'new'}`}
        submit={board ? 'Save' : 'Add'}
        success="The board was saved."
        alsoRefresh={[listBoards]}
        onDone={(answer) => {
          onClose();
          if ('id' in answer && !board) void navigate(`/rsp/committees/${answer.id}`);
        }}
      >
        {(form) => (
          <>
            <TextInput label="Name" required {...form.getInputProps('name')} />
            <Select label="Kind" required allowDeselect={false} data={choices(BOARD_KINDS)} {...form.getInputProps('kind')} />
            <OfficePicker
              label="Office"
              description="Empty for a board of the whole university"
              placeholder="The whole university"
              {...form.getInputProps('office_id')}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput label="Office order" {...form.getInputProps('order_number')} />
              <DateField label="Order of" {...form.getInputProps('order_date')} />
              <DateField label="First day of the term" required {...form.getInputProps('from')} />
              <DateField label="Last day" description="Empty until it is revoked" {...form.getInputProps('to')} />
            </SimpleGrid>
            <Textarea label="Remarks" autosize {...form.getInputProps('remarks')} />
            <AttachmentField
              label="Office order as PDF"
              value={form.getValues().attachment}
              onChange={(document) => form.setFieldValue('attachment', document)}
              error={form.errors.attachment_path}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
