import { useRef } from 'react';
import { ActionIcon, Box, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { findOverlaps, type SlotTime } from '../rules/slots.ts';
import './day-column.css';

interface DayColumnProps {
  slots: readonly SlotTime[];
  /** Minutes of each. */
  length: number;
  isTogether: boolean;
  nameOf: ReadonlyMap<number, string>;
  onChange: (slots: SlotTime[]) => void;
}

const SNAP = 5;
const PX_PER_MINUTE = 1.6;
const LAST_MINUTE = 1439;

/** The slots as blocks of a day, dragged to another hour or put earlier and later by their buttons; on a phone a list. */
export function DayColumn({ slots, length, isTogether, nameOf, onChange }: DayColumnProps) {
  const isPhone = useIsPhone();
  const grabbed = useRef<{ application: number; y: number; start: number } | null>(null);
  const order = slots.toSorted((one, other) => one.start - other.start);
  const clashes = new Set(
    findOverlaps(slots, length, isTogether)
      .flat()
      .map((at) => slots[at]!.application_id),
  );
  const put = (application: number, start: number) => {
    const held = Math.max(0, Math.min(LAST_MINUTE + 1 - length, Math.round(start / SNAP) * SNAP));
    onChange(slots.map((slot) => (slot.application_id === application ? { ...slot, start: held } : slot)));
  };
  const row = (slot: SlotTime) => {
    const name = nameOf.get(slot.application_id) ?? '';
    return (
      <Group key={slot.application_id} gap={4} wrap="nowrap" className="slot-words">
        <Text size="xs" flex={1} truncate c={clashes.has(slot.application_id) ? 'red' : undefined}>
          {clockTime(slot.start)} {name}
          {clashes.has(slot.application_id) && ' (overlaps)'}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={isPhone ? 44 : 22}
          aria-label={`Earlier: ${name}`}
          onClick={() => put(slot.application_id, slot.start - SNAP)}
        >
          <IconChevronUp size={14} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={isPhone ? 44 : 22}
          aria-label={`Later: ${name}`}
          onClick={() => put(slot.application_id, slot.start + SNAP)}
        >
          <IconChevronDown size={14} />
        </ActionIcon>
      </Group>
    );
  };
  if (isPhone || isTogether) return <Stack gap={4}>{order.map(row)}</Stack>;
  const first = Math.floor(order[0]!.start / 60) * 60;
  const last = Math.ceil((order.at(-1)!.start + length) / 60) * 60;
  const hours = Array.from({ length: (last - first) / 60 + 1 }, (_, at) => first + at * 60);
  return (
    <Box className="day-column" h={(last - first) * PX_PER_MINUTE + 1}>
      {hours.map((hour) => (
        <Box key={hour} className="day-hour" style={{ top: (hour - first) * PX_PER_MINUTE }}>
          {clockTime(Math.min(hour, LAST_MINUTE))}
        </Box>
      ))}
      {order.map((slot) => (
        <Box
          key={slot.application_id}
          className="day-slot"
          data-clashes={clashes.has(slot.application_id) || undefined}
          style={{ top: (slot.start - first) * PX_PER_MINUTE, height: length * PX_PER_MINUTE - 1 }}
          onPointerDown={(event) => {
            if ((event.target as Element).closest('button')) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            grabbed.current = { application: slot.application_id, y: event.clientY, start: slot.start };
          }}
          onPointerMove={(event) => {
            const held = grabbed.current;
            if (held?.application === slot.application_id) put(held.application, held.start + (event.clientY - held.y) / PX_PER_MINUTE);
          }}
          onPointerUp={() => {
            grabbed.current = null;
          }}
        >
          {row(slot)}
        </Box>
      ))}
    </Box>
  );
}
