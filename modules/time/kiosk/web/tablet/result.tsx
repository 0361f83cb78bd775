import { useEffect } from 'react';
import { IconClockPause, IconCircleCheck, IconEyeCheck } from '@tabler/icons-react';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Shown } from './use-kiosk.ts';

const SHOWN_MS = 4000;

type Tone = 'good' | 'waits' | 'looked-at';

const ICONS = { good: IconCircleCheck, waits: IconClockPause, 'looked-at': IconEyeCheck };

/** What became of a punch, over the whole screen for a moment; a touch takes it away. */
export function Result({ shown, onOver }: { shown: Shown; onOver: () => void }) {
  const { answer, isWaiting, at } = shown;
  const isSettled = answer !== undefined || isWaiting;
  useEffect(() => {
    if (!isSettled) return undefined;
    const timer = setTimeout(onOver, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isSettled, onOver]);
  const { tone, says } = describe(shown);
  const Icon = ICONS[tone];
  const time = answer && answer.outcome !== 'REFUSED' ? new Date(answer.at) : at;
  return (
    <button type="button" className="kiosk-result" data-tone={tone} onClick={onOver} aria-live="assertive">
      <Icon size={96} stroke={1.5} aria-hidden />
      {answer?.person && <span className="kiosk-result-name">{answer.person}</span>}
      <span className="kiosk-result-time">{formatClock(time)}</span>
      <span className="kiosk-said">{says}</span>
    </button>
  );
}

function describe({ answer, isWaiting, way }: Shown): { tone: Tone; says: string } {
  if (!answer) return isWaiting ? { tone: 'waits', says: say(KEPT_HERE) } : { tone: 'waits', says: 'Recording…' };
  switch (answer.outcome) {
    case 'COUNTED':
      return { tone: 'good', says: 'Recorded' };
    case 'REVIEW':
      return { tone: 'good', says: 'Recorded. HR will review the photo.' };
    case 'HELD':
      return { tone: 'looked-at', says: answer.person || way === 'FACE' ? say('Recorded. HR will review it.') : nobodyHas(way) };
    default:
      return {
        tone: 'looked-at',
        says: way === 'FACE' ? say('Not recognized. Try again, or use your card.') : say('This was not taken. Try again.'),
      };
  }
}

const KEPT_HERE = 'Kept on this tablet. It is sent when the network is back.';

function nobodyHas(way: Shown['way']): string {
  return way === 'CARD' ? say('Card not recognized. Try again, or see HR.') : say('Number not recognized. Try again, or see HR.');
}

const CLOCK = new Intl.DateTimeFormat('en-PH', { hour: 'numeric', minute: '2-digit', timeZone: ZONE });

/** `8:01 AM`, on the wall of the university. */
export function formatClock(at: Date): string {
  return CLOCK.format(at).toUpperCase();
}
