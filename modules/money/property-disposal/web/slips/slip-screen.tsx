import { useState } from 'react';
import { Alert, Button, Card, Group, Menu, Skeleton, Stack, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { CONDITIONS } from '@talaan/property/contract/fields.ts';
import { PURPOSES, SLIPS } from '../../contract/fields.ts';
import { printSlip, readSlip, type Slip } from '../../contract/slips.ts';
import { SlipBadge } from '../badges.tsx';

const ReturnDialog = openedLater(async () => (await import('./slip-dialogs.tsx')).ReturnDialog);
const VoidDialog = openedLater(async () => (await import('./slip-dialogs.tsx')).VoidDialog);
const DIALOGS = { return: ReturnDialog, void: VoidDialog };

/** One gate pass or borrower's slip, for the custodian and for who has the items. */
export function Screen() {
  const id = Number(useParams()['id']);
  const answer = useCall(readSlip, { params: { id } });
  const slip = answer.data?.slip.id === id ? answer.data.slip : undefined;
  if (answer.isError && !slip) return <RecordFailed title={say('Gate pass or loan')} list="/property/slips" answer={answer} />;
  if (!slip) return <Skeleton h={420} aria-busy />;
  return (
    <Page title={`${SLIPS[slip.type]} ${slip.number}`} actions={<SlipActs slip={slip} />}>
      <Stack gap="md">
        {slip.void_reason !== null && (
          <Alert color="gray" title={say('Voided')}>
            {slip.void_reason}
          </Alert>
        )}
        <Card withBorder padding="md">
          <Facts
            facts={[
              ['State', <SlipBadge key="state" state={slip.state} />],
              [slip.type === 'GATE' ? 'Carried by' : 'Borrower', slip.person],
              ['Under', slip.under],
              ['Purpose', PURPOSES[slip.purpose]],
              [slip.type === 'GATE' ? 'Where to' : 'Where it is used', slip.destination],
              ['Reason', slip.reason],
              ['Date', longDate(slip.dated_on)],
              ['Expected back', longDate(slip.expected_on)],
              ['Came back', slip.returned_on !== null && longDate(slip.returned_on)],
              ['Made by', slip.made_by],
            ]}
          />
        </Card>
        <SlipItems slip={slip} />
      </Stack>
    </Page>
  );
}

function SlipItems({ slip }: { slip: Slip }) {
  return (
    <Card withBorder padding="md" component="section" aria-label={say('Items')}>
      <Stack gap="sm">
        {slip.lines.map(
          ({ item_id: id, article, described, property_no, is_out: isOut, returned_on: day, condition, remarks, left_because: left }) => (
            <Stack key={id} gap={2} component="article" aria-label={`${article} ${property_no}`}>
              <Text fw={600} size="sm">
                {article}
              </Text>
              <Text size="sm" c="dimmed">
                {[described, property_no].filter(Boolean).join(' · ')}
              </Text>
              <Group gap={6}>
                {isOut && <StatusBadge tone={slip.state === 'OVERDUE' ? 'bad' : 'waiting'}>{say('Out')}</StatusBadge>}
                {day !== null && (
                  <StatusBadge tone="neutral">
                    {say('Back {day}, {condition}', { day: longDate(day), condition: CONDITIONS[condition!].toLowerCase() })}
                  </StatusBadge>
                )}
                {left !== null && <StatusBadge tone="past">{left}</StatusBadge>}
              </Group>
              {remarks && <Text size="sm">{remarks}</Text>}
            </Stack>
          ),
        )}
      </Stack>
    </Card>
  );
}

function SlipActs({ slip }: { slip: Slip }) {
  const [opened, setOpened] = useState<keyof typeof DIALOGS | 'paper'>();
  const named = `${SLIPS[slip.type]} ${slip.number}`;
  const isOut = slip.out > 0 && slip.is_kept;
  const Opened = opened && opened !== 'paper' && DIALOGS[opened];
  return (
    <>
      {isOut && slip.out === slip.items && (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={16} />}>
              {say('More')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item color="red" onClick={() => setOpened('void')}>
              {say('Void the slip')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {slip.code !== null && (
        <Button variant="default" onClick={() => setOpened('paper')}>
          {say('Print')}
        </Button>
      )}
      {isOut && (
        <MainAct>
          <Button onClick={() => setOpened('return')}>{say('Record the return')}</Button>
        </MainAct>
      )}
      {Opened && <Opened slip={slip} onClose={() => setOpened(undefined)} />}
      {opened === 'paper' && (
        <Dialog size="paper" title={named} onClose={() => setOpened(undefined)}>
          <IssuedPaper
            code={slip.code}
            of={['slip of property', slip.id]}
            name={`${named}.pdf`}
            fetchPdf={() => fetchFile(printSlip, { params: { id: slip.id } })}
          />
        </Dialog>
      )}
    </>
  );
}
