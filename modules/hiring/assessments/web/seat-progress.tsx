import { useState } from 'react';
import { Button, ScrollArea, Table, Text, Title } from '@mantine/core';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { saveAbsence, type Assessment, type BoardSeatRow } from '../contract/assessment.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** The board, with who has not scored yet. */
export function SeatProgress({ assessment: { seats, post, board_name, form, ranking } }: { assessment: Assessment }) {
  const [absent, setAbsent] = useState<BoardSeatRow | null>(null);
  const takeBack = useSend(saveAbsence);
  if (!form) return null;
  if (seats.length === 0)
    return (
      <Text mb="md" c="dimmed">
        No board sits for this post yet. It is assigned under Committees.
      </Text>
    );
  return (
    <>
      <Title order={2} size="h4">
        {board_name}
      </Title>
      <ScrollArea mb="md" viewportProps={{ tabIndex: 0 }}>
        <Table aria-label="Board">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Member</Table.Th>
              <Table.Th>Seat</Table.Th>
              <Table.Th>Alternate</Table.Th>
              <Table.Th>Sheets</Table.Th>
              <Table.Th>Attendance</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {seats.map((seat) => (
              <Table.Tr key={seat.seat_id}>
                <Table.Td>{seat.name}</Table.Td>
                <Table.Td>{seat.title || (seat.role === 'chair' ? 'Chair' : 'Member')}</Table.Td>
                <Table.Td>{seat.alternates.join(', ') || '—'}</Table.Td>
                <Table.Td>
                  <SheetsOfSeat seat={seat} />
                </Table.Td>
                <Table.Td>
                  {!ranking?.is_frozen &&
                    (seat.absent === null ? (
                      <Button size="compact-sm" variant="subtle" onClick={() => setAbsent(seat)} aria-label={`Mark absent: ${seat.name}`}>
                        Mark absent
                      </Button>
                    ) : (
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        aria-label={`${seat.name} takes part`}
                        onClick={() => takeBack.mutate({ params: { id: post.id }, body: { seat_id: seat.seat_id, reason: '' } })}
                      >
                        Takes part
                      </Button>
                    ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
      {absent && (
        <ReasonDialog
          title={`${absent.name} is absent`}
          endpoint={saveAbsence}
          params={{ id: post.id }}
          body={{ seat_id: absent.seat_id }}
          submit="Record as absent"
          success="The absence was recorded."
          onClose={() => setAbsent(null)}
        />
      )}
    </>
  );
}

function SheetsOfSeat({ seat: { absent, waits_for } }: { seat: BoardSeatRow }) {
  if (absent !== null) return <StatusBadge tone="past">Absent: {absent}</StatusBadge>;
  if (waits_for === 0) return <StatusBadge tone="good">All in</StatusBadge>;
  return <StatusBadge tone="waiting">{waits_for} not submitted</StatusBadge>;
}
