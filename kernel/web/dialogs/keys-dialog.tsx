import { Kbd, Table } from '@mantine/core';
import { Dialog } from './dialog.tsx';

/** Keys that do the same, and what. */
export type NamedKeys = readonly (readonly [keys: readonly string[], what: string])[];

const EVERYWHERE: NamedKeys = [
  [['Ctrl', 'K'], 'Find a screen, a person, a document'],
  [['Esc'], 'Close what is open'],
  [['?'], 'These keys'],
];

interface KeysDialogProps {
  title: string;
  /** Those of the screen, before those of every screen. */
  keys: NamedKeys;
  onClose: () => void;
}

/** Names the keys of a screen. */
export function KeysDialog({ title, keys, onClose }: KeysDialogProps) {
  return (
    <Dialog onClose={onClose} title={title}>
      <Table>
        <Table.Tbody>
          {[...keys, ...EVERYWHERE].map(([all, what]) => (
            <Table.Tr key={what}>
              <Table.Th w={120} fw={400}>
                {all.map((key) => (
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
