import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listFiled } from '@talaan/requests/contract/inbox.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readDashboard } from '../contract.ts';

const SHOWN = 5;

/** The last requests and proposals of the reader, with their states. */
export function Card() {
  const home = useCall(readDashboard, {});
  const filed = useCall(listFiled, { query: { per_page: SHOWN } }).data?.requests ?? [];
  if (home.data?.requests.length === 0 && filed.length === 0) return null;
  return (
    <CardFrame title={say('My last requests')} answer={home}>
      {({ requests: proposals }) => (
        <Stack gap="xs">
          {filed.map(({ id, title, state_words, filed_at, screen }) => (
            <Stack key={id} gap={0}>
              <Anchor component={Link} to={screen} size="sm">
                {say(title)}
              </Anchor>
              <State words={state_words} at={filed_at} />
            </Stack>
          ))}
          {proposals.map(({ id, title, state, at }) => (
            <Stack key={id} gap={0}>
              <Text size="sm">{say(title)}</Text>
              <State words={state} at={at} />
            </Stack>
          ))}
          <Anchor component={Link} to="/inbox?tab=filed" size="sm">
            {say('All my requests')}
          </Anchor>
        </Stack>
      )}
    </CardFrame>
  );
}

function State({ words, at }: { words: string; at: string }) {
  return (
    <Text size="xs" c="dimmed">
      {say(words)}, {formatDay(at)}
    </Text>
  );
}
