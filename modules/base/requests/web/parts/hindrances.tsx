import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import type { RequestView } from '../../contract/timeline.ts';

/** What a request waits for beside its deciders: why it cannot go on, or why a step is not offered today. */
export function Hindrances({ request: { hindrance, not_now } }: { request: Pick<RequestView, 'hindrance' | 'not_now'> }) {
  const told = [
    ...(hindrance === null ? [] : [{ title: say('It cannot continue'), because: hindrance }]),
    ...not_now.map(({ label, because }) => ({ title: say('{label}: not possible now', { label }), because })),
  ];
  return told.map(({ title, because }) => (
    <Alert key={title} color="yellow" icon={<IconAlertTriangle size={18} />} title={title}>
      {because}
    </Alert>
  ));
}
