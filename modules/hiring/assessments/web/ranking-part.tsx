import { useState } from 'react';
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconPrinter } from '@tabler/icons-react';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { consolidate, type Assessment } from '../contract/assessment.ts';
import { issueComparative, printComparative } from '../contract/decision.ts';
import { RankingTable } from './ranking-table.tsx';
import { VoteDialog } from './vote-dialog.tsx';

/** What stands in the way, the consolidation, the matrix and the vote on ties. */
export function RankingPart({ assessment }: { assessment: Assessment }) {
  const { post, ranking, candidates, hindrances } = assessment;
  const [shown, setShown] = useState<'vote' | 'paper' | null>(null);
  const told = { onDone: ({ message }: { message: string }) => showSuccess(message) };
  const make = useSend(consolidate, told);
  const issue = useSend(issueComparative, told);
  const params = { id: post.id };
  const tied = candidates.filter(({ ranked }) => ranked?.is_tied);
  const isFrozen = ranking?.is_frozen ?? false;
  const code = ranking?.code ?? null;
  return (
    <Stack gap="md">
      {!isFrozen && hindrances.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title="Before the ranking can be made">
          <List size="sm">
            {hindrances.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {ranking
            ? `Version ${ranking.version}, made ${formatInstant(ranking.made_at)}. ${isFrozen ? 'Frozen: the board has submitted its list.' : ranking.is_stale ? 'Figures changed since: consolidate again.' : ''}`
            : 'Not ranked yet.'}
        </Text>
        <Group gap="xs" className="is-dense">
          {tied.length > 1 && !isFrozen && (
            <Button variant="default" onClick={() => setShown('vote')}>
              Record the vote on a tie
            </Button>
          )}
          {ranking && (
            <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setShown('paper')}>
              Comparative assessment
            </Button>
          )}
          {!isFrozen && (
            <Button disabled={hindrances.length > 0} loading={make.isPending} onClick={() => make.mutate({ params })} data-primary>
              {ranking ? 'Consolidate again' : 'Consolidate'}
            </Button>
          )}
        </Group>
      </Group>
      {ranking && <RankingTable assessment={assessment} />}
      {shown === 'vote' && <VoteDialog post={post.id} tied={tied} onClose={() => setShown(null)} />}
      {shown === 'paper' && (
        <Dialog title="Comparative assessment" size="paper" onClose={() => setShown(null)}>
          <IssuedPaper
            code={code}
            of={['comparative', post.id, ranking?.version, code]}
            name={`Comparative assessment ${post.code}.pdf`}
            fetchPdf={() => fetchFile(printComparative, { params })}
            isDraft={code === null}
            issue={
              isFrozen &&
              code === null && (
                <Button loading={issue.isPending} onClick={() => issue.mutate({ params })} data-primary>
                  Issue
                </Button>
              )
            }
          />
        </Dialog>
      )}
    </Stack>
  );
}
