import type { ReactNode } from 'react';
import { Anchor, Center, Paper, Stack, Title } from '@mantine/core';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { welcome } from '../contract.ts';
import { Letterhead } from './letterhead.tsx';
import { PublicFoot } from './public-foot.tsx';

/** A page for anyone who is not signed in: one paper under the letterhead, and the way back to sign in. */
export function PublicFrame({ title, children }: { title: string; children: ReactNode }) {
  const house = useCall(welcome, {}, { search: true }).data;
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w="100%" maw={400} gap="lg">
        <Letterhead university={house?.university} />
        <Paper withBorder p="lg">
          <Stack gap="sm">
            <Title order={1}>{say(title)}</Title>
            {children}
          </Stack>
        </Paper>
        <Anchor component={Link} to="/login" size="sm" ta="center" py="xs" className="not-on-paper">
          {say('Back to the sign-in page')}
        </Anchor>
        <PublicFoot />
      </Stack>
    </Center>
  );
}
