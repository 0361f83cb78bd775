import { useEffect, useEffectEvent } from 'react';
import { Alert, Anchor } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { IconSend } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { sendWaiting, useUnsent } from '@talaan/kernel/web/calls/outbox.ts';

/** Where the browser says that it is online although nothing is answered. */
const AGAIN_MS = 60_000;

/** Sends what was filed offline as soon as there is a network, and says until then that it waits. */
export function Part() {
  const unsent = useUnsent();
  const queries = useQueryClient();
  const { online } = useNetwork();
  const { pathname } = useLocation();
  const waiting = unsent.filter(({ state }) => state === 'waiting').length;
  const refused = unsent.filter(({ state }) => state === 'refused').length;
  const send = useEffectEvent(async () => {
    const isDone = await sendWaiting().catch(() => false);
    if (isDone && waiting > 0) await queries.invalidateQueries();
  });
  const isToSend = online && waiting > 0;
  useEffect(() => {
    if (!isToSend) return;
    void send();
    const again = setInterval(() => void send(), AGAIN_MS);
    return () => clearInterval(again);
  }, [isToSend]);
  if (waiting + refused === 0 || pathname === '/account/unsent') return null;
  return (
    <Alert color={refused > 0 ? 'red' : 'blue'} icon={<IconSend />} p="xs" mb="sm" role="status">
      {waiting > 0 && `${say('Filed offline and waiting to be sent: {requests}.', { requests: count(waiting, 'request') })} `}
      {refused > 0 && `${say('Filed offline and refused: {requests}.', { requests: count(refused, 'request') })} `}
      <Anchor component={Link} to="/account/unsent" inherit>
        {say('View')}
      </Anchor>
    </Alert>
  );
}
