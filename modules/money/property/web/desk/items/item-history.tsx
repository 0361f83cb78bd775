import { Anchor, Text, Timeline } from '@mantine/core';
import { Link } from 'react-router';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { ItemRecord } from '../../../contract/items.ts';

/** What happened to an item, the latest first: who did it, why, and with whom it was after that. */
export function ItemHistory({ item: { history } }: { item: ItemRecord }) {
  return (
    <Timeline active={history.length} bulletSize={12} lineWidth={2} aria-label="History">
      {history.map((step) => (
        <Timeline.Item key={step.no}>
          <Text size="sm" fw={500}>
            {step.label}
            {step.holder !== null && (
              <Text span size="sm" fw={400}>
                {' · '}
                {step.holder}
              </Text>
            )}
          </Text>
          {(step.paper !== null || step.reference !== '') && (
            <Text size="sm">
              {step.paper !== null && (
                <Anchor component={Link} to={`/property/papers/${step.paper.id}`} size="sm" underline="always">
                  {step.paper.type} {step.paper.number}
                </Anchor>
              )}
              {step.paper !== null && step.reference !== '' && ' · '}
              {step.reference}
            </Text>
          )}
          {step.reason !== '' && <Text size="sm">“{step.reason}”</Text>}
          <Text size="xs" c="dimmed">
            {[formatInstant(step.at), formatTaker(step.taker)].filter(Boolean).join(', ')}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

function formatTaker({ by, in_place_of: place }: ItemRecord['history'][number]['taker']): string {
  return [by, place !== null && `in place of ${place}`].filter(Boolean).join(' ');
}
