import { useState } from 'react';
import { Button, Card, Group, Kbd, Stack, Text, Title } from '@mantine/core';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { Proposal } from '../../contract/proposals.ts';
import { formatKind } from '../entry-calls.ts';
import { EntryPicker } from '../entry-picker.tsx';
import { formatDetail } from '../format-detail.ts';

interface MergingProps {
  proposal: Proposal;
  isBusy: boolean;
  onMerge: (into: number) => void;
}

/** The likely twins, and any other to merge into. */
export function Merging({ proposal, isBusy, onMerge }: MergingProps) {
  const { kind, twins, state } = proposal;
  const [other, setOther] = useState<number | null>(null);
  const firstApproved = twins.find((twin) => twin.state === 'approved');
  return (
    <Stack gap="sm" component="section" aria-label="Likely the same">
      <Title order={3}>Likely the same</Title>
      {twins.length === 0 && (
        <Text size="sm" c="dimmed">
          No other {formatKind(kind)} has a name like this.
        </Text>
      )}
      {twins.map((twin) => (
        <Card key={twin.id} withBorder padding="sm" role="group" aria-label={twin.name}>
          <Group justify="space-between" gap="sm">
            <Stack gap={2} flex="1 1 14rem">
              <Text size="sm" fw={500}>
                {twin.name}
              </Text>
              <Text size="xs" c="dimmed">
                {[formatDetail({ kind, detail: twin.detail }), `${twin.likeness}% alike`].filter(Boolean).join(' · ')}
              </Text>
            </Stack>
            {twin.state === 'approved' ? (
              <Button
                size="xs"
                variant="light"
                loading={isBusy}
                onClick={() => onMerge(twin.id)}
                rightSection={
                  twin === firstApproved && state === 'proposed' ? (
                    <Kbd size="xs" visibleFrom="sm">
                      M
                    </Kbd>
                  ) : undefined
                }
              >
                Merge into this
              </Button>
            ) : (
              <StatusBadge tone="waiting">Waits too</StatusBadge>
            )}
          </Group>
        </Card>
      ))}
      <Group align="flex-end" gap="xs">
        <EntryPicker
          flex="1 1 14rem"
          kind={kind}
          approved
          label="Merge into another one"
          description="Every record that names this one will name the other"
          value={other}
          onChange={setOther}
        />
        <Button
          variant="default"
          disabled={other === null || other === proposal.id}
          loading={isBusy}
          onClick={() => other !== null && onMerge(other)}
        >
          Merge
        </Button>
      </Group>
    </Stack>
  );
}
