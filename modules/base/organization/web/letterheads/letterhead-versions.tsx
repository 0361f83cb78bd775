import { useState } from 'react';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { LetterheadPlace, LetterheadVersion } from '../../contract/letterheads.ts';
import { EndLetterheadDialog } from './end-letterhead-dialog.tsx';

interface LetterheadVersionsProps {
  place: LetterheadPlace;
  versions: LetterheadVersion[];
  today: string;
}

/** The letterheads that a place had, has and will have. */
export function LetterheadVersions({ place, versions, today }: LetterheadVersionsProps) {
  const [isEnding, setEnding] = useState(false);
  const canEnd = versions.some(({ until }) => until === null || until >= today);
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>Its own letterheads</Title>
          {canEnd && (
            <Button variant="default" onClick={() => setEnding(true)}>
              Use the one above again
            </Button>
          )}
        </Group>
        {versions.map((version) => (
          <Group key={version.id} gap="sm">
            <VersionBadge version={version} today={today} />
            <Text size="sm">
              {longDate(version.from)} to {version.until ? longDate(version.until) : 'now on'}
            </Text>
            <Text size="sm" c="dimmed">
              {version.contact}
            </Text>
          </Group>
        ))}
      </Stack>
      {isEnding && <EndLetterheadDialog place={place} onClose={() => setEnding(false)} />}
    </Card>
  );
}

function VersionBadge({ version: { from, until }, today }: { version: LetterheadVersion; today: string }) {
  if (from > today) return <StatusBadge tone="waiting">To come</StatusBadge>;
  if (until !== null && until < today) return <StatusBadge tone="past">Past</StatusBadge>;
  return <StatusBadge tone="info">In use</StatusBadge>;
}
