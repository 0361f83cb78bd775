import { Text, Timeline } from '@mantine/core';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { DocumentPage } from '../../contract/documents.ts';

/** What was done with the paper, when and by whom. */
export function StepList({ page: { steps } }: { page: DocumentPage }) {
  return (
    <Timeline active={steps.length} bulletSize={12} lineWidth={2} aria-label="History">
      {steps.toReversed().map((step) => (
        <Timeline.Item key={step.no}>
          <Text size="sm">{step.label}</Text>
          {typeof step.details?.outgoing_no === 'string' && <Text size="sm">Outgoing number {step.details.outgoing_no}</Text>}
          {step.reason !== '' && <Text size="sm">“{step.reason}”</Text>}
          <Text size="xs" c="dimmed">
            {[formatInstant(step.at), step.by, step.office].filter(Boolean).join(', ')}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
