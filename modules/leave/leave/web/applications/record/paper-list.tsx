import { useState } from 'react';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { uploadProof, DOCUMENT_LIMIT } from '@talaan/kernel/contract/files.ts';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FileDrop } from '@talaan/kernel/web/files/file-drop.tsx';
import { FileLink } from '@talaan/kernel/web/files/file-link.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { addPaper, checkPaper, readApplication, readPaper, type Application } from '../../../contract/applications.ts';
import { leaveFlow } from '../../../workflow.ts';

type Paper = Application['papers'][number];

/** A paper that is there may open a step of the request. */
export const AFTER_A_PAPER = [readApplication, readTimeline];

/** The papers: what is there, what HR found, what is still awaited; the owner adds, HR marks them. */
export function PaperList({ leave }: { leave: Application }) {
  const views = useCurrentUser().allowed_views;
  const isOwn = useCurrentUser().personnel?.id === leave.personnel_id;
  const isHr = opens('EDATSADMIN', views) && !isOwn;
  const isOpen = !leaveFlow.ends.includes(leave.state);
  return (
    <Stack gap="sm" component="ul" m={0} p={0}>
      {leave.papers.map((paper) => (
        <PaperLine key={paper.no} leave={leave} paper={paper} mayAdd={(isOwn || isHr) && isOpen} mayCheck={isHr && isOpen} />
      ))}
    </Stack>
  );
}

interface PaperLineProps {
  leave: Application;
  paper: Paper;
  mayAdd: boolean;
  mayCheck: boolean;
}

function PaperLine({ leave: { id }, paper, mayAdd, mayCheck }: PaperLineProps) {
  const { no, name, file, verdict, remarks } = paper;
  const [isLacking, setLacking] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const isAwaited = mayAdd && (file === null || verdict === 'LACKING');
  const adding = useSend(addPaper, { alsoRefresh: AFTER_A_PAPER });
  const checking = useSend(checkPaper, { alsoRefresh: AFTER_A_PAPER });
  return (
    <Stack gap={4} component="li">
      <Group justify="space-between" wrap="nowrap" gap="xs" align="flex-start">
        <Stack gap={0}>
          {file === null ? (
            <Text size="sm">{name}</Text>
          ) : (
            <FileLink ta="left" endpoint={readPaper} input={{ params: { id, no } }}>
              {name}
            </FileLink>
          )}
          <Text size="xs" c="dimmed">
            {[file ?? whenDue(paper), remarks].filter(Boolean).join('. ')}
          </Text>
        </Stack>
        <Verdict paper={paper} />
      </Group>
      {(isAwaited || (mayCheck && file !== null)) && !isAdding && (
        <Group gap="xs">
          {isAwaited && (
            <Button size="compact-sm" variant="default" aria-label={say('Add {name}', { name })} onClick={() => setAdding(true)}>
              {say('Add…')}
            </Button>
          )}
          {mayCheck && file !== null && verdict !== 'OK' && (
            <Button
              size="compact-sm"
              variant="default"
              loading={checking.isPending}
              onClick={() => checking.mutate({ params: { id, no }, body: { verdict: 'OK', remarks: '' } })}
            >
              {say('OK')}
            </Button>
          )}
          {mayCheck && file !== null && verdict !== 'LACKING' && (
            <Button size="compact-sm" variant="default" onClick={() => setLacking(true)}>
              {say('Lacking…')}
            </Button>
          )}
        </Group>
      )}
      {isAwaited && isAdding && (
        <FileDrop
          label={name}
          endpoint={uploadProof}
          endings={['.pdf', '.jpg', '.jpeg', '.png']}
          maxBytes={DOCUMENT_LIMIT}
          hint={say('A PDF or a photo of at most 3 MB')}
          onUploaded={({ path }) => {
            setAdding(false);
            adding.mutate({ params: { id }, body: { name, attachment_path: path } });
          }}
        />
      )}
      {isLacking && <LackingDialog id={id} paper={paper} onClose={() => setLacking(false)} />}
    </Stack>
  );
}

/** When a paper that is missing has to be there. */
export function whenDue({ is_before_certification, due_on, is_required }: Paper): string {
  if (is_before_certification) return say('Needed before HR certifies');
  if (due_on !== null) return say('May follow until {date}', { date: longDate(due_on) });
  return is_required ? say('Required') : say('Not required');
}

function Verdict({ paper: { verdict, file, is_required } }: { paper: Paper }) {
  if (verdict === 'OK') return <StatusBadge tone="good">{say('OK')}</StatusBadge>;
  if (verdict === 'LACKING') return <StatusBadge tone="bad">{say('Lacking')}</StatusBadge>;
  if (file !== null) return <StatusBadge tone="waiting">{say('To check')}</StatusBadge>;
  return <StatusBadge tone={is_required ? 'warning' : 'neutral'}>{say('Missing')}</StatusBadge>;
}

function LackingDialog({ id, paper: { no, name }, onClose }: { id: number; paper: Paper; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={say('Mark as lacking')}>
      <FormShell
        endpoint={checkPaper}
        params={{ id, no }}
        initial={{ remarks: '' }}
        body={({ remarks }) => ({ verdict: 'LACKING' as const, remarks })}
        draft={`leave:${id}:paper:${no}`}
        submit={say('Mark as lacking')}
        success={say('{name}: lacking.', { name })}
        alsoRefresh={AFTER_A_PAPER}
        onDone={onClose}
      >
        {(form) => (
          <Textarea label={say('What is lacking')} description={name} required autosize minRows={2} {...form.getInputProps('remarks')} />
        )}
      </FormShell>
    </Dialog>
  );
}
