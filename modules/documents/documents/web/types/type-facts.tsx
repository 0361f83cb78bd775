import { Card, List, Stack } from '@mantine/core';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { readType } from '../../contract/types.ts';
import { COMPLEXITIES, CONFIDENTIALITIES } from '../../contract/words.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';

type DocumentType = Answer<typeof readType>['document_type'];

/** What everyone who tracks documents reads of a type: days, requirements, route. */
export function TypeFacts({ type }: { type: DocumentType }) {
  return (
    <Card withBorder padding="lg" maw={900}>
      <Stack gap="md">
        <Facts
          facts={[
            ['Complexity', COMPLEXITIES[type.complexity]],
            ['Working days', type.working_days],
            ['Confidentiality', CONFIDENTIALITIES[type.confidentiality]],
            ['In the end', type.is_picked_up ? 'The owner picks it up' : type.needs_release && 'It is released'],
            ['Kept', type.retention_years === null ? 'For good' : count(type.retention_years, 'year')],
            ['Item of the records schedule', type.schedule_item],
            ['Requirements', type.requirements.length > 0 && <Lines lines={type.requirements} />],
            ['Usual route', type.stops.length > 0 && <Lines lines={type.stops.map(formatStop)} />],
          ]}
        />
      </Stack>
    </Card>
  );
}

function formatStop({ label, office, limit_minutes }: DocumentType['stops'][number]): string {
  return `${office && office !== label ? `${label} (${office})` : label}, ${count(limit_minutes / 60, 'office hour')}`;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <List size="sm">
      {lines.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  );
}
