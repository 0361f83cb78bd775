import { useEffect, useRef } from 'react';
import { Affix, Alert } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { IconWifiOff } from '@tabler/icons-react';
import { formatInstant } from './format-instant.ts';
import { forgetShown, useShownSince } from './calls/kept-answers.ts';
import { say } from '../contract/say.ts';

/** Says that the line is cut and from when what is shown is, and reads everything again when it is back. */
export function OfflineBanner() {
  const { online } = useNetwork();
  const since = useShownSince();
  const queries = useQueryClient();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) {
      forgetShown();
      void queries.invalidateQueries();
    }
    wasOffline.current = !online;
  }, [online, queries]);
  return (
    <Affix position={{ bottom: 0, left: 0, right: 0 }} withinPortal={false} aria-live="assertive">
      {(!online || since !== undefined) && (
        <Alert ref={leaveRoom} color="yellow" icon={<IconWifiOff />} radius={0} p="xs">
          {online ? say('Talaan cannot be reached.') : say('You are offline.')} {whatIsShown(since)}{' '}
          {say('What you type is saved in this browser. The page reconnects automatically.')}
        </Alert>
      )}
    </Affix>
  );
}

/** What stays at the foot of the screen stands above it (`--talaan-below`): also offline one presses the main button. */
function leaveRoom(banner: HTMLDivElement): () => void {
  const { style } = document.documentElement;
  const watching = new ResizeObserver(() => style.setProperty('--talaan-below', `${banner.offsetHeight}px`));
  watching.observe(banner);
  return () => {
    watching.disconnect();
    style.removeProperty('--talaan-below');
  };
}

function whatIsShown(since: number | undefined): string {
  if (since === undefined) return say('What you see may be out of date.');
  return say('What you see is as it was on {time}.', { time: formatInstant(Temporal.Instant.fromEpochMilliseconds(since).toString()) });
}
