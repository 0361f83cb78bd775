import type { ReactNode } from 'react';
import { Button, Card, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { JobProgress } from '@talaan/kernel/web/job-progress.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { refresh } from '@talaan/kernel/web/queries.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import type { SectionRecord } from '../../contract/section-import/section-import.ts';
import { ImportSteps } from '../import/import-steps.tsx';
import { SectionCheck, SectionDone } from './section-check.tsx';
import { SectionColumnsStep } from './section-columns.tsx';
import type { SectionDesk } from './section-desk.ts';
import { SectionUpload } from './section-upload.tsx';

interface SectionImportPageProps {
  desk: SectionDesk;
  /** Stands above the upload. */
  children?: ReactNode;
}

/** The import of one section; which import and whether its columns are open again stand in the address. */
export function SectionImportPage({ desk, children }: SectionImportPageProps) {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('import')) || undefined;
  if (!id)
    return (
      <Page title={titleOf(desk)} intro={desk.intro}>
        {children}
        <ImportSteps active={0} />
        <SectionUpload desk={desk} onOpen={(opened) => setSearch({ import: String(opened) })} />
      </Page>
    );
  return (
    <OneSection
      id={id}
      desk={desk}
      matching={search.has('columns')}
      onMatching={(open) => setSearch(open ? { import: String(id), columns: '' } : { import: String(id) })}
    />
  );
}

function titleOf({ title }: SectionDesk): string {
  return `Import: ${title.toLowerCase()}`;
}

interface OneSectionProps {
  id: number;
  desk: SectionDesk;
  matching: boolean;
  onMatching: (open: boolean) => void;
}

function OneSection({ id, desk, matching, onMatching }: OneSectionProps) {
  const queries = useQueryClient();
  const answer = useCall(desk.calls.read, { params: { id } });
  const record = answer.data?.import.id === id ? answer.data.import : undefined;
  if (!record)
    return (
      <Page title={titleOf(desk)}>
        {answer.isError ? (
          <Card withBorder>
            <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />
          </Card>
        ) : (
          <Skeleton h={320} aria-busy />
        )}
      </Page>
    );
  if (record.section !== desk.section)
    return (
      <Page title={titleOf(desk)}>
        <NothingHere title="This import is of something else" description="Open it from where it was brought in." />
      </Page>
    );
  const step = stepOf(record, matching);
  return (
    <Page
      title={titleOf(desk)}
      intro={`${record.file_name}, ${new Intl.NumberFormat('en-PH').format(record.counts.rows)} rows. ${record.note}`}
      actions={
        <Button component={Link} to={desk.home} variant="default">
          Another file
        </Button>
      }
    >
      <ImportSteps active={step} />
      {step === 1 && <SectionColumnsStep key={record.id} desk={desk} record={record} onChecked={() => matching && onMatching(false)} />}
      {step === 2 && <SectionCheck key={record.id} desk={desk} record={record} onColumns={() => onMatching(true)} />}
      {step === 3 && record.job_id && <JobProgress id={record.job_id} onFinished={() => void refresh(queries, desk.calls.read)} />}
      {step === 4 && <SectionDone desk={desk} record={record} />}
    </Page>
  );
}

function stepOf({ state }: SectionRecord, matching: boolean): 1 | 2 | 3 | 4 {
  if (state === 'importing') return 3;
  if (state === 'imported') return 4;
  return state === 'uploaded' || matching ? 1 : 2;
}
