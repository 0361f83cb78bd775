import { useState } from 'react';
import { ActionIcon, Button, Group, Menu, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { useMinute } from '@talaan/kernel/web/calls/clock.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { markAttendance, type SessionRow, type SlotRow } from '../contract/sessions.ts';
import { MoveDialog } from './move-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { SlotBadge } from './slot-badge.tsx';

interface SlotTableProps {
  session: SessionRow;
  sessions: readonly SessionRow[];
}

const OVER = ['ATTENDED', 'NO_SHOW', 'RESCHEDULED', 'CANCELLED'];

/** The slots of a session with their answers; who came is marked from the hour of the slot on. */
export function SlotTable({ session, sessions }: SlotTableProps) {
  const minute = useMinute();
  const [opened, setOpened] = useState<{ slot: SlotRow; as: 'move' | 'cancel' } | null>(null);
  const mark = useSend(markAttendance, { onDone: ({ message }) => showSuccess(message) });
  const close = () => setOpened(null);
  return (
    <>
      <Table.ScrollContainer minWidth={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Hour</Table.Th>
              <Table.Th>Applicant</Table.Th>
              <Table.Th>Answer</Table.Th>
              <Table.Th>
                <VisuallyHidden>Actions</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {session.slots.map((slot) => {
              const isOpen = session.state === 'PUBLISHED' && !OVER.includes(slot.state);
              return (
                <Table.Tr key={slot.id}>
                  <Table.Td>
                    {clockTime(slot.start)} – {clockTime(slot.end)}
                  </Table.Td>
                  <Table.Td>
                    {slot.fullname}
                    {slot.reference && (
                      <Text size="xs" c="dimmed">
                        {slot.reference}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>
                    {session.state !== 'DRAFT' && <SlotBadge state={slot.state} />}
                    {(slot.reason || slot.preferred_on) && (
                      <Text size="xs" c="dimmed">
                        {[slot.reason, slot.preferred_on && `Suits them: ${longDate(slot.preferred_on)}`].filter(Boolean).join(' · ')}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>
                    {isOpen && (
                      <Group gap={4} wrap="nowrap" justify="flex-end">
                        {hasBegun(session.day, slot.start, minute) && (
                          <>
                            <Button
                              size="compact-sm"
                              aria-label={`${slot.fullname} attended`}
                              onClick={() => mark.mutate({ params: { id: slot.id }, body: { attended: true } })}
                            >
                              Attended
                            </Button>
                            <Button
                              size="compact-sm"
                              variant="default"
                              aria-label={`${slot.fullname} did not come`}
                              onClick={() => mark.mutate({ params: { id: slot.id }, body: { attended: false } })}
                            >
                              Did not come
                            </Button>
                          </>
                        )}
                        <Menu position="bottom-end">
                          <Menu.Target>
                            <ActionIcon variant="default" aria-label={`More for ${slot.fullname}`}>
                              <IconDots size={16} />
                            </ActionIcon>
                          </Menu.Target>
                          <Menu.Dropdown>
                            <Menu.Item onClick={() => setOpened({ slot, as: 'move' })}>Move to another hour</Menu.Item>
                            <Menu.Item color="red" onClick={() => setOpened({ slot, as: 'cancel' })}>
                              Cancel the slot
                            </Menu.Item>
                          </Menu.Dropdown>
                        </Menu>
                      </Group>
                    )}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {opened?.as === 'move' && <MoveDialog session={session} sessions={sessions} slot={opened.slot} onClose={close} />}
      {opened?.as === 'cancel' && <ReasonDialog session={session} slot={opened.slot} onClose={close} />}
    </>
  );
}

function hasBegun(day: string, start: number, minute: number): boolean {
  const starts = Temporal.PlainDate.from(day).toZonedDateTime(ZONE).add({ minutes: start });
  return minute * 60_000 >= starts.epochMilliseconds;
}
