import { Kbd, Stack, Switch, Table } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { CHECK_KEYS } from './use-check-keys.ts';

/** What the keys do, and the switch for anyone who does better without them. */
export function KeyLegend({ isOn, onOn, onClose }: { isOn: boolean; onOn: (isOn: boolean) => void; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Keys">
      <Stack gap="sm">
        <Table verticalSpacing={4}>
          <Table.Tbody>
            {Object.entries(CHECK_KEYS).map(([key, does]) => (
              <Table.Tr key={key}>
                <Table.Td w={56}>
                  <Kbd>{key.toUpperCase()}</Kbd>
                </Table.Td>
                <Table.Td>{does}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Switch label="Keys on" checked={isOn} onChange={({ currentTarget }) => onOn(currentTarget.checked)} />
      </Stack>
    </Dialog>
  );
}
