import { useEffect, useState } from 'react';
import { ActionIcon, Alert, Button, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconCircleCheck, IconMaximize } from '@tabler/icons-react';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCamera } from '@talaan/kernel/web/files/use-camera.ts';
import { useQrScan } from '@talaan/kernel/web/files/use-qr-scan.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readCardMark } from '../../rules/codes.ts';
import { FaceOverlay } from './face-overlay.tsx';
import { keepKiosk } from './keep-kiosk.ts';
import { NumberPad } from './number-pad.tsx';
import type { GivenPunch } from './punch.ts';
import { formatClock, Result } from './result.tsx';
import type { Enrolled } from './tablet-store.ts';
import { takePhoto } from './take-photo.ts';
import { useFaceWay } from './use-face-way.ts';
import { useKiosk, type Kiosk } from './use-kiosk.ts';
import './kiosk.css';

const DATE = new Intl.DateTimeFormat('en-PH', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: ZONE });
/** A card that is still held up is not read again. */
const SAME_CARD_AGAIN_MS = 20_000;

interface ClockingProps {
  enrolled: Enrolled;
  onEnded: (enrolled: Enrolled) => void;
  /** Talaan does not know it any more. */
  onEnrolAgain: () => void;
}

/** An enrolled tablet: the clock, the camera that reads cards, and the keys for those without one. */
export function Clocking({ enrolled: first, onEnded, onEnrolAgain }: ClockingProps) {
  const kiosk = useKiosk(first);
  const { enrolled, waiting, isReached, shown } = kiosk;
  const { video, state } = useCamera('user');
  const [fault, setFault] = useState<string>();
  const now = useClock(enrolled.lag);
  useStayAwake();
  const take = async (punch: GivenPunch) => {
    setFault(undefined);
    // The tablet has no room left, or its browser refuses to keep anything.
    return kiosk.punch(punch).catch(() => {
      setFault('This tablet could not keep the punch, so nothing was recorded. Tell HR.');
      return undefined;
    });
  };
  const face = useFaceWay(video, state === 'on' && enrolled.faces === true && enrolled.faceKey !== undefined, take);
  const isKept = useKeptPage(isReached && face.state !== 'loading', face.files);
  useQrScan(video, {
    isOn: state === 'on',
    read: readCardMark,
    sameAgainMs: SAME_CARD_AGAIN_MS,
    found: (code) => {
      face.giveWay();
      void take({ way: 'CARD', given: code, photo: null });
    },
  });
  useEffect(() => {
    if (enrolled.state === 'ENDED' && waiting === 0 && !shown) onEnded(enrolled);
  }, [enrolled, waiting, shown, onEnded]);
  const byNumber = async (number: string) => {
    const photo = video.current && (await takePhoto(video.current));
    face.giveWay();
    if (photo) await take({ way: 'NUMBER', given: number, photo });
    else setFault('No photo could be taken, so nothing was recorded. Wait until the camera shows a picture.');
  };
  return (
    <main className="kiosk">
      <header className="kiosk-head">
        <div>
          <Title order={1} className="kiosk-said">
            {enrolled.device}
          </Title>
          <Text className="kiosk-said" c="dimmed">
            {enrolled.university}
          </Text>
        </div>
        <div>
          <div className="kiosk-clock">{formatClock(now)}</div>
          <Text className="kiosk-said" ta="right">
            {DATE.format(now)}
          </Text>
        </div>
      </header>
      <div className="kiosk-work" data-takes-face={face.state === 'busy' || undefined}>
        <div className="kiosk-camera">
          <video ref={video} muted playsInline aria-label={say('What the camera sees')} />
          <FaceOverlay face={face} />
          <div className="kiosk-camera-says kiosk-said" role="status">
            {face.says ??
              (state === 'off' ? (
                <>
                  {say('The camera is off. Allow it for this page.')}{' '}
                  <Button variant="white" onClick={() => location.reload()}>
                    {say('Try again')}
                  </Button>
                </>
              ) : (
                say('Hold the QR of your card here')
              ))}
          </div>
        </div>
        <div>
          {fault && (
            <Alert color="red" icon={<IconAlertTriangle aria-hidden />} mb="sm" role="alert">
              <span className="kiosk-said">{fault}</span>
            </Alert>
          )}
          <NumberPad disabled={state !== 'on'} isAsked={face.isGivenUp} onNumber={(number) => void byNumber(number)} />
        </div>
      </div>
      <footer>
        <Group justify="space-between" wrap="nowrap">
          <Group gap="xs" wrap="nowrap" role="status">
            {isReached && waiting === 0 ? <IconCircleCheck aria-hidden /> : <IconCloudOff aria-hidden />}
            <Text size="xl">{formatState(kiosk, isKept)}</Text>
          </Group>
          {kiosk.isUnknown && (
            <Button size="lg" onClick={onEnrolAgain}>
              {say('Enrol again')}
            </Button>
          )}
          <ActionIcon size={48} variant="default" aria-label={say('Full screen')} onClick={() => void toggleFullScreen()}>
            <IconMaximize aria-hidden />
          </ActionIcon>
        </Group>
      </footer>
      {shown && <Result key={shown.number} shown={shown} onOver={kiosk.dismiss} />}
    </main>
  );
}

function formatState({ enrolled, waiting, isReached, isUnknown }: Kiosk, isKept: boolean): string {
  if (enrolled.state === 'COPIED')
    return say('A copy of this tablet is in use. HR has to enrol it again; until then all punches are held.');
  if (isUnknown)
    return say('Talaan does not know this tablet any more. {punches} kept until HR enrols it again.', {
      punches: count(waiting, 'punch', 'punches'),
    });
  if (!isReached) return say('No network. {punches} kept on this tablet.', { punches: count(waiting, 'punch', 'punches') });
  if (waiting > 0) return say('{are} being sent.', { are: count(waiting, 'punch is', 'punches are') });
  return isKept ? say('Connected. Works without a network too.') : say('Connected.');
}

/** The time by the clock of Talaan. */
function useClock(lag: number): Date {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return new Date(now + lag);
}

/** The screen stays on; a browser takes that back when the page was hidden. */
function useStayAwake(): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
}

/** Whether this page opens without a network, with the files that read faces; it is kept as soon as Talaan is reached. */
function useKeptPage(isReached: boolean, files: readonly string[] | undefined): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    let isOver = false;
    const keep = async () => {
      const kept = await keepKiosk(files ?? []).catch(() => false);
      if (!isOver) setKept(kept);
    };
    if (isReached) void keep();
    return () => {
      isOver = true;
    };
  }, [isReached, files]);
  return isKept;
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen().catch(() => undefined);
}
