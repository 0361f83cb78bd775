import { useState } from 'react';
import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { FormFoot } from '@talaan/kernel/web/forms/form-foot.tsx';
import { listItems } from '../../../contract/items.ts';
import { listPapers, renewPapers, type PaperRow } from '../../../contract/papers.ts';

/** Renews receipts after three years: each becomes a new one of today, for its holder to acknowledge. */
export function RenewDialog({ papers, onClose }: { papers: readonly PaperRow[]; onClose: () => void }) {
  const today = useToday();
  const client = useQueryClient();
  const due = papers.filter(({ renewal_on: day }) => day !== null && day <= today);
  const [job, setJob] = useState<string>();
  const [result, setResult] = useState<{ renewed: number; hindrances: string[] }>();
  const renew = useSend(renewPapers, { onDone: (answer) => setJob(answer.job.id) });
  const people = new Set(due.map(({ personnel_id: id }) => id)).size;
  return (
    <Dialog title={`Renew ${count(due.length, 'receipt')}`} size="form" onClose={onClose}>
      <Stack gap="md">
        {job === undefined ? (
          <>
            <Text size="sm">
              {`${count(due.length, 'receipt')} of ${count(people, 'person', 'people')} will get new numbers of today and wait for acknowledgement. The old ones are closed.`}
              {due.length < papers.length && ` ${papers.length - due.length} of the chosen papers are not due and are left out.`}
            </Text>
            <FormFoot
              action="Renew"
              pending={renew.isPending}
              disabled={due.length === 0}
              onAction={() => renew.mutate({ body: { ids: due.map(({ id }) => id) } })}
            />
          </>
        ) : (
          <>
            <JobProgress
              id={job}
              onFinished={(done) => {
                setResult(done.result as typeof result);
                void refresh(client, listPapers);
                void refresh(client, listItems);
              }}
            />
            {result && <Text size="sm">{`${count(result.renewed, 'receipt')} renewed.`}</Text>}
            {result?.hindrances.map((why) => (
              <Text key={why} size="sm">
                {why}
              </Text>
            ))}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
