import { useState } from 'react';
import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RUN_PAPERS, type Format } from '../contract/kinds.ts';
import { makeRunPaper, printRunPaper, readRunPapers, type RunPapers } from '../contract/papers.ts';
import { FORMAT_WORDS } from './format-words.ts';
import { PaperDialog, type OpenPaper } from './paper-dialog.tsx';
import { PapersTable } from './papers-table.tsx';

/** The papers of a run: drafts once it is approved, issued once it is released. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readRunPapers, { params: { id } });
  const run = answer.data?.run.id === id ? answer.data.run : undefined;
  if (answer.isError && !run) return <RecordFailed title="Papers of a payroll" list="/payroll/runs" answer={answer} />;
  if (!run) return <Skeleton h={420} aria-busy />;
  return <Papers run={run} />;
}

function Papers({ run }: { run: RunPapers }) {
  const { search, change } = useAddress();
  const client = useQueryClient();
  const [opened, setOpened] = useState<OpenPaper>();
  const saving = useSend(makeRunPaper, { alsoRefresh: [readRunPapers] });
  const printing = useSend(printRunPaper, {
    alsoRefresh: [readRunPapers],
    onDone: ({ job }) => change({ job: job.id }, { replace: true }),
  });
  const isReleased = run.state === 'RELEASED';
  const isMade = isReleased || run.state === 'APPROVED';
  const params = { id: run.id };
  const job = search.get('job');

  const make = ({ kind, part, part_name: partName }: RunPapers['papers'][number], format: Format) => {
    const { name, byJob } = RUN_PAPERS[kind];
    const body = { kind, part, format };
    if (format !== 'pdf') saving.mutate({ params, body });
    else if (byJob) printing.mutate({ params, body: { kind: kind as 'PAYSLIPS' | 'INDEX' | 'GENERAL_PAYROLL', part } });
    else
      setOpened({
        name: [name, partName].filter(Boolean).join(', '),
        of: ['payroll-paper', run.id, kind, part],
        isDraft: !isReleased,
        fetchPdf: async () => {
          const file = await fetchFile(makeRunPaper, { params, body });
          void refresh(client, readRunPapers);
          return file;
        },
      });
  };

  return (
    <Page
      title="Papers of a payroll"
      intro={`${run.title}: ${count(run.people, 'person', 'people')}, gross ${formatPesos(run.gross)}, deductions ${formatPesos(run.deductions)}, net ${formatPesos(run.net)}.`}
    >
      <Stack gap="md">
        {!isMade && (
          <Alert title="Not approved yet">
            Papers can be made as drafts once the payroll is approved, and are issued once it is released.
          </Alert>
        )}
        {isMade && !isReleased && <Alert title="Drafts">The payroll is not released, so its papers are drafts without numbers.</Alert>}
        {job && <JobProgress id={job} />}
        <PapersTable
          papers={run.papers.map((paper) => {
            const { name, form, formats, control } = RUN_PAPERS[paper.kind];
            return {
              key: `${paper.kind} ${paper.part}`,
              name,
              about: [paper.part_name, form],
              ...(paper.kind !== 'PAYSLIPS' && { issued: paper.issued }),
              control,
              acts: formats.map((format) => (
                <Button
                  key={format}
                  size="xs"
                  variant="default"
                  disabled={!isMade || (paper.kind === 'PAYSLIPS' && !isReleased)}
                  aria-label={[name, paper.part_name, FORMAT_WORDS[format]].filter(Boolean).join(', ')}
                  onClick={() => make(paper, format)}
                >
                  {FORMAT_WORDS[format]}
                </Button>
              )),
            };
          })}
        />
      </Stack>
      {opened && <PaperDialog {...opened} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}
