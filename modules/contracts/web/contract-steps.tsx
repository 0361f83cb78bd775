import { Text, Timeline } from '@mantine/core';
import { sayInstant } from '@talaan/kernel/web/say-instant.ts';
import type { ContractRecord } from '../contract.ts';
import { contractFlow } from '../workflow.ts';

/** Who moved it on, when, and why. */
export function ContractSteps({ events }: { events: ContractRecord['events'] }) {
  if (events.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Entered before Talaan kept its steps.
      </Text>
    );
  }
  return (
    <Timeline active={events.length - 1} bulletSize={14} lineWidth={2}>
      {events.map((event) => (
        <Timeline.Item key={`${event.at} ${event.action}`} title={<Text size="sm">{contractFlow.words[event.state]}</Text>}>
          <Text size="sm" c="dimmed">
            {event.by ?? 'Talaan'}, {sayInstant(event.at)}
          </Text>
          {event.remarks && <Text size="sm">{event.remarks}</Text>}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
