import { useState } from 'react';
import { Button, Group, List, Paper, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { saveMinutes, type Assessment } from '../contract/assessment.ts';
import { printMinutes } from '../contract/decision.ts';
import { lengthOfList } from '../rules/top-five.ts';
import { CAN_BE_CHOSEN, ChooseDialog } from './choose-dialog.tsx';
import { NextInRank } from './next-in-rank.tsx';
import { RecommendDialog } from './recommend-dialog.tsx';
import { formatPosition } from './format-position.ts';
import { StateWords } from './state-words.tsx';

/** Minutes, resolutions of the board, and the choice of the appointing authority. */
export function DecisionPart({ assessment }: { assessment: Assessment }) {
  const { post, ranking, candidates, resolutions, minutes, form } = assessment;
  const [shown, setShown] = useState<'recommend' | 'choose' | 'minutes' | null>(null);
  const close = () => setShown(null);
  if (!form) return <Text c="dimmed">Choose the form of the post first.</Text>;
  const isFrozen = ranking?.is_frozen ?? false;
  const listed = candidates.filter(({ resolution }) => resolution !== null);
  const chosen = candidates.filter(({ selection }) => selection !== null);
  const canChoose = isFrozen && candidates.some(({ state, ranked }) => ranked?.passes && CAN_BE_CHOSEN.includes(state));
  return (
    <Stack gap="md">
      <Minutes key={minutes} post={post.id} minutes={minutes} onPrint={() => setShown('minutes')} />
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Group justify="space-between">
            <Title order={2} size="h4">
              Recommendation of the board
            </Title>
            <Button disabled={!ranking} variant={isFrozen ? 'default' : 'filled'} onClick={() => setShown('recommend')}>
              {isFrozen ? 'Add the next name' : 'Recommend'}
            </Button>
          </Group>
          {!isFrozen && (
            <Text size="sm" c="dimmed">
              The board submits the {lengthOfList(post.vacancies)} highest ranked who reached the minimum, fewer where fewer did. The
              ranking is then frozen.
            </Text>
          )}
          {resolutions.map(({ number, dated, reason }) => (
            <Text key={number} size="sm">
              Resolution {number} of {longDate(dated)}
              {reason && `: ${reason}`}
            </Text>
          ))}
          {listed.length > 0 && (
            <List type="ordered" size="sm">
              {listed.map((one) => (
                <List.Item key={one.application_id}>
                  {one.fullname}, rank {one.ranked?.rank}: <StateWords state={one.state} />
                  <Text size="xs" c="dimmed">
                    {formatPosition(one) || 'Applicant from outside'}
                  </Text>
                </List.Item>
              ))}
            </List>
          )}
        </Stack>
      </Paper>
      <Paper withBorder p="md">
        <Stack gap="sm">
          <Group justify="space-between">
            <Title order={2} size="h4">
              Choice of the appointing authority
            </Title>
            <Button disabled={!canChoose} onClick={() => setShown('choose')}>
              Record the choice
            </Button>
          </Group>
          {chosen.length === 0 && (
            <Text size="sm" c="dimmed">
              {isFrozen ? 'Not recorded yet.' : 'After the board has submitted its list.'}
            </Text>
          )}
          {chosen.map(({ application_id, fullname, state, selection }) => (
            <Text key={application_id} size="sm">
              {fullname} (<StateWords state={state} />
              ), chosen by {selection!.decided_by} on {longDate(selection!.decided_on)}
              {selection!.is_outside && ', outside the list'}
              {selection!.is_deep && ', a deep selection'}
              {selection!.reason && `: ${selection!.reason}`}
            </Text>
          ))}
          <NextInRank assessment={assessment} />
        </Stack>
      </Paper>
      {shown === 'recommend' && <RecommendDialog assessment={assessment} onClose={close} />}
      {shown === 'choose' && <ChooseDialog assessment={assessment} onClose={close} />}
      {shown === 'minutes' && (
        <Dialog title="Minutes" size="paper" onClose={close}>
          <PdfView
            of={['minutes', post.id, minutes, resolutions.length]}
            name={`Minutes ${post.code}.pdf`}
            fetchPdf={() => fetchFile(printMinutes, { params: { id: post.id } })}
          />
        </Dialog>
      )}
    </Stack>
  );
}

function Minutes({ post, minutes, onPrint }: { post: number; minutes: string; onPrint: () => void }) {
  const [typed, setTyped] = useState(minutes);
  const save = useSend(saveMinutes, { onDone: ({ message }) => showSuccess(message) });
  return (
    <Stack gap="xs">
      <Textarea
        label="Minutes of the deliberation"
        description="What was said and decided. Members, ranking and resolutions are printed with it."
        autosize
        minRows={4}
        maxLength={20_000}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={onPrint}>
          Print minutes
        </Button>
        <Button
          disabled={typed.trim() === minutes}
          loading={save.isPending}
          onClick={() => save.mutate({ params: { id: post }, body: { minutes: typed, was: minutes } })}
        >
          Save minutes
        </Button>
      </Group>
    </Stack>
  );
}
