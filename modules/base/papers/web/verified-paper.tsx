import { Alert, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import { Facts, type Fact } from '@talaan/kernel/web/pages/facts.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { VerifiedPaper as Paper } from '../contract.ts';
import { groupCode } from '../rules/read-code.ts';

const SAID = {
  stands: { color: 'green', Icon: IconCircleCheck, title: 'This paper is valid' },
  not_released: { color: 'yellow', Icon: IconAlertTriangle, title: 'This paper was not released yet' },
  withdrawn: { color: 'red', Icon: IconCircleX, title: 'This paper was withdrawn' },
} as const;

/** What the paper is and whether it holds; who it is about stays on the paper. */
export function VerifiedPaper({ paper }: { paper: Paper }) {
  const { color, Icon, title } = SAID[paper.state];
  const facts: Fact[] = [
    [say('Paper'), paper.title],
    [say('Control number'), paper.control_number],
    [say('Issued by'), paper.university],
    [paper.state === 'not_released' ? 'Prepared on' : 'Issued on', longDate(paper.issued_on)],
    [say('Code'), groupCode(paper.code)],
  ];
  return (
    <Stack gap="md">
      <Alert color={color} icon={<Icon aria-hidden />} title={say(title)} role="status">
        {formatState(paper)}
      </Alert>
      <Facts facts={facts} />
      <Text size="sm" c="dimmed">
        {say('Compare the control number and the date with those printed. The person on the paper is not shown here.')}
      </Text>
    </Stack>
  );
}

function formatState({ state, withdrawn_on, withdrawn_because }: Paper): string {
  switch (state) {
    case 'stands':
      return say('The university issued it and has not withdrawn it.');
    case 'not_released':
      return say('It was prepared for signature and has not been released. Do not rely on it.');
    case 'withdrawn':
      return say('It no longer counts since {date}. Reason: {reason}', { date: longDate(withdrawn_on!), reason: withdrawn_because ?? '' });
  }
}
