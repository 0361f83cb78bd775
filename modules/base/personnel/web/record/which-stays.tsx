import { Badge, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import type { MergePreview, MergeSide } from '../../contract/record.ts';

interface WhichStaysProps {
  choice: MergePreview['choices'][number];
  preview: MergePreview;
  stays: MergeSide | undefined;
  error: string | undefined;
  onChoose: (side: MergeSide) => void;
}

/** Of what both records have and a person has once: both beside each other, and which one stays. */
export function WhichStays({ choice: { name, title, stays: suggested, ...facts }, preview, stays, error, onChoose }: WhichStaysProps) {
  return (
    <Radio.Group
      name={name}
      label={`${title}: which one stays?`}
      description="The other becomes a locked copy, with its files, and can be compared with it."
      required
      value={stays ?? null}
      error={error}
      onChange={(side) => onChoose(side)}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs">
        {(['kept', 'merged'] as const).map((side) => (
          <Radio.Card key={side} value={side} p="sm" aria-label={`Of ${preview[side].fullname} (${preview[side].idno})`}>
            <Group wrap="nowrap" align="flex-start">
              <Radio.Indicator />
              <Stack gap={2}>
                <Group gap="xs">
                  <Text size="sm" fw={600}>
                    {preview[side].fullname} ({preview[side].idno})
                  </Text>
                  {side === suggested && <Badge variant="light">Suggested</Badge>}
                </Group>
                {facts[side].map(({ label, value }) => (
                  <Text key={label} size="sm">
                    {label}: {value}
                  </Text>
                ))}
              </Stack>
            </Group>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
