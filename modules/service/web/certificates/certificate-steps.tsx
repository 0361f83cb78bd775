import { Text, Timeline } from '@mantine/core';
import { sayInstant } from '@talaan/kernel/web/say-instant.ts';
import type { Certificate } from '../../contract/certificates.ts';

const WORDS: Record<string, string> = {
  request: 'Requested',
  prepare: 'Prepared',
  sign: 'Signed',
  release: 'Released',
  cancel: 'Cancelled',
  withdraw: 'Taken back',
  pause: 'Clock paused',
  resume: 'Clock resumed',
  reroute: 'Route found anew',
  move_due_day: 'Due day moved',
};

/** The steps of the route: who acted and when. */
export function CertificateSteps({ steps }: { steps: Certificate['steps'] }) {
  return (
    <Timeline active={steps.length} bulletSize={12} lineWidth={2}>
      {steps.map((step) => (
        <Timeline.Item key={`${step.action}${step.at}`}>
          <Text size="sm">
            {WORDS[step.action] ?? step.action}
            {step.action === 'release' && ` to ${step.remarks}`}
            {step.action !== 'release' && step.remarks && `: ${step.remarks}`}
          </Text>
          <Text size="xs" c="dimmed">
            {sayInstant(step.at)}
            {step.by && `, ${step.by}`}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
