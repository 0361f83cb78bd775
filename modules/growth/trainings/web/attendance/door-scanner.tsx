import { useEffect, useEffectEvent, useState } from 'react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { useCamera } from '@talaan/kernel/web/files/use-camera.ts';
import { useQrScan } from '@talaan/kernel/web/files/use-qr-scan.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { readSession, SCAN_OUTCOMES, type ScanOutcome } from '../../contract/attendance.ts';
import { forgetAnswered, keepScan, readScans, sendWaiting, type KeptScan } from './scan-store.ts';
import './attendance.css';

/** A card that is still held before the camera is not taken again. */
const SAME_AGAIN_MS = 10_000;
const AGAIN_MS = 15_000;
const LONGEST = 60;
const SHOWN = 8;

const TONES = { TAKEN: 'good', BEFORE: 'neutral', UNKNOWN: 'bad', NOT_APPROVED: 'bad' } as const satisfies Record<ScanOutcome, string>;

/** Takes cards with the camera and numbers that are typed; without a network they wait on this device and are sent when it is back. */
export function DoorScanner({ sessionId }: { sessionId: number }) {
  const client = useQueryClient();
  const [scans, setScans] = useState(() => readScans(sessionId));
  const [problem, setProblem] = useState<string>();
  const [isOn, setOn] = useState(false);
  const [typed, setTyped] = useState('');
  const waiting = scans.filter(({ outcome }) => outcome === null).length;
  const send = async () => {
    try {
      setScans(await sendWaiting(sessionId));
      setProblem(undefined);
      await refresh(client, readSession);
    } catch (failure) {
      const isAway = failure instanceof ApiError && failure.status === 0;
      setProblem(
        isAway ? 'No network: what is scanned waits on this device.' : failure instanceof Error ? failure.message : String(failure),
      );
    }
  };
  const sendAgain = useEffectEvent(() => {
    if (readScans(sessionId).some(({ outcome }) => outcome === null)) void send();
  });
  useEffect(() => {
    const timer = setInterval(sendAgain, AGAIN_MS);
    const onLine = () => sendAgain();
    addEventListener('online', onLine);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onLine);
    };
  }, []);
  const take = (given: string) => {
    setScans(keepScan(sessionId, given));
    void send();
  };
  return (
    <Stack gap="sm" component="section" aria-label="At the door">
      {isOn && <Camera onCode={take} />}
      <Group>
        <Button
          variant={isOn ? 'default' : 'filled'}
          leftSection={isOn ? <IconCameraOff size={18} /> : <IconCamera size={18} />}
          onClick={() => setOn(!isOn)}
        >
          {isOn ? 'Turn the camera off' : 'Scan employee cards'}
        </Button>
        {scans.length > waiting && (
          <Button variant="default" onClick={() => setScans(forgetAnswered(sessionId))}>
            Clear the list
          </Button>
        )}
      </Group>
      <Group
        component="form"
        gap="xs"
        wrap="nowrap"
        align="flex-end"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === '') return;
          take(typed.trim());
          setTyped('');
        }}
      >
        <TextInput
          flex={1}
          label="Employee number"
          placeholder="For a participant without a card"
          autoComplete="off"
          maxLength={LONGEST}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={typed.trim() === ''}>
          Record
        </Button>
      </Group>
      <Text size="sm" role="status" c={problem ? 'red' : 'dimmed'}>
        {problem ?? (waiting > 0 ? `${waiting} to be sent` : '')}
      </Text>
      {scans.slice(0, SHOWN).map((scan) => (
        <Scanned key={scan.key} scan={scan} />
      ))}
    </Stack>
  );
}

function Scanned({ scan: { given, fullname, outcome } }: { scan: KeptScan }) {
  const isCard = given.startsWith('TALAAN:');
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm" truncate>
        {fullname ?? (isCard ? 'Employee card' : given)}
      </Text>
      <StatusBadge tone={outcome === null ? 'waiting' : TONES[outcome]}>{outcome === null ? 'Waits' : SCAN_OUTCOMES[outcome]}</StatusBadge>
    </Group>
  );
}

function Camera({ onCode }: { onCode: (code: string) => void }) {
  const { video, state } = useCamera('environment');
  useQrScan(video, {
    isOn: state === 'on',
    read: (text) => (text.trim() !== '' && text.trim().length <= LONGEST ? text.trim() : null),
    sameAgainMs: SAME_AGAIN_MS,
    found: onCode,
  });
  return (
    <div className="door-camera">
      <video ref={video} muted playsInline aria-label="What the camera sees" />
      <Text size="sm" role="status">
        {state === 'off' ? 'The camera is off. Allow it for this page, or type the number.' : 'Hold the card before the camera'}
      </Text>
    </div>
  );
}
