import { useState, type ReactNode } from 'react';
import { List, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { showError, showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { submitRecords, type RecordRow } from '../contract/submissions.ts';
import { wishOf } from './wish-of.ts';

const AskManyDialog = openedLater(async () => (await import('./ask-many-dialog.tsx')).AskManyDialog);

interface SubmitMany {
  submit: (rows: RecordRow[]) => void;
  ask: (rows: RecordRow[]) => void;
  /** What is asked and what became of them; beside the list. */
  dialog: ReactNode;
}

/** Submits the records of others: the clerk of an office for its people, HR for anybody. */
export function useSubmitMany(): SubmitMany {
  const [asking, setAsking] = useState<RecordRow[]>();
  const [result, setResult] = useState<Answer<typeof submitRecords>>();
  const client = useQueryClient();
  const tell = (answer: Answer<typeof submitRecords>) => {
    if (answer.left.length === 0) showSuccess(answer.message);
    else setResult(answer);
    void client.invalidateQueries();
  };
  const sending = useSend(submitRecords, { onDone: tell });
  const submit = async (rows: RecordRow[]) => {
    const open = rows.filter(({ state }) => state === 'OPEN');
    if (open.length === 0) return showError('All of these are submitted already.');
    const question = 'Each goes to the head who verifies it. What hinders a record is listed, and it stays open.';
    if (await confirm({ title: `Submit ${count(open.length, 'record')}`, question, action: 'Submit' }))
      sending.mutate({ body: wishOf(open, null) });
  };
  const ask = (rows: RecordRow[]) => {
    const open = rows.filter(({ state }) => state === 'OPEN');
    if (open.length === 0) return showError('All of these are submitted already.');
    setAsking(open);
  };
  const dialog = (
    <>
      {asking && (
        <AskManyDialog
          rows={asking}
          onDone={(answer) => {
            setAsking(undefined);
            tell(answer);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {result && (
        <Dialog onClose={() => setResult(undefined)} title={result.message}>
          <Stack gap="sm">
            <Text size="sm">These stay open:</Text>
            <List size="sm">
              {result.left.map(({ personnel_id, fullname, because }) => (
                <List.Item key={personnel_id}>
                  {fullname}: {because}
                </List.Item>
              ))}
            </List>
          </Stack>
        </Dialog>
      )}
    </>
  );
  return { submit: (rows) => void submit(rows), ask, dialog };
}
