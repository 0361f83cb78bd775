import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { MOST_PINS, usePins } from './use-pins.ts';

/** Pins the open screen, or the view of its list, to the menu, and unpins it. */
export function PinButton() {
  const { pins, here, isPinned, toggle } = usePins();
  if (!here) return null;
  const isFull = !isPinned && pins.length >= MOST_PINS;
  const Icon = isPinned ? IconPinFilled : IconPin;
  const label = isPinned ? say('Unpin from the menu') : say('Pin to the menu');
  return (
    <Tooltip label={isFull ? say('{most_pins} are pinned already. Unpin one first.', { most_pins: MOST_PINS }) : label}>
      <ActionIcon
        variant="subtle"
        color={isPinned ? undefined : 'gray'}
        size={28}
        visibleFrom="sm"
        aria-label={label}
        aria-disabled={isFull || undefined}
        onClick={() => isFull || toggle()}
      >
        <Icon size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
