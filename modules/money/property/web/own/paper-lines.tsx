import { useState } from 'react';
import { Box, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { OpenPaper } from '../../contract/own.ts';

const DisputeDialog = openedLater(async () => (await import('./dispute-dialog.tsx')).DisputeDialog);
const DisputePhoto = openedLater(async () => (await import('./dispute-photo.tsx')).DisputePhoto);

type Line = OpenPaper['lines'][number];

/** What a paper says one received, line by line; what is wrong is disputed here. */
export function PaperLines({ paper }: { paper: OpenPaper }) {
  const [disputed, setDisputed] = useState<Line>();
  const [pictured, setPictured] = useState<Line>();
  return (
    <Stack gap="xs" component="ul" m={0} p={0} w="100%" aria-label={say('Items of this paper')}>
      {paper.lines.map((line) => (
        <Paper key={line.id} withBorder p="sm" component="li">
          <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
            <Stack gap={2} miw={0}>
              <Text size="sm" fw={500}>
                {line.article}
              </Text>
              <Text size="sm" c="dimmed">
                {[[line.brand, line.model].filter(Boolean).join(' '), line.serial && say('serial no. {serial}', { serial: line.serial })]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
              <Text size="sm" c="dimmed">
                {say('{property_no}, PHP {amount}', { property_no: line.property_no, amount: formatMoney(line.amount) })}
              </Text>
            </Stack>
            {line.line === 'WAITING' && (
              <Button
                variant="default"
                flex="none"
                onClick={() => setDisputed(line)}
                aria-label={say('Dispute {property_no}', { property_no: line.property_no })}
              >
                {say('Dispute')}
              </Button>
            )}
            {line.line === 'DISPUTED' && (
              <Box flex="none">
                <StatusBadge tone="warning">{say('Disputed')}</StatusBadge>
              </Box>
            )}
          </Group>
          {line.line === 'DISPUTED' && (
            <Group gap="xs" mt={4}>
              <Text size="sm">{line.note}</Text>
              {line.has_photo && (
                <Button variant="subtle" size="compact-sm" onClick={() => setPictured(line)}>
                  {say('Your photo')}
                </Button>
              )}
            </Group>
          )}
        </Paper>
      ))}
      {disputed && <DisputeDialog paper={paper} line={disputed} onClose={() => setDisputed(undefined)} />}
      {pictured && <DisputePhoto paperId={paper.id} line={pictured} onClose={() => setPictured(undefined)} />}
    </Stack>
  );
}
