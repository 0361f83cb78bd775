import { Alert, Stack, Table, Text } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { readCheck, verifySheet } from '../../contract/checking.ts';
import type { SheetView } from '../../contract/sheet-view.ts';
import type { RowToCheck } from './rows-to-check.ts';
import type { CheckAtHand } from './use-check.ts';

interface EndDialogProps {
  check: CheckAtHand;
  sheet: SheetView;
  rows: readonly RowToCheck[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks once more before a copy is kept for good, and says what the record takes over from it. */
export function VerifyDialog({ check, sheet, rows, onClose, onDone }: EndDialogProps) {
  const params = { personnel_id: sheet.personnel_id };
  // The record may have changed since the sheet was opened.
  const beside = useCall(readCheck, { params }).data;
  const verifying = useSend(verifySheet, {
    onDone: ({ message }) => {
      showSuccess(message);
      onDone();
    },
  });
  const verify = () => verifying.mutate({ params, body: { version: sheet.standing.version } }, { onError: () => void check.readAgain() });
  const unmarked = rows.filter(({ row }) => row.check.state === 'PENDING').length;
  const waived = rows.filter(({ row }) => row.check.state === 'WAIVED').length;
  return (
    <Dialog onClose={onClose} title={`Verify the data sheet of ${sheet.fullname}`} size="form">
      <Stack gap="md">
        <Text size="sm">
          A copy is kept as it is now. {count(rows.length - unmarked - waived, 'row')} marked right, {waived} waived
          {unmarked > 0 && `, ${unmarked} without an attachment not marked`}.
        </Text>
        {beside && beside.taken.length > 0 && (
          <Alert color="red" title="This sheet cannot be verified yet">
            {beside.taken.join(' ')}
          </Alert>
        )}
        {beside && beside.facts.length === 0 && <Text size="sm">The record says the same already: nothing in it changes.</Text>}
        {beside && beside.facts.length > 0 && (
          <Stack gap={4}>
            <Text size="sm" fw={600}>
              The record takes over:
            </Text>
            <Table verticalSpacing={4} aria-label="What the record takes over">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Box</Table.Th>
                  <Table.Th>Record</Table.Th>
                  <Table.Th>Data sheet</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {beside.facts.map(({ label, before, after }) => (
                  <Table.Tr key={label}>
                    <Table.Td>{label}</Table.Td>
                    <Table.Td className="printed-value">{before || '—'}</Table.Td>
                    <Table.Td className="printed-value">
                      <ins className="check-now">{after}</ins>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Stack>
        )}
        <FormFoot action="Verify" onAction={verify} pending={verifying.isPending} disabled={!beside || beside.taken.length > 0} />
      </Stack>
    </Dialog>
  );
}
