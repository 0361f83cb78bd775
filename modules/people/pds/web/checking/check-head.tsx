import { Alert, Anchor, Button, Card, Group, Kbd, Progress, Stack, Switch, Text } from '@mantine/core';
import { IconArrowBackUp, IconArrowRight, IconCheck, IconKeyboard, IconUserShare } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { RequestSteps } from '@talaan/requests/web/request-steps.tsx';
import type { SheetStanding, SheetView } from '../../contract/sheet-view.ts';
import { SheetStateBadge, formatNext } from '../sheet/sheet-state.tsx';
import { queueAddress } from './queue-search.ts';
import type { Check, RowToCheck } from './rows-to-check.ts';
import type { CheckAtHand } from './use-check.ts';

interface CheckHeadProps {
  check: CheckAtHand;
  sheet: SheetView;
  beside: Check;
  rows: readonly RowToCheck[];
  onlyChanged: boolean;
  onOnlyChanged: () => void;
  onVerify: () => void;
  onReturn: () => void;
  onNext: () => void;
  onKeys: () => void;
}

/** How the sheet stands, who had it and has it now, how far its checker is, and what may be done with the whole. */
export function CheckHead(props: CheckHeadProps) {
  const { check, sheet, beside, rows } = props;
  const { standing } = sheet;
  const [search] = useSearchParams();
  const done = rows.filter(({ row }) => row.check.state !== 'PENDING').length;
  const needed = rows.filter(({ row }) => row.files.length > 0 && row.check.state === 'PENDING').length;
  const returned = rows.filter(({ row }) => row.check.state === 'RETURNED').length;
  return (
    <Card withBorder padding="md">
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Group gap="xs" flex="1 1 18rem">
            <SheetStateBadge state={standing.state} />
            <Text size="sm">{check.isChecker ? 'You check this sheet.' : formatNext(standing, false)}</Text>
          </Group>
          <Group gap="xs">
            <Anchor component={Link} to={queueAddress(search)} size="sm" className="check-link">
              To check
            </Anchor>
            <Button variant="default" leftSection={<IconKeyboard size={16} />} onClick={props.onKeys} rightSection={<Key name="?" />}>
              Keys
            </Button>
            <Button variant="default" onClick={props.onNext} leftSection={<IconArrowRight size={16} />} rightSection={<Key name="N" />}>
              Next sheet
            </Button>
            {check.isChecker && (
              <>
                <Button
                  variant="default"
                  onClick={props.onReturn}
                  leftSection={<IconArrowBackUp size={16} />}
                  rightSection={<Key name="B" />}
                >
                  Return
                </Button>
                <Button onClick={props.onVerify} leftSection={<IconCheck size={16} />} rightSection={<Key name="V" />}>
                  Verify
                </Button>
              </>
            )}
          </Group>
        </Group>
        {standing.request_id !== null && <RequestSteps id={standing.request_id} />}
        {standing.state === 'UNDER_CHECK' && !check.isChecker && <OtherChecker check={check} standing={standing} />}
        <Group gap="lg">
          <Group gap="sm" wrap="nowrap" flex="1 1 14rem">
            <Progress value={rows.length === 0 ? 0 : (done / rows.length) * 100} flex={1} aria-label="Rows checked" />
            <Text size="sm">
              {done} of {count(rows.length, 'row')}
              {returned > 0 && `, ${returned} to be returned`}
              {needed > 0 && `; ${needed === 1 ? '1 attachment waits' : `attachments of ${needed} rows wait`}`}
            </Text>
          </Group>
          {beside.last_copy?.verified_at ? (
            <Switch
              label={`Only what changed since ${formatInstant(beside.last_copy.verified_at)}`}
              checked={props.onlyChanged}
              onChange={props.onOnlyChanged}
            />
          ) : (
            <Text size="sm" c="dimmed">
              First sheet: there is no verified copy to compare it with.
            </Text>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

function OtherChecker({ check, standing }: { check: CheckAtHand; standing: SheetStanding }) {
  const takeOver = async () => {
    const sure = await confirm({
      title: 'Take over',
      question: `${standing.checker} checks this sheet since ${formatInstant(standing.since)}. Their marks are kept, and ${standing.checker} is notified.`,
      action: 'Take over',
    });
    if (sure) await check.takeOver();
  };
  return (
    <Alert color="yellow" icon={<IconUserShare />} title={`${standing.checker} checks this sheet`}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">Since {formatInstant(standing.since)}. You can look at it; to mark rows, take it over.</Text>
        <Button variant="default" onClick={() => void takeOver()}>
          Take over
        </Button>
      </Group>
    </Alert>
  );
}

function Key({ name }: { name: string }) {
  return (
    <Kbd size="xs" visibleFrom="md" aria-hidden>
      {name}
    </Kbd>
  );
}
