import { ActionIcon, Group, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import type { CommitteeKind } from '@talaan/requests/contract/committees.ts';
import { REPRESENTED_NAMES, SEAT_NAMES } from '../../contract/codes.ts';
import { listCommittees, removeSeat, type SeatRow } from '../../contract/committees.ts';

interface SeatTableProps {
  kind: CommitteeKind;
  seats: readonly SeatRow[];
  onEdit: (seat: SeatRow) => void;
}

/** Who sits, as what, by which order and until when. One that was at a meeting is ended, not removed. */
export function SeatTable({ kind, seats, onEdit }: SeatTableProps) {
  const removing = useSend(removeSeat, { alsoRefresh: [listCommittees], onDone: ({ message }) => showSuccess(message) });
  const remove = async (seat: SeatRow) => {
    if (await confirmRemoval(`the seat of ${seat.fullname}`)) removing.mutate({ params: { id: seat.id } });
  };
  return (
    <Table.ScrollContainer minWidth={680} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th miw={210}>Name</Table.Th>
            <Table.Th>Role</Table.Th>
            <Table.Th>Order</Table.Th>
            <Table.Th>Term</Table.Th>
            <Table.Th>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {seats.map((seat) => (
            <Table.Tr key={seat.id}>
              <Table.Td>
                <Text size="sm" fw={500}>
                  <NamedFace {...seat} />
                </Text>
                <Text size="xs" c="dimmed">
                  {[seat.position, seat.office].filter(Boolean).join(', ')}
                </Text>
              </Table.Td>
              <Table.Td>
                <Text size="sm">{SEAT_NAMES[seat.role]}</Text>
                {kind === 'PMT' && seat.represents !== null && (
                  <Text size="xs" c="dimmed">
                    {REPRESENTED_NAMES[seat.represents]}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>{seat.order_no}</Table.Td>
              <Table.Td>
                <Term seat={seat} />
              </Table.Td>
              <Table.Td>
                <Group gap={4} wrap="nowrap" justify="flex-end">
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={`Edit the seat of ${seat.fullname}`}
                    onClick={() => onEdit(seat)}
                  >
                    <IconEdit size={18} />
                  </ActionIcon>
                  {!seat.is_used && (
                    <ActionIcon
                      variant="subtle"
                      color="red"
                      size={36}
                      aria-label={`Remove the seat of ${seat.fullname}`}
                      onClick={() => void remove(seat)}
                    >
                      <IconTrash size={18} />
                    </ActionIcon>
                  )}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Term({ seat: { from, to } }: { seat: SeatRow }) {
  const now = today().toString();
  if (to !== null && to < now) return <StatusBadge tone="past">{`Ended ${longDate(to)}`}</StatusBadge>;
  if (from > now) return <StatusBadge tone="info">{`From ${longDate(from)}`}</StatusBadge>;
  return (
    <Text size="sm">
      {longDate(from)} to {to === null ? 'until revoked' : longDate(to)}
    </Text>
  );
}
