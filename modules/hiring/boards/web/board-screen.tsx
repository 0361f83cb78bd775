import { useState } from 'react';
import { Anchor, Button, Card, Grid, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { BOARD_KINDS, fetchOrder, printBoard, readBoard, type SeatRow } from '../contract/boards.ts';
import { BoardDialog } from './board-dialog.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import { SeatTable } from './seat-table.tsx';

type Opened = 'edit' | 'seat' | 'order' | 'print' | SeatRow | null;

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readBoard, { params: { id } });
  const [opened, setOpened] = useState<Opened>(null);
  if (answer.isError)
    return (
      <Page title="Committee">
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      </Page>
    );
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const { board, seats, posts, version } = answer.data;
  const close = () => setOpened(null);
  return (
    <Page
      title={board.name}
      intro={BOARD_KINDS[board.kind]}
      actions={
        <>
          <Button variant="default" onClick={() => setOpened('edit')}>
            Edit
          </Button>
          <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setOpened('print')}>
            Print the names
          </Button>
        </>
      }
      main={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened('seat')}>
          Seat a member
        </Button>
      }
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 9 }}>
          <Card withBorder padding={0}>
            {seats.length > 0 ? (
              <SeatTable seats={seats} onEdit={setOpened} />
            ) : (
              <NothingHere title="No members yet" description="The chair first, then members with their alternates, and the secretary." />
            )}
          </Card>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 3 }}>
          <Stack gap="md">
            <Card withBorder>
              <Facts
                facts={[
                  ['Office', board.office ?? 'The whole university'],
                  ['Office order', board.order_number],
                  ['Order of', board.order_date && longDate(board.order_date)],
                  ['Term', `${longDate(board.from)} to ${board.to === null ? 'until revoked' : longDate(board.to)}`],
                  ['Remarks', board.remarks],
                ]}
              />
              {board.order_file && (
                <Button variant="default" mt="sm" onClick={() => setOpened('order')}>
                  Office order
                </Button>
              )}
            </Card>
            <Card withBorder>
              <Title order={2} size="h4">
                Posts
              </Title>
              {posts.length === 0 && (
                <Text size="sm" c="dimmed">
                  It sits for no post.
                </Text>
              )}
              {posts.map((post) => (
                <Group key={post.id} gap="xs">
                  <Anchor component={Link} to={`/rsp/job_posts/${post.id}/board`} size="sm">
                    {post.code}
                  </Anchor>
                  <Text size="sm">{post.title}</Text>
                </Group>
              ))}
            </Card>
          </Stack>
        </Grid.Col>
      </Grid>
      {opened === 'edit' && <BoardDialog board={board} version={version} onClose={close} />}
      {opened === 'seat' && <SeatDialog board={board} seats={seats} seat={null} onClose={close} />}
      {opened !== null && typeof opened === 'object' && <SeatDialog board={board} seats={seats} seat={opened} onClose={close} />}
      {(opened === 'print' || opened === 'order') && (
        <Dialog title={opened === 'print' ? 'Members of the board' : 'Office order'} size="paper" onClose={close}>
          <PdfView
            of={[opened, id, version]}
            name={`${board.name}.pdf`}
            fetchPdf={() => fetchFile(opened === 'print' ? printBoard : fetchOrder, { params: { id } })}
          />
        </Dialog>
      )}
    </Page>
  );
}
