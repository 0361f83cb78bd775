import { useState } from 'react';
import { Alert, Anchor, Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconArrowLeft, IconCircleCheck, IconCloudOff } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { count as counted } from '@talaan/kernel/web/format-instant.ts';
import { loginPath } from '@talaan/kernel/web/guard.ts';
import { titleOf } from '../campaign-title.ts';
import { BareItems } from './bare-items.tsx';
import { forgetCount, type Here, type KeptCount, type KeptScan } from './count-store.ts';
import { FindForm } from './find-form.tsx';
import { PlaceFields } from './place-fields.tsx';
import { RoomList } from './room-list.tsx';
import { ScanResult } from './scan-result.tsx';
import { Scanner } from './scanner.tsx';
import { useCounting, type Counting, type Given } from './use-counting.ts';

const PARTS = { scan: 'Scan', bare: 'No sticker', find: 'No card' } as const;
type Part = keyof typeof PARTS;

interface CountRoomProps {
  count: KeptCount;
  /** Whether the page opens without a network. */
  isKept: boolean;
  here: Here;
  onHere: (here: Here) => void;
  onLeave: () => void;
}

/** Counting a room: where one is, the scanner, what was scanned last, and what should be here. */
export function CountRoom({ count, isKept, here, onHere, onLeave }: CountRoomProps) {
  const counting = useCounting(count, here);
  const [part, setPart] = useState<Part>('scan');
  const [last, setLast] = useState<KeptScan>();
  const [fault, setFault] = useState<string>();
  const record = async (given: Given) => {
    setFault(undefined);
    try {
      setLast(await counting.record(given));
      return true;
    } catch {
      // The phone has no room left, or its browser refuses to keep anything.
      setFault('This phone could not keep the scan, so nothing was counted. Free some space and scan again.');
      return false;
    }
  };
  return (
    <main className="counting">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Title order={1} size="h4">
          {say('Count property')}
        </Title>
        <Button variant="subtle" size="compact-sm" leftSection={<IconArrowLeft size={16} />} onClick={onLeave}>
          {say('Counts')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {titleOf(count)}
      </Text>
      <Status counting={counting} count={count} isKept={isKept} onForgotten={onLeave} />
      <PlaceFields count={count} here={here} onHere={onHere} />
      {fault && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
          {fault}
        </Alert>
      )}
      {here.office_id === null ? (
        <Text size="sm">{say('Choose the office where you are. Then scan what is there.')}</Text>
      ) : (
        <Stack gap="sm">
          <SegmentedControl
            fullWidth
            aria-label={say('How it is counted')}
            data={Object.entries(PARTS).map(([value, label]) => ({ value, label }))}
            value={part}
            onChange={(chosen) => setPart(chosen as Part)}
          />
          {part === 'scan' && <Scanner record={record} />}
          {part === 'bare' && <BareItems count={count} here={here} scans={counting.scans} record={record} />}
          {part === 'find' && <FindForm record={record} />}
          {last && <ScanResult key={last.id} count={count} scan={last} told={counting.told.get(last.id)} record={record} />}
          <RoomList count={count} here={here} scans={counting.scans} told={counting.told} />
        </Stack>
      )}
    </main>
  );
}

interface StatusProps extends Pick<CountRoomProps, 'count' | 'isKept'> {
  counting: Counting;
  onForgotten: () => void;
}

function Status({ counting, count, isKept, onForgotten }: StatusProps) {
  const { waiting, isRead, isReached, refusal, isSignedOut, send } = counting;
  const [isSure, setSure] = useState(false);
  if (refusal)
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
        <Stack gap="xs">
          <Text size="sm">
            {refusal} {waiting > 0 && say('{scans} stay on this phone.', { scans: counted(waiting, 'scan') })}
          </Text>
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => void send()}>
              {say('Send again')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              color="red"
              onClick={() => (isSure ? void forgetCount(count.id).then(onForgotten) : setSure(true))}
            >
              {isSure
                ? say('Yes, remove {scans} from this phone', { scans: counted(waiting, 'scan') })
                : say('Remove this count from the phone')}
            </Button>
          </Group>
        </Stack>
      </Alert>
    );
  const words = !isRead
    ? 'Reading what is on this phone.'
    : isSignedOut
      ? `You are signed out. ${counted(waiting, 'scan')} kept on this phone.`
      : !isReached
        ? `No network. ${counted(waiting, 'scan')} kept on this phone.`
        : waiting > 0
          ? `${counted(waiting, 'scan')} being sent.`
          : 'Connected. All scans are sent.';
  return (
    <Group gap="xs" wrap="nowrap" role="status">
      {isReached && !isSignedOut ? <IconCircleCheck size={18} aria-hidden /> : <IconCloudOff size={18} aria-hidden />}
      <Text size="sm">
        {words}
        {isReached && isKept && say('This page opens without a network too.')}
      </Text>
      {isSignedOut && (
        <Anchor href={loginPath('/property/counting')} size="sm">
          {say('Sign in')}
        </Anchor>
      )}
    </Group>
  );
}
