import { Group, List, Stack, Text } from '@mantine/core';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import type { ReadCardAhead } from '@talaan/personnel/web/record/record-card.ts';
import type { RecordPerson } from '@talaan/personnel/web/record/record-tab.ts';
import { readPapers } from '../contract.ts';
import { ExpiryBadge } from './expiry-badge.tsx';

export const readAhead: ReadCardAhead = (ask, id) => ask(readPapers, { params: { id }, together: true });

/** What is missing from the 201 file of a person, and what of it expires. */
export function Card({ person }: { person: RecordPerson }) {
  const answer = useCall(readPapers, { params: { id: person.id } });
  return (
    <CardFrame title="Papers" more={{ label: '201 file', to: '?tab=file201' }} answer={answer}>
      {({ missing, required, expiring }) => (
        <Stack gap="xs">
          <Text size="sm">
            {missing.length > 0 && `${missing.length} of ${count(required, 'required paper')} missing:`}
            {missing.length === 0 && (required > 0 ? 'All required papers are there.' : 'No paper is required.')}
          </Text>
          {missing.length > 0 && (
            <List size="sm">
              {missing.map((name) => (
                <List.Item key={name}>{name}</List.Item>
              ))}
            </List>
          )}
          {expiring.length === 0 && <Text size="sm">0 expire within 90 days.</Text>}
          {expiring.map((paper) => (
            <Group key={paper.id} justify="space-between" gap="xs" wrap="nowrap">
              <Text size="sm" truncate title={paper.title}>
                {paper.title}
              </Text>
              <ExpiryBadge {...paper} />
            </Group>
          ))}
        </Stack>
      )}
    </CardFrame>
  );
}
