import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
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
          Issued
        </Title>
        {papers.length === 0 && (
          <Text size="sm" c="dimmed">
            It has not been issued yet.
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
                  <StatusBadge tone="bad">Voided {longDate(paper.withdrawn_on)}</StatusBadge>
                ) : (
                  <StatusBadge tone={paper.certified ? 'good' : 'neutral'}>{paper.certified ? 'Certified' : 'Employee’s copy'}</StatusBadge>
                )}
              </Group>
              <Text size="xs" c="dimmed">
                {formatInstant(paper.printed_at)} by {paper.printed_by}
                {paper.purpose && `, for ${paper.purpose}`}
                {paper.withdrawn_because && `. Voided: ${paper.withdrawn_because}`}
              </Text>
            </Stack>
            {onVoid && !paper.withdrawn_on && (
              <Button size="xs" variant="subtle" color="red" onClick={() => onVoid(paper)}>
                Void
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
