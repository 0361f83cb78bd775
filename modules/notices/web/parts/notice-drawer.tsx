import { useState } from 'react';
import { Alert, Anchor, Box, Button, Drawer, Group, Skeleton, Stack, Table, Text, Timeline } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { sayMoney } from '@talaan/kernel/contract/money.ts';
import { confirm } from '@talaan/kernel/web/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { sayInstant } from '@talaan/kernel/web/say-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/use-call.ts';
import { correctNotice, listNotices, readNotice, type Notice } from '../../contract/notices.ts';
import { KIND_WORDS, sayGrade } from '../../rules/say-notice.ts';
import { ACTIONS, STATE_WORDS, type NoticeAction } from '../../workflow.ts';
import { FewNotices } from './few-notices.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { StateBadge } from './state-badge.tsx';
import { useActing } from './use-acting.ts';
import { usePlace } from './use-place.ts';

/** One notice over the list, with its way so far; it stands in the address. */
export function NoticeDrawer() {
  const { search, change } = usePlace();
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const id = Number(search.get('notice')) || undefined;
  return (
    <Drawer.Root opened={id !== undefined} onClose={() => change({ notice: null })} position="right" size={isPhone ? '100%' : 'lg'}>
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header role="presentation">
          <Drawer.Title>Notice</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" />
        </Drawer.Header>
        <Drawer.Body>{id && <NoticeOf key={id} id={id} />}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function NoticeOf({ id }: { id: number }) {
  const answer = useCall(readNotice, { params: { id } });
  if (answer.isError) return <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />;
  const notice = answer.data?.notice;
  if (!notice) return <Skeleton h={320} aria-busy />;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Stack gap={0}>
          <Text fw={600}>{notice.fullname}</Text>
          <Text size="sm" c="dimmed">
            {KIND_WORDS[notice.kind]}, effective {longDate(notice.effective_on)}
          </Text>
        </Stack>
        <Box flex="none">
          <StateBadge state={notice.state} />
        </Box>
      </Group>
      <Facts notice={notice} />
      {notice.reason && <Alert title="In the place of a wrong one">{notice.reason}</Alert>}
      <Buttons notice={notice} />
      <Way notice={notice} />
    </Stack>
  );
}

function Facts({ notice }: { notice: Notice }) {
  const { linkTo } = usePlace();
  const rows: [string, React.ReactNode][] = [
    ['Position', notice.position],
    ['Item number', notice.item_number || '—'],
    ['Office', `${notice.office}, ${notice.campus}`],
    ['Legal basis', notice.kind === 'NOSA' ? notice.law : 'CSC-DBM JC 1 s.2012'],
    ['Present', `${sayMoney(notice.amount_before)} (SG ${sayGrade(notice.salary_grade, notice.step_before)})`],
    ['Adjusted', `${sayMoney(notice.amount_after)} (SG ${sayGrade(notice.salary_grade, notice.step_after)})`],
    ['Difference', sayMoney(notice.amount_after - notice.amount_before)],
  ];
  if (notice.ratings) rows.push(['Merit', notice.ratings]);
  const other = notice.corrects_id ?? notice.corrected_by_id;
  if (other !== null)
    rows.push([
      notice.corrects_id === null ? 'Corrected by' : 'Corrects',
      <Anchor key="other" component={Link} size="sm" to={linkTo({ notice: String(other) })}>
        The other notice
      </Anchor>,
    ]);
  return (
    <Table variant="vertical" withTableBorder>
      <Table.Tbody>
        {rows.map(([title, value]) => (
          <Table.Tr key={title}>
            <Table.Th w={130}>{title}</Table.Th>
            <Table.Td>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Buttons({ notice }: { notice: Notice }) {
  const { change } = usePlace();
  const [asking, setAsking] = useState<'cancel' | 'correct' | 'print'>();
  const { act: send, isPending } = useActing(() => setAsking(undefined));
  const correcting = useSend(correctNotice, {
    alsoRefresh: [listNotices],
    onDone: ({ message, id }) => {
      showSuccess(message);
      change({ notice: String(id) });
    },
  });
  const act = async (action: NoticeAction) => {
    if (action === 'cancel') return setAsking('cancel');
    const question =
      action === 'release' ? 'The salary is written and the employee is told. A released notice stays as it is.' : notice.fullname;
    if (await confirm({ title: `${ACTIONS[action].label}?`, question, action: ACTIONS[action].label })) send(action, [notice.id]);
  };
  return (
    <Group gap="xs">
      {notice.actions.map((action) => (
        <Button key={action} variant={action === 'cancel' ? 'default' : 'filled'} loading={isPending} onClick={() => void act(action)}>
          {ACTIONS[action].label}
        </Button>
      ))}
      <Button variant="default" onClick={() => setAsking('print')}>
        Show the paper
      </Button>
      {notice.may_be_corrected && (
        <Button variant="default" onClick={() => setAsking('correct')}>
          Correct
        </Button>
      )}
      {asking === 'print' && <FewNotices ids={[notice.id]} onClose={() => setAsking(undefined)} />}
      {asking === 'cancel' && (
        <ReasonDialog
          title={`Cancel the notice of ${notice.fullname}?`}
          explanation="Its paper no longer stands: whoever verifies it reads the reason."
          action="Cancel it"
          danger
          pending={isPending}
          onReason={(reason) => send('cancel', [notice.id], reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'correct' && (
        <ReasonDialog
          title={`Correct the notice of ${notice.fullname}?`}
          explanation="A new notice is worked out from the record as it is now. Once released, it takes the place of this one, and so does its salary."
          action="Make a new one"
          pending={correcting.isPending}
          onReason={(reason) => correcting.mutate({ params: { id: notice.id }, body: { reason } })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Group>
  );
}

function Way({ notice }: { notice: Notice }) {
  return (
    <Timeline active={notice.transitions.length} bulletSize={14} lineWidth={2}>
      {notice.transitions.map((one) => (
        <Timeline.Item key={one.state} title={STATE_WORDS[one.state]}>
          <Text size="sm" c="dimmed">
            {sayInstant(one.at)}
            {one.by && `, ${one.by}`}
            {one.in_place_of && ` in the place of ${one.in_place_of}`}
          </Text>
          {one.reason && <Text size="sm">{one.reason}</Text>}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
