import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { PrintedRecord } from '../../contract/service-record.ts';

interface PrintedPapersProps {
  papers: PrintedRecord[];
  onOpen: (code: string) => void;
  onVoid?: (paper: PrintedRecord) => void;
}

/** Who printed the record when; each can be opened as it was. */
export function PrintedPapers({ papers, onOpen, onVoid }: PrintedPapersProps) {
  return (
    <Card withBorder padding="lg">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {say('Issued')}
        </Title>
        {papers.length === 0 && (
          <Text size="sm" c="dimmed">
            {say('It has not been issued yet.')}
          </Text>
        )}
        {papers.map((paper) => (
          <Group key={paper.code} justify="space-between" gap="xs">
            <Stack gap={0} flex="1 1 14rem">
              <Group gap="xs">
                <Anchor component="button" type="button" size="sm" onClick={() => onOpen(paper.code)}>
                  {paper.control_number}
                </Anchor>
                {paper.withdrawn_on ? (
                  <StatusBadge tone="bad">{say('Voided {withdrawnOn}', { withdrawnOn: longDate(paper.withdrawn_on) })}</StatusBadge>
                ) : (
                  <StatusBadge tone={paper.certified ? 'good' : 'neutral'}>
                    {paper.certified ? say('Certified') : say('Employee’s copy')}
                  </StatusBadge>
                )}
              </Group>
              <Text size="xs" c="dimmed">
                {say('{moment} by {name}', { moment: formatInstant(paper.printed_at), name: paper.printed_by })}
                {paper.purpose && say(', for {purpose}', { purpose: paper.purpose })}
                {paper.withdrawn_because && say('. Voided: {reason}', { reason: paper.withdrawn_because })}
              </Text>
            </Stack>
            {onVoid && !paper.withdrawn_on && (
              <Button size="xs" variant="subtle" color="red" onClick={() => onVoid(paper)}>
                {say('Void')}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
