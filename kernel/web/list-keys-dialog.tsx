import { Kbd, Table } from '@mantine/core';
import { Dialog } from './dialog.tsx';

const KEYS: [string[], string][] = [
  [['j', '↓'], 'Next row'],
  [['k', '↑'], 'Row before'],
  [['Enter'], 'Open the row'],
  [['x'], 'Select the row'],
  [['a', 'd', 'r'], 'In requests: approve, disapprove, return'],
  [['/'], 'Search; a pasted column of numbers lists just those'],
  [['f'], 'Filters'],
  [['v'], 'Views, one after the other'],
  [['e'], 'Export'],
  [['[', ']'], 'Page before, next page'],
  [['?'], 'These keys'],
];

/** Names the keys of every list. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Keys of a list">
      <Table>
        <Table.Tbody>
          {KEYS.map(([keys, what]) => (
            <Table.Tr key={what}>
              <Table.Th w={120} fw={400}>
                {keys.map((key) => (
                  <Kbd key={key} me={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Th>
              <Table.Td>{what}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
