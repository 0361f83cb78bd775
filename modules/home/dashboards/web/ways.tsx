import { SimpleGrid, Paper, Text } from '@mantine/core';
import { IconCalendarPlus, IconClock, IconFolder, IconInbox } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import './ways.css';

const WAYS = [
  { label: 'File leave', to: '/account/leave-Application?file=new', Icon: IconCalendarPlus },
  { label: 'My time record', to: '/account/dtr', Icon: IconClock },
  { label: 'My inbox', to: '/inbox', Icon: IconInbox },
  { label: 'My papers', to: '/account/file201', Icon: IconFolder },
];

/** What an employee opens on a phone for, one tap away; on a desk the menu has it. */
export function Ways() {
  const { personnel } = useCurrentUser();
  const mayFollow = useMayFollow();
  const ways = personnel ? WAYS.filter(({ to }) => mayFollow(to)) : [];
  if (ways.length === 0) return null;
  return (
    <SimpleGrid cols={2} spacing="xs" component="nav" aria-label={say('Used most')} hiddenFrom="sm">
      {ways.map(({ label, to, Icon }) => (
        <Paper key={to} withBorder component={Link} to={to} className="way">
          <Icon size={22} stroke={1.75} aria-hidden />
          <Text span fw={500}>
            {say(label)}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
