import { useState } from 'react';
import { Alert, Button, Card, Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { assignBoard, readPostBoard, recordDeclarations, seatUnitHead, type BoardSeat, type PostBoard } from '../contract/posts.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DeclarationForm } from './declaration-form.tsx';
import { ParticipationTable } from './participation-table.tsx';

/** Which board sits for a post, who of it takes part for whom, and whether there is a quorum. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readPostBoard, { params: { id } });
  const [recording, setRecording] = useState<BoardSeat | null>(null);
  const seatHead = useSend(seatUnitHead, { onDone: ({ message }) => showSuccess(message) });
  if (answer.isError)
    return (
      <Page title="Board of a job post">
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      </Page>
    );
  const sitting = answer.data?.sitting;
  if (!sitting) return <Skeleton h={320} aria-busy />;
  const { post, unit_head: head, applicants } = sitting;
  return (
    <Page title={`Board of ${post.code}`} intro={`${post.title}, ${post.office}`}>
      <Choice key={sitting.board?.id ?? 0} sitting={sitting} />
      {head && (
        <Alert color="yellow" title={`${head.fullname} heads the unit with the vacancy and has no seat`}>
          <Stack gap="xs" align="flex-start">
            <Text size="sm">The head of the unit is a member of the board by law, for this post alone.</Text>
            <Button variant="default" loading={seatHead.isPending} onClick={() => seatHead.mutate({ params: { id } })}>
              Seat them for this post
            </Button>
          </Stack>
        </Alert>
      )}
      <Card withBorder padding={0}>
        {sitting.seats.length > 0 ? (
          <ParticipationTable sitting={sitting} onRecord={setRecording} />
        ) : (
          <NothingHere
            title="No board sits for this post yet"
            description="Assign one above; its members are notified and asked to declare."
          />
        )}
      </Card>
      {recording && (
        <Dialog title={`Declaration of ${recording.fullname}`} size="paper" onClose={() => setRecording(null)}>
          <DeclarationForm
            endpoint={recordDeclarations}
            params={{ id, seat: recording.id }}
            draft={`declarations:${id}:${recording.id}`}
            applicants={applicants}
            declarations={sitting.declarations.filter(({ seat_id }) => seat_id === recording.id)}
            hints={sitting.hints.filter(({ seat_id }) => seat_id === recording.id)}
            onDone={() => setRecording(null)}
          />
        </Dialog>
      )}
    </Page>
  );
}

/** The board that fits comes first; another may be chosen. */
function Choice({ sitting: { post, board, boards } }: { sitting: PostBoard }) {
  const proposed = board?.id ?? boards.find(({ fits }) => fits)?.id;
  const [chosen, setChosen] = useState(proposed === undefined ? null : String(proposed));
  const assign = useSend(assignBoard, { onDone: ({ message }) => showSuccess(message) });
  const options = boards.map((one) => ({ value: String(one.id), label: one.fits ? one.name : `${one.name} (another kind or office)` }));
  if (board && !boards.some(({ id }) => id === board.id)) options.push({ value: String(board.id), label: `${board.name} (term over)` });
  return (
    <Card withBorder>
      <Group align="flex-end" gap="sm">
        <Select
          label="Board that sits"
          description={board ? 'Another board may take its place; its members declare anew.' : 'The one that fits the post is proposed.'}
          flex={1}
          miw={240}
          data={options}
          value={chosen}
          onChange={setChosen}
          allowDeselect={false}
          placeholder="Choose"
          nothingFoundMessage="No board runs today"
        />
        <Button
          disabled={chosen === null || Number(chosen) === board?.id}
          loading={assign.isPending}
          onClick={() => assign.mutate({ params: { id: post.id }, body: { board_id: Number(chosen) } })}
        >
          Assign
        </Button>
        {board && (
          <Button component={Link} to={`/rsp/committees/${board.id}`} variant="default">
            Open the board
          </Button>
        )}
      </Group>
    </Card>
  );
}
