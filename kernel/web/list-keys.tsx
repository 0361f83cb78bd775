import { useRef, useState } from 'react';
import { Kbd, Table } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Dialog } from './dialog.tsx';

const KEYS: [string[], string][] = [
  [['j', '↓'], 'Next row'],
  [['k', '↑'], 'Row before'],
  [['Enter'], 'Open the row'],
  [['x'], 'Select the row'],
  [['/'], 'Search'],
  [['?'], 'These keys'],
];

/** The keys of every list: its element, and the dialog that names them. */
export function useListKeys() {
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const here = () => links().findIndex((link) => link === document.activeElement);
  const walk = (step: number) => {
    const all = links();
    all[Math.max(0, Math.min(all.length - 1, here() + step))]?.focus();
  };
  const select = () => links()[here()]?.closest('tr, .row-card')?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
  useHotkeys([
    ['/', () => list.current?.querySelector<HTMLElement>('[data-list-search]')?.focus()],
    ['j', () => walk(1)],
    ['k', () => walk(-1)],
    ['ArrowDown', () => walk(1)],
    ['ArrowUp', () => walk(-1)],
    ['x', select],
    ['shift+?', () => setAsked(true)],
  ]);
  return { list, help: <KeysDialog opened={asked} onClose={() => setAsked(false)} /> };
}

function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Keys of a list">
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
