import { Anchor, Button, Card, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { JobProgress } from '@talaan/kernel/web/job-progress.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { refresh } from '@talaan/kernel/web/queries.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readPersonnelImport, type ImportRecord } from '../contract/import.ts';
import { CheckStep } from './import/check-step.tsx';
import { ColumnsStep } from './import/columns-step.tsx';
import { DoneStep } from './import/done-step.tsx';
import { ImportSteps } from './import/import-steps.tsx';
import { UploadStep } from './import/upload-step.tsx';
import { SectionChoice } from './section-import/section-choice.tsx';

/** The steps of an import; which import and whether its columns are open again stand in the address. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('import')) || undefined;
  if (!id) {
    return (
      <Page
        title="Import personnel"
        intro="People are recognized by their employee number: new ones are added, known ones are brought up to date."
      >
        <SectionChoice current="people" />
        <ImportSteps active={0} />
        <UploadStep onOpen={(opened) => setSearch({ import: String(opened) })} />
      </Page>
    );
  }
  return (
    <OneImport
      id={id}
      matching={search.has('columns')}
      onMatching={(open) => setSearch(open ? { import: String(id), columns: '' } : { import: String(id) })}
    />
  );
}

interface OneImportProps {
  id: number;
  /** The columns are open although they were checked before. */
  matching: boolean;
  onMatching: (open: boolean) => void;
}

function OneImport({ id, matching, onMatching }: OneImportProps) {
  const queries = useQueryClient();
  const answer = useCall(readPersonnelImport, { params: { id } });
  const record = answer.data?.import.id === id ? answer.data.import : undefined;
  const another = (
    <Button component={Link} to="/personnels/import" variant="default">
      Another file
    </Button>
  );
  if (answer.isError && !record) {
    return (
      <Page title="Import personnel">
        <Card withBorder>
          <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />
        </Card>
        <Anchor component={Link} to="/personnels/import">
          All imports
        </Anchor>
      </Page>
    );
  }
  if (!record)
    return (
      <Page title="Import personnel">
        <ImportSteps active={1} />
        <Skeleton h={320} aria-busy />
      </Page>
    );
  const step = stepOf(record, matching);
  return (
    <Page
      title="Import personnel"
      intro={`${record.file_name}, ${new Intl.NumberFormat('en-PH').format(record.counts.rows)} rows. ${record.note}`}
      actions={another}
    >
      <ImportSteps active={step === 'columns' ? 1 : step === 'check' ? 2 : step === 'importing' ? 3 : 4} />
      {step === 'columns' && <ColumnsStep key={record.id} record={record} onChecked={() => matching && onMatching(false)} />}
      {step === 'check' && <CheckStep key={record.id} record={record} onColumns={() => onMatching(true)} />}
      {step === 'importing' && record.job_id && (
        <JobProgress id={record.job_id} onFinished={() => void refresh(queries, readPersonnelImport)} />
      )}
      {step === 'done' && <DoneStep record={record} />}
    </Page>
  );
}

function stepOf({ state }: ImportRecord, matching: boolean): 'columns' | 'check' | 'importing' | 'done' {
  if (state === 'importing') return 'importing';
  if (state === 'imported' || state === 'undone') return 'done';
  return state === 'uploaded' || matching ? 'columns' : 'check';
}
