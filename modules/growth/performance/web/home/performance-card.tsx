import { Anchor, Box, Group, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readAtHome } from '../../contract/home.ts';

/** What of performance waits for oneself: own forms, people who submitted nothing, offices to be calibrated. */
export function Card() {
  const answer = useCall(readAtHome, {});
  if (answer.data?.lines.length === 0) return null;
  return (
    <CardFrame title={say('Performance')} more={{ label: say('Open it'), to: '/account/performance' }} answer={answer}>
      {({ lines }) => (
        <Stack gap="xs">
          {lines.map(({ says, link, is_late: isLate }) => (
            <Group key={says} gap="xs" wrap="nowrap" justify="space-between" align="flex-start">
              <Anchor component={Link} to={link} size="sm">
                {say(says)}
              </Anchor>
              {isLate && (
                <Box flex="none">
                  <StatusBadge tone="bad">{say('Late')}</StatusBadge>
                </Box>
              )}
            </Group>
          ))}
        </Stack>
      )}
    </CardFrame>
  );
}
