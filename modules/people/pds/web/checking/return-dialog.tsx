import { useState } from 'react';
import { List, Stack, Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { returnSheet } from '../../contract/checking.ts';
import type { SheetView } from '../../contract/sheet-view.ts';
import { whyNotReturned } from '../../rules/check-rows.ts';
import type { RowToCheck } from './rows-to-check.ts';
import type { CheckAtHand } from './use-check.ts';

interface ReturnDialogProps {
  check: CheckAtHand;
  sheet: SheetView;
  rows: readonly RowToCheck[];
  onClose: () => void;
  onDone: () => void;
}

/** Returns the sheet with the remarks of its rows, and one on the whole where that is needed. */
export function ReturnDialog({ check, sheet, rows, onClose, onDone }: ReturnDialogProps) {
  const [remark, setRemark] = useState('');
  const [error, setError] = useState<string>();
  const returned = rows.filter(({ row }) => row.check.state === 'RETURNED');
  const returning = useSend(returnSheet, {
    onDone: ({ message }) => {
      showSuccess(message);
      onDone();
    },
  });
  const send = async () => {
    await check.settled();
    const why = whyNotReturned(
      rows.map(({ row }) => ({ state: row.check.state, files: row.files.length })),
      remark.trim(),
    );
    if (why) return setError(why);
    returning.mutate(
      { params: { personnel_id: sheet.personnel_id }, body: { remark: remark.trim() } },
      { onError: () => void check.readAgain() },
    );
  };
  return (
    <Dialog onClose={onClose} title={`Return the data sheet to ${sheet.fullname}`} size="form" isDirty={remark !== ''}>
      <Stack gap="md">
        {returned.length > 0 && (
          <List size="sm" spacing={4}>
            {returned.map(({ key, title, row }) => (
              <List.Item key={key}>
                <strong>{title}</strong>: {row.check.remark}
              </List.Item>
            ))}
          </List>
        )}
        <Textarea
          label="Remark on the whole sheet"
          description={returned.length > 0 ? 'Only for remarks that do not belong to a row' : undefined}
          autosize
          minRows={2}
          maxLength={1000}
          value={remark}
          error={error}
          onChange={({ currentTarget }) => setRemark(currentTarget.value)}
          data-autofocus={returned.length === 0 || undefined}
        />
        <Text size="sm">The employee is notified, corrects what is asked, and submits again.</Text>
        <FormFoot action="Return" onAction={() => void send()} pending={returning.isPending} hasFocus={returned.length > 0} />
      </Stack>
    </Dialog>
  );
}
