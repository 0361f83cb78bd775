import type { ReactNode } from 'react';
import { ActionBar, Button, Kbd, Text } from '@mantine/core';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { CallAccess } from '../calls/may-call.ts';
import './list-bulk.css';

export interface BulkAction<Row> {
  label: string;
  icon?: ReactNode;
  /** It voids or takes away what it is done with. */
  danger?: boolean;
  run: (rows: Row[]) => void;
  /** Whether it can be done with a row; left out: with each. What no selected row allows is not offered. */
  opens?: (row: Row) => boolean;
  /** Takes it for the selected rows, else for the one in focus. */
  hotkey?: 'a' | 'd' | 'r';
  /** The call it leads to: it is not offered to those whose roles do not open that. */
  of?: CallAccess;
  /** The call that does it, where that is of another collection than the list: the rows are done with then. */
  sends?: Pick<Endpoint, 'path'>;
}

/** So many rows every act takes at once. */
const MOST_AT_ONCE = 500;

/** What some of these rows allow; everything where none does, so that the answer says why. */
export function openActions<Row>(actions: readonly BulkAction<Row>[], rows: readonly Row[]): BulkAction<Row>[] {
  const open = actions.filter(({ opens = () => true }) => rows.some(opens));
  return open.length > 0 ? open : [...actions];
}

interface BulkBarProps<Row> {
  selected: Row[];
  /** How many of them are on the page in sight. */
  inSight: number;
  actions: BulkAction<Row>[];
  /** How many rows match, where all rows of the page are selected and there are more. */
  matching: number | undefined;
  onAll: () => void;
  pending: boolean;
  onClear: () => void;
}

/** What can be done with the selected rows, floating over the foot of the list. */
export function BulkBar<Row>({ selected, inSight, actions, matching, onAll, pending, onClear }: BulkBarProps<Row>) {
  const elsewhere = selected.length - inSight;
  const count = new Intl.NumberFormat('en-PH');
  return (
    <ActionBar
      opened={selected.length > 0}
      onClose={onClear}
      withinPortal={false}
      zIndex={100}
      position={{ bottom: 16, left: 0, right: 0 }}
      role="region"
      aria-label="Selected rows"
      className="bulk-bar"
    >
      <Text size="sm" fw={500} className="bulk-count" aria-live="polite">
        {count.format(selected.length)} selected
        {elsewhere > 0 && (
          <Text span size="xs" c="dimmed" ms={6}>
            {count.format(elsewhere)} not in sight
          </Text>
        )}
      </Text>
      {matching !== undefined && matching <= MOST_AT_ONCE && (
        <Button size="xs" variant="subtle" loading={pending} onClick={onAll}>
          Select all {count.format(matching)} that match
        </Button>
      )}
      <ActionBar.Divider />
      {openActions(actions, selected).map((action) => (
        <Button
          key={action.label}
          size="xs"
          variant="light"
          color={action.danger ? 'red' : undefined}
          leftSection={action.icon}
          rightSection={
            action.hotkey && (
              <Kbd size="xs" visibleFrom="sm" aria-hidden>
                {action.hotkey.toUpperCase()}
              </Kbd>
            )
          }
          onClick={() => action.run(selected)}
        >
          {action.label}
        </Button>
      ))}
      <ActionBar.CloseButton aria-label="Clear the selection" />
    </ActionBar>
  );
}
