import { useState, type ReactNode } from 'react';
import { Alert, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { INTERVENTION_NAMES, LINE_STATE_NAMES, MODE_NAMES, PRIORITY_NAMES } from '../../contract/codes.ts';
import type { Plan, PlanLineRow } from '../../contract/plans.ts';

const CloseLineDialog = openedLater(async () => (await import('./close-line-dialog.tsx')).CloseLineDialog);

interface PlanLinesProps {
  plan: Pick<Plan, 'lines' | 'personnel_id' | 'state'>;
  mayClose?: boolean;
  /** What a reviewer says of a line, below it. */
  below?: (line: PlanLineRow, at: number) => ReactNode;
}

/** The lines of a plan, each with what it answers, its days and its cost. */
export function PlanLines({ plan: { lines, personnel_id: owner, state }, mayClose = false, below }: PlanLinesProps) {
  const [closing, setClosing] = useState<PlanLineRow>();
  if (lines.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {say('The plan has no lines yet.')}
      </Text>
    );
  return (
    <Stack gap="sm">
      {lines.map((line, at) => (
        <Card
          key={line.id}
          withBorder
          padding="sm"
          component="section"
          aria-label={say('Line {at}: {title}', { at: at + 1, title: line.title })}
        >
          <Stack gap={6}>
            <Group justify="space-between" gap="xs" align="flex-start">
              <Title order={3} fz="sm">
                {`${at + 1}. ${line.title}`}
              </Title>
              <Group gap="xs">
                <Badge variant="default">{INTERVENTION_NAMES[line.intervention]}</Badge>
                <Badge variant="default">{say('Priority {priority}', { priority: PRIORITY_NAMES[line.priority] })}</Badge>
                {state === 'APPROVED' && (
                  <StatusBadge tone={line.state === 'ANSWERED' ? 'good' : line.state === 'DROPPED' ? 'past' : 'waiting'}>
                    {LINE_STATE_NAMES[line.state]}
                  </StatusBadge>
                )}
              </Group>
            </Group>
            <Text size="sm">{line.need}</Text>
            <Text size="sm" c="dimmed">
              {[
                owner === null && (line.person ?? 'Not named yet'),
                line.provider,
                line.field,
                line.mode && MODE_NAMES[line.mode],
                `${longDate(line.from)} to ${longDate(line.to)}`,
                line.cost > 0 ? `${formatPesos(line.cost)}, ${line.fund}` : 'no cost',
                line.needs_replacement && 'a replacement is needed',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <Text size="sm">{say('Expected output: {output}', { output: line.output })}</Text>
            {line.closed_on !== null && (
              <Text size="sm" c="dimmed">
                {[`${LINE_STATE_NAMES[line.state]} on ${longDate(line.closed_on)}`, line.closed_because].filter(Boolean).join(': ')}
              </Text>
            )}
            {line.remark !== '' && (
              <Alert color="yellow" p="xs">
                {say('To change: {remark}', { remark: line.remark })}
              </Alert>
            )}
            {mayClose && (
              <Button variant="default" size="xs" w="fit-content" onClick={() => setClosing(line)}>
                {line.state === 'OPEN' ? say('Mark as done or dropped') : say('Change its state')}
              </Button>
            )}
            {below?.(line, at)}
          </Stack>
        </Card>
      ))}
      {closing && <CloseLineDialog line={closing} onClose={() => setClosing(undefined)} />}
    </Stack>
  );
}
