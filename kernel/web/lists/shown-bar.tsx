import { ActionBar, Button, Kbd, Text } from '@mantine/core';
import { openActions, type BulkAction } from './bulk-actions.ts';
import './shown-bar.css';
import { say } from '../../contract/say.ts';

/** So many rows every act takes at once. */
const MOST_AT_ONCE = 500;

export interface BulkBarProps<Row> {
  selected: Row[];
  /** How many of them are on the page in sight. */
  inSight: number;
  actions: BulkAction<Row>[];
  /** What can be done with any rows, whatever the others allow. */
  always: BulkAction<Row>[];
  /** How many rows match, where all rows of the page are selected and there are more. */
  matching: number | undefined;
  onAll: () => void;
  pending: boolean;
  onClear: () => void;
}

/** What can be done with the selected rows, floating over the foot of the list. */
export function ShownBar<Row>({ selected, inSight, actions, always, matching, onAll, pending, onClear }: BulkBarProps<Row>) {
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
      aria-label={say('Selected rows')}
      className="bulk-bar"
    >
      <Text size="sm" fw={500} className="bulk-count" aria-live="polite">
        {say('{length} selected', { length: count.format(selected.length) })}
        {elsewhere > 0 && (
          <Text span size="xs" c="dimmed" ms={6}>
            {say('{elsewhere} not in sight', { elsewhere: count.format(elsewhere) })}
          </Text>
        )}
      </Text>
      {matching !== undefined && matching <= MOST_AT_ONCE && (
        <Button size="xs" variant="subtle" loading={pending} onClick={onAll}>
          {say('Select all {matching} that match', { matching: count.format(matching) })}
        </Button>
      )}
      <ActionBar.Divider />
      {[...openActions(actions, selected), ...always].map((action) => (
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
          {say(action.label)}
        </Button>
      ))}
      <ActionBar.CloseButton aria-label={say('Clear the selection')} />
    </ActionBar>
  );
}
