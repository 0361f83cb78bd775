import { ActionIcon, Anchor, Group, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { listBoards, removeSeat, SEAT_ROLES, type SeatRow } from '../contract/boards.ts';

interface SeatTableProps {
  seats: readonly SeatRow[];
  onEdit: (seat: SeatRow) => void;
}

/** Who sits, as what and until when; whose account lacks the role that opens the assessment is said, with the way to the user. */
export function SeatTable({ seats, onEdit }: SeatTableProps) {
  const removing = useSend(removeSeat, { alsoRefresh: [listBoards], onDone: ({ message }) => showSuccess(message) });
  const nameOf = new Map(seats.map(({ id, fullname }) => [id, fullname]));
  const remove = async (seat: SeatRow) => {
    if (await confirmRemoval(`the seat of ${seat.fullname}`)) removing.mutate({ params: { id: seat.id } });
  };
  return (
    <Table.ScrollContainer minWidth={720} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th miw={210}>Name</Table.Th>
            <Table.Th>Role</Table.Th>
            <Table.Th>Vote</Table.Th>
            <Table.Th>Sworn on</Table.Th>
            <Table.Th>Term</Table.Th>
            <Table.Th>Account</Table.Th>
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
                <Text size="sm">
                  {seat.alternate_for_id === null ? SEAT_ROLES[seat.role] : `Alternate of ${nameOf.get(seat.alternate_for_id)}`}
                </Text>
                <Text size="xs" c="dimmed">
                  {[seat.title, seat.level && `${seat.level} level`, seat.post && `for ${seat.post} alone`].filter(Boolean).join(', ')}
                </Text>
              </Table.Td>
              <Table.Td>{seat.votes ? 'Yes' : 'No'}</Table.Td>
              <Table.Td>{seat.sworn_on ? longDate(seat.sworn_on) : <StatusBadge tone="warning">Not yet</StatusBadge>}</Table.Td>
              <Table.Td>
                {seat.to !== null && seat.to < today().toString() ? (
                  <StatusBadge tone="past">{`Ended ${longDate(seat.to)}`}</StatusBadge>
                ) : (
                  `Since ${longDate(seat.from)}`
                )}
              </Table.Td>
              <Table.Td>
                <Access seat={seat} />
              </Table.Td>
              <Table.Td>
                <Group gap={4} wrap="nowrap">
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={`Edit the seat of ${seat.fullname}`}
                    onClick={() => onEdit(seat)}
                  >
                    <IconEdit size={18} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    size={36}
                    aria-label={`Remove the seat of ${seat.fullname}`}
                    onClick={() => void remove(seat)}
                  >
                    <IconTrash size={18} />
                  </ActionIcon>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Access({ seat: { account_id, may_assess } }: { seat: SeatRow }) {
  const mayFollow = useMayFollow();
  if (may_assess) return <Text size="sm">Assesses</Text>;
  if (account_id === null) return <Text size="sm">No account</Text>;
  const to = `/settings/admin/users/${account_id}`;
  return mayFollow(to) ? (
    <Anchor component={Link} to={to} size="sm" underline="always">
      Role is missing
    </Anchor>
  ) : (
    <Text size="sm">Role is missing</Text>
  );
}
