import { Button, Table, Text, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { CAUSES, type BoardSeat, type PostBoard } from '../contract/posts.ts';

interface ParticipationTableProps {
  sitting: PostBoard;
  onRecord: (seat: BoardSeat) => void;
}

/** The dialog of a member shows all of them. */
const MOST_HINTS = 2;

/** Members down, what they declared counted, and below the applicants for whom a member does not take part or there is no quorum. */
export function ParticipationTable({ sitting, onRecord }: ParticipationTableProps) {
  const { seats, applicants, declarations, hints, quorums } = sitting;
  const nameOf = new Map(seats.map(({ id, fullname }) => [id, fullname]));
  const inhibitions = (application: number) =>
    declarations.filter(({ application_id, is_inhibited }) => application_id === application && is_inhibited);
  return (
    <>
      <Table.ScrollContainer minWidth={640} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Member</Table.Th>
              <Table.Th>Sits as</Table.Th>
              <Table.Th>Declared</Table.Th>
              <Table.Th>Does not take part</Table.Th>
              <Table.Th>Possible relatives</Table.Th>
              <Table.Th>
                <VisuallyHidden>Actions</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {seats.map((seat) => {
              const own = declarations.filter(({ seat_id }) => seat_id === seat.id);
              const out = own.filter(({ is_inhibited }) => is_inhibited).length;
              const open = hints.filter(
                (one) => one.seat_id === seat.id && !own.some(({ application_id }) => application_id === one.application_id),
              );
              return (
                <Table.Tr key={seat.id}>
                  <Table.Td>{seat.fullname}</Table.Td>
                  <Table.Td>
                    {seat.alternate_for_id === null
                      ? seat.title || seat.role
                      : `Alternate of ${nameOf.get(seat.alternate_for_id) ?? 'a member'}`}
                    {!seat.votes && ', no vote'}
                  </Table.Td>
                  <Table.Td>
                    {own.length} of {applicants.length}
                  </Table.Td>
                  <Table.Td>
                    {seat.is_candidate ? <StatusBadge tone="bad">Applies for this post</StatusBadge> : out === 0 ? '—' : `for ${out}`}
                  </Table.Td>
                  <Table.Td>
                    {open.length === 0 ? (
                      '—'
                    ) : (
                      <>
                        <StatusBadge tone="warning">{`${open.length} to declare`}</StatusBadge>
                        <Text size="xs" c="dimmed">
                          {open
                            .slice(0, MOST_HINTS)
                            .map((one) => `${applicants.find(({ id }) => id === one.application_id)?.fullname}: ${one.words}`)
                            .join('. ')}
                        </Text>
                      </>
                    )}
                  </Table.Td>
                  <Table.Td>
                    <Button
                      size="compact-sm"
                      variant="default"
                      disabled={applicants.length === 0}
                      aria-label={`Record the declaration of ${seat.fullname}`}
                      onClick={() => onRecord(seat)}
                    >
                      Record
                    </Button>
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Applicant</Table.Th>
              <Table.Th>Quorum</Table.Th>
              <Table.Th>Who does not take part</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {applicants.map((applicant) => {
              const quorum = quorums.find(({ application_id }) => application_id === applicant.id);
              return (
                <Table.Tr key={applicant.id}>
                  <Table.Td>{applicant.fullname}</Table.Td>
                  <Table.Td>
                    {quorum?.holds ? (
                      `${quorum.can_vote} of ${quorum.seats} may vote, ${quorum.needed} are needed`
                    ) : (
                      <Text size="sm" c="red" component="span">
                        <IconAlertTriangle size={14} aria-hidden /> No quorum: {quorum?.can_vote ?? 0} of {quorum?.seats ?? 0} may vote,{' '}
                        {quorum?.needed} are needed
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>
                    {inhibitions(applicant.id)
                      .map(({ seat_id, cause, remarks }) => `${nameOf.get(seat_id)} (${remarks || (cause && CAUSES[cause])})`)
                      .join('; ') || '—'}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
