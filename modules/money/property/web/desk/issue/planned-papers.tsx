import { Divider, Group, Spoiler, Stack, Text } from '@mantine/core';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { CLASSES, PAPER_TYPES } from '../../../contract/fields.ts';
import type { previewIssue } from '../../../contract/papers.ts';

type Planned = Answer<typeof previewIssue>['papers'][number];

const HIGHEST_PX = 160;

/** The papers that issuing would make, each with the rule that decides it. */
export function PlannedPapers({ papers }: { papers: readonly Planned[] }) {
  return (
    <Stack gap="md">
      {papers.map((paper, at) => (
        <Stack key={`${paper.class} ${paper.fund_code}`} gap={4}>
          {at > 0 && <Divider mb="xs" />}
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Text fw={600} size="sm">
              {`${paper.type} ${paper.class}`}
            </Text>
            <Text size="sm" fw={600} flex="none">
              {formatPesos(paper.amount)}
            </Text>
          </Group>
          <Text size="xs" c="dimmed">
            {`${PAPER_TYPES[paper.type]} · ${CLASSES[paper.class]} · fund ${paper.fund_code} · ${count(paper.items.length, 'item')}`}
          </Text>
          <Spoiler maxHeight={HIGHEST_PX} showLabel="Show all" hideLabel="Show less">
            <Stack gap={4} mt={4}>
              {[...Map.groupBy(paper.items, ({ reason }) => reason)].map(([reason, items]) => (
                <Stack key={reason} gap={0}>
                  <Text size="sm">{reason}</Text>
                  <Text size="xs" c="dimmed">
                    {items.map(({ property_no: number, article }) => `${number} ${article}`).join('; ')}
                  </Text>
                </Stack>
              ))}
            </Stack>
          </Spoiler>
        </Stack>
      ))}
    </Stack>
  );
}
