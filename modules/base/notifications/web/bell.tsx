import { useEffect, useState } from 'react';
import { ActionIcon, Button, Indicator, Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { readMissed, useChannel, useIsHeard } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { BELL_SHOWS, listNotifications, markAllRead, type Notification } from '../contract.ts';
import { askToPopUp, popUp } from './pop-up.ts';
import { timeAgo } from './time-ago.ts';

const MOST_COUNTED = 99;
/** What arrives within this time of the first is read together. */
const BURST_MS = 500;

/** The bell: how many are unread, the five newest, and opening it reads them all. */
export function Part() {
  const accountId = useCurrentUser().id;
  const [opened, setOpened] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const channel = `private-account-${accountId}`;
  const answer = useCall(listNotifications, { query: { per_page: BELL_SHOWS } }, { enabled: useIsHeard(channel) }).data;
  const newest = answer?.notifications ?? [];
  const unread = answer?.unread ?? 0;

  const follow = (one: Notification) => {
    setOpened(false);
    if (one.link) void navigate(one.link);
  };

  useEffect(askToPopUp, []);
  const readAgain = useThrottledCallback(() => void refresh(queries, listNotifications), BURST_MS);
  const hear = (arrived: Notification) => {
    readAgain();
    popUp(arrived, () => follow(arrived));
  };
  useChannel(channel, 'notification', hear, (silence) => readMissed(queries, listNotifications.path, silence));

  const toggle = async () => {
    setOpened(!opened);
    if (opened || unread === 0) return;
    await call(markAllRead, {});
    await refresh(queries, listNotifications);
  };
  return (
    <Indicator label={unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread} disabled={unread === 0} size={16} color="red" offset={6}>
      <Popover opened={opened} onChange={setOpened} position="bottom-end" width={340} shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            onClick={() => void toggle()}
            aria-label={unread > 0 ? say('Notifications, {unread} unread', { unread }) : say('Notifications')}
          >
            <IconBell size={20} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p="xs" aria-label={say('Notifications')}>
          <Stack gap={0}>
            {newest.length === 0 && (
              <Text size="sm" c="dimmed" p="sm">
                {say('What concerns you will show up here.')}
              </Text>
            )}
            {newest.map((one) => (
              <NotificationLine key={one.id} notification={one} onFollow={() => follow(one)} />
            ))}
            <Button component={Link} to="/notifications" variant="subtle" mt={4} onClick={() => setOpened(false)}>
              {say('All notifications')}
            </Button>
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </Indicator>
  );
}

function NotificationLine({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  return (
    <UnstyledButton p="xs" className="menu-line" onClick={onFollow}>
      <Text size="sm" fw={notification.status ? 400 : 600}>
        {say(notification.title)}
      </Text>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {say(notification.description)}
      </Text>
      <Text size="xs" c="dimmed">
        {[timeAgo(notification.created_at), notification.over].filter(Boolean).join(' · ')}
      </Text>
    </UnstyledButton>
  );
}
