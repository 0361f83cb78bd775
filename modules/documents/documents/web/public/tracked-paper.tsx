import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock, IconStar } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { now } from '@talaan/kernel/web/calls/clock.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { groupCode } from '@talaan/papers/rules/read-code.ts';
import type { TrackedPaper as Paper } from '../../contract/receipts.ts';
import { PUBLIC_STATES, type PublicState } from '../../rules/public-state.ts';

const GOES_ON = { color: 'blue', Icon: IconClock };
const HELD = { color: 'yellow', Icon: IconAlertTriangle };
const GOOD = { color: 'green', Icon: IconCircleCheck };

const SAID: Record<PublicState, { color: string; Icon: typeof IconClock; words: string }> = {
  received: { ...GOES_ON, words: 'The university has your paper.' },
  on_its_way: { ...GOES_ON, words: 'Your paper is on its way to the office that acts on it next.' },
  worked_on: { ...GOES_ON, words: 'An office has your paper and acts on it.' },
  waits_for_papers: { ...HELD, words: 'A paper is lacking. Please bring it to the office; processing then continues.' },
  on_hold: { ...HELD, words: 'Processing continues once the missing item is received.' },
  for_release: { ...GOOD, words: 'Your paper was approved and is about to be released.' },
  ready: { ...GOOD, words: 'Please bring your receipt when you come for your paper.' },
  released: { ...GOOD, words: 'The university has acted on your paper and released it.' },
  disapproved: {
    color: 'red',
    Icon: IconCircleX,
    words: 'The university did not approve it. Ask the office that gave the receipt for the reason.',
  },
};

/** How far the paper is; what it is about stays on the receipt. */
export function TrackedPaper({ paper, rate, code }: { paper: Paper; rate: string | null; code: string }) {
  const { state, office, due_on: due, tracking_no: number } = paper;
  const { color, Icon, words } = SAID[state];
  return (
    <Stack gap="md">
      <Alert color={color} icon={<Icon aria-hidden />} title={say(PUBLIC_STATES[state])} role="status">
        {say(words)}
      </Alert>
      <Facts
        facts={[
          [say('Tracking number'), number],
          [state === 'on_its_way' ? 'On its way to' : 'Office', office],
          [say('Due'), due !== null && longDate(due)],
          [say('Code'), groupCode(code)],
          [say('As of'), formatInstant(now().toString())],
        ]}
      />
      {rate !== null && (
        <Button component={Link} to={`/rate/${rate}`} leftSection={<IconStar size={16} />}>
          {say('Rate our service')}
        </Button>
      )}
      {number === null && <Text size="sm">{say('For details ask the office that issued the receipt.')}</Text>}
    </Stack>
  );
}
