import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { IconClipboardCheck, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { applicationFlow, type ApplicationState } from '@talaan/applicants/workflow.ts';
import {
  computeScreening,
  decideScreening,
  exportPostApplicants,
  listPostApplicants,
  printScreening,
  SHOWN_STATES,
  UNDECIDED_STATES,
  type PostApplicant,
} from '../contract/applicants.ts';
import { correctStandards, readStandards } from '../contract/standards.ts';
import { applicantColumns } from './applicant-columns.tsx';
import { DecideDialog, type Deciding } from './decide-dialog.tsx';
import { StandardsDialog } from './standards-dialog.tsx';

const views: ReadyView[] = [
  { name: 'To decide', filters: { state: UNDECIDED_STATES } },
  { name: 'Qualified', filters: { state: 'SCREENED_QUALIFIED' } },
  { name: 'Not qualified', filters: { state: 'SCREENED_DISQUALIFIED' } },
];

/** The applicants of a job post, all or those in one state, with how they stand against its standards. */
export function ApplicantList({ title, state }: { title: string; state?: ApplicationState | undefined }) {
  const post = Number(useParams().id);
  const { post: about } = useCall(readStandards, { params: { id: post } }).data ?? {};
  const [deciding, setDeciding] = useState<Deciding>();
  const [shown, setShown] = useState<'standards' | 'sheet'>();
  const states = SHOWN_STATES.map((one) => ({ value: one, label: applicationFlow.words[one] }));
  const opens = (action: 'qualify' | 'disqualify') => (row: PostApplicant) =>
    applicationFlow.open(row.state, ['screener']).includes(action);
  return (
    <>
      <ListScreen
        title={title}
        intro={
          about &&
          `${about.title} (${about.code}), ${about.office}. ${about.closing_day ? `Qualifications count as of ${longDate(about.closing_day)}, the closing day.` : ''}`
        }
        endpoint={listPostApplicants}
        params={{ id: post }}
        rows="applicants"
        query={state && { state }}
        exportAs={exportPostApplicants}
        columns={applicantColumns}
        open={(row) => `/rsp/job_posts/${post}/screening/${row.id}`}
        views={state ? undefined : views}
        groups={{ state: 'State' }}
        searchLabel="Search by name or application"
        filters={[
          ...(state ? [] : [multiFilter({ name: 'state', label: 'State', main: true, options: states })]),
          selectFilter({
            name: 'standing',
            label: 'Standards',
            main: true,
            options: [
              { value: 'met', label: 'All met' },
              { value: 'not_met', label: 'One not met' },
              { value: 'open', label: 'To verify' },
            ],
          }),
          selectFilter({
            name: 'internal',
            label: 'Applies from',
            options: [
              { value: 'yes', label: 'Within' },
              { value: 'no', label: 'Outside' },
            ],
          }),
        ]}
        bulk={[
          {
            label: 'Qualified',
            of: decideScreening,
            hotkey: 'a',
            opens: opens('qualify'),
            run: (applicants) => setDeciding({ decision: 'qualify', applicants }),
          },
          {
            label: 'Not qualified',
            of: decideScreening,
            hotkey: 'd',
            danger: true,
            opens: opens('disqualify'),
            run: (applicants) => setDeciding({ decision: 'disqualify', applicants, ...reasonOf(applicants) }),
          },
        ]}
        actions={
          <>
            <ForCallers of={correctStandards}>
              <Button variant="default" leftSection={<IconClipboardCheck size={16} />} onClick={() => setShown('standards')}>
                Standards
              </Button>
            </ForCallers>
            <ForCallers of={printScreening}>
              <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setShown('sheet')}>
                Screening sheet
              </Button>
            </ForCallers>
          </>
        }
        main={
          <ForCallers of={decideScreening}>
            <Button component={Link} to={`/rsp/job_posts/${post}/screening`}>
              Screen applicants
            </Button>
          </ForCallers>
        }
        above={(answer) => answer && answer.uncomputed > 0 && <Uncomputed post={post} count={answer.uncomputed} />}
        empty={{
          title: 'No applicants yet',
          description: 'Those who apply for this post, with the result for each qualification standard.',
        }}
      />
      {deciding && <DecideDialog deciding={deciding} onClose={() => setDeciding(undefined)} />}
      {shown === 'standards' && <StandardsDialog post={post} onClose={() => setShown(undefined)} />}
      {shown === 'sheet' && (
        <Dialog title="Screening sheet" size="paper" onClose={() => setShown(undefined)}>
          <PdfView of={['screening', post]} fetchPdf={() => fetchFile(printScreening, { params: { id: post } })} name="Screening sheet" />
        </Dialog>
      )}
    </>
  );
}

/** The remarks of one; those of several differ and are written by HR. */
function reasonOf(applicants: readonly PostApplicant[]): Pick<Deciding, 'reason'> {
  return applicants.length === 1 && applicants[0]!.remarks ? { reason: `${applicants[0]!.remarks}.` } : {};
}

function Uncomputed({ post, count }: { post: number; count: number }) {
  const computing = useSend(computeScreening);
  const job = computing.data?.job;
  if (job) return <JobProgress id={job.id} />;
  return (
    <Group gap="sm" wrap="nowrap">
      <Text size="sm">{count === 1 ? '1 applicant is not screened yet.' : `${count} applicants are not screened yet.`}</Text>
      <ForCallers of={computeScreening}>
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconRefresh size={14} />}
          loading={computing.isPending}
          onClick={() => computing.mutate({ params: { id: post } })}
        >
          Compute now
        </Button>
      </ForCallers>
    </Group>
  );
}
