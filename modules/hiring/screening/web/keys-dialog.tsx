import { Kbd, Table } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { SCREENING_KEYS } from './use-screening-keys.ts';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <Table verticalSpacing={4}>
        <Table.Tbody>
          {Object.entries(SCREENING_KEYS).map(([key, does]) => (
            <Table.Tr key={key}>
              <Table.Td w={56}>
                <Kbd>{key.toUpperCase()}</Kbd>
              </Table.Td>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
