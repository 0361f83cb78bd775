import { useEffect, useEffectEvent } from 'react';
import { Alert, Anchor } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { IconSend } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { sendWaiting, useUnsent } from '@talaan/kernel/web/offline/outbox.ts';

/** Where the browser says that it is online although nothing is answered. */
const AGAIN_MS = 60_000;

/** Sends what was filed without a network as soon as there is one, and says meanwhile that it waits. */
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
  const said = [waiting > 0 && `${count(waiting, 'request')} not sent yet`, refused > 0 && `${count(refused, 'request')} refused`];
  return (
    <Alert color={refused > 0 ? 'red' : 'blue'} icon={<IconSend />} p="xs" mb="sm" role="status">
      {said.filter(Boolean).join(', ')} of what you filed without a network.{' '}
      <Anchor component={Link} to="/account/unsent" inherit>
        Look at {waiting + refused === 1 ? 'it' : 'them'}
      </Anchor>
    </Alert>
  );
}
