import type { ReactNode } from 'react';
import { Anchor, Box, Group, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { welcome } from '../contract.ts';
import { useCurrentUserIfAny } from './current-user.ts';
import { Letterhead } from './letterhead.tsx';

/** A page for the public, wide enough for a list or a text: the letterhead, what it shows, and the way in. */
export function PublicPage({ children }: { children: ReactNode }) {
  const house = useCall(welcome, {}, { search: true }).data;
  const user = useCurrentUserIfAny();
  return (
    <Box component="main" p={{ base: 'md', sm: 'xl' }}>
      <Stack maw={760} mx="auto" gap="lg">
        <Letterhead university={house?.university} />
        {children}
        <Group justify="center" className="not-on-paper">
          <Anchor component={Link} to={user ? '/' : '/login'} size="sm" py="xs">
            {user ? say('Back to Talaan') : say('Sign in')}
          </Anchor>
        </Group>
      </Stack>
    </Box>
  );
}
