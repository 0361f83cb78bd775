import { useState } from 'react';
import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { checkPaper, type Application } from '../../contract/applications.ts';
import { AFTER_A_PAPER, whenDue } from '../applications/record/paper-list.tsx';
import { AddPaperDialog, LackingDialog, PaperDialog } from './paper-dialogs.tsx';

export type LeavePaper = Application['papers'][number];
type Opened = { paper: LeavePaper | null; as: 'add' | 'read' | 'lacking' };

/** The papers of an application with what HR found of each; HR marks them, its owner adds what is missing. */
export function PapersOfLeave({ application, mayAdd }: { application: Pick<Application, 'id' | 'papers'>; mayAdd: boolean }) {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { id, papers } = application;
  return (
    <Stack gap="xs">
      {papers.length === 0 && <NothingHere title="No papers" description="This leave needs none, and none was added." />}
      {papers.map((paper) => (
        <PaperCard key={paper.no} id={id} paper={paper} mayAdd={mayAdd} onOpen={(as) => setOpened({ paper, as })} />
      ))}
      {mayAdd && (
        <Group>
          <Button variant="default" onClick={() => setOpened({ paper: null, as: 'add' })}>
            Add another paper
          </Button>
        </Group>
      )}
      {opened?.as === 'add' && <AddPaperDialog id={id} name={opened.paper?.name ?? null} onClose={close} />}
      {opened?.as === 'read' && <PaperDialog id={id} paper={opened.paper!} onClose={close} />}
      {opened?.as === 'lacking' && <LackingDialog id={id} paper={opened.paper!} onClose={close} />}
    </Stack>
  );
}

interface PaperCardProps {
  id: number;
  paper: LeavePaper;
  mayAdd: boolean;
  onOpen: (as: Opened['as']) => void;
}

function PaperCard({ id, paper, mayAdd, onOpen }: PaperCardProps) {
  const mark = useSend(checkPaper, { alsoRefresh: AFTER_A_PAPER });
  const isMissing = paper.file === null;
  const isOpen = paper.verdict !== 'OK';
  return (
    <Card withBorder padding="sm" component="section" aria-label={paper.name}>
      <Stack gap={6}>
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
          <Text size="sm" fw={600}>
            {paper.name}
          </Text>
          <PaperState paper={paper} />
        </Group>
        <Text size="sm" c="dimmed">
          {formatPaper(paper)}
        </Text>
        {paper.remarks !== '' && <Text size="sm">{paper.remarks}</Text>}
        <Group gap="xs">
          {paper.file !== null && (
            <Anchor component="button" type="button" size="sm" onClick={() => onOpen('read')}>
              {paper.file}
            </Anchor>
          )}
          {mayAdd && isOpen && (
            <Button size="compact-sm" variant="default" onClick={() => onOpen('add')}>
              {isMissing ? 'Add the file' : 'Replace the file'}
            </Button>
          )}
          <ForCallers of={checkPaper}>
            {!isMissing && isOpen && (
              <Button
                size="compact-sm"
                loading={mark.isPending}
                onClick={() => mark.mutate({ params: { id, no: paper.no }, body: { verdict: 'OK', remarks: '' } })}
              >
                In order
              </Button>
            )}
            {paper.verdict !== 'LACKING' && (
              <Button size="compact-sm" variant="default" onClick={() => onOpen('lacking')}>
                Lacking
              </Button>
            )}
          </ForCallers>
        </Group>
      </Stack>
    </Card>
  );
}

function PaperState({ paper: { verdict, file, is_required } }: { paper: LeavePaper }) {
  if (verdict === 'OK') return <StatusBadge tone="good">OK</StatusBadge>;
  if (verdict === 'LACKING') return <StatusBadge tone="bad">Lacking</StatusBadge>;
  if (file !== null) return <StatusBadge tone="waiting">To be checked</StatusBadge>;
  return is_required ? <StatusBadge tone="warning">Missing</StatusBadge> : <StatusBadge tone="neutral">Not required</StatusBadge>;
}

function formatPaper(paper: LeavePaper): string {
  const { checked_by, checked_at, file } = paper;
  if (checked_by !== null && checked_at !== null) return `Checked by ${checked_by}, ${formatInstant(checked_at)}`;
  return file === null ? whenDue(paper) : 'Added';
}
