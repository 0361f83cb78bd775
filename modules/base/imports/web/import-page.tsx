import { useState, type ReactNode } from 'react';
import { Button, Card, Skeleton } from '@mantine/core';
import { IconListNumbers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';
import { DoneStep } from './done-step.tsx';
import { formatRows } from './format-import.tsx';
import { ImportSteps } from './import-steps.tsx';
import type { ImportView, RecordOfImport } from './import-view.ts';
import { UploadStep } from './upload-step.tsx';

const ColumnsStep = shownLater(async () => (await import('./columns-step.tsx')).ColumnsStep);
const CheckStep = shownLater(async () => (await import('./check-step.tsx')).CheckStep);
const MEANWHILE = <Skeleton h={320} aria-busy />;

interface ImportPageProps {
  view: ImportView;
  /** Precedes the upload. */
  children?: ReactNode;
}

/** The steps of an import; which import, and whether its columns are open again, are in the address. */
export function ImportPage({ view, children }: ImportPageProps) {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('import')) || undefined;
  if (!id)
    return (
      <Page
        title={view.title}
        intro={view.intro}
        actions={
          view.office === undefined && (
            <Button component={Link} to="/imports" variant="default" leftSection={<IconListNumbers size={16} />}>
              What comes first
            </Button>
          )
        }
      >
        {children}
        <ImportSteps active={0} />
        <UploadStep view={view} onOpen={(opened) => setSearch({ import: String(opened) })} />
      </Page>
    );
  return (
    <OneImport
      id={id}
      view={view}
      matching={search.has('columns')}
      onMatching={(open) => setSearch(open ? { import: String(id), columns: '' } : { import: String(id) })}
    />
  );
}

interface OneImportProps {
  id: number;
  view: ImportView;
  /** The columns are open although they were checked before. */
  matching: boolean;
  onMatching: (open: boolean) => void;
}

function OneImport({ id, view, matching, onMatching }: OneImportProps) {
  const answer = useCall(view.calls.read, { params: { id } });
  const record = answer.data?.import.id === id ? answer.data.import : undefined;
  const another = (
    <Button component={Link} to={view.home} variant="default">
      Another file
    </Button>
  );
  if (!record)
    return (
      <Page title={view.title} actions={another}>
        {answer.isError ? (
          <Card withBorder>
            <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
          </Card>
        ) : (
          MEANWHILE
        )}
      </Page>
    );
  if (record.section !== view.section)
    return (
      <Page title={view.title}>
        <NothingHere title="This import is of another kind" description="Open it where it was uploaded." />
      </Page>
    );
  return (
    <Page title={view.title} intro={`${record.file_name}, ${formatRows(record.counts.rows)}. ${record.note}`} actions={another}>
      <Steps key={record.id} view={view} record={record} matching={matching} onMatching={onMatching} />
    </Page>
  );
}

function Steps({ view, record, matching, onMatching }: Omit<OneImportProps, 'id'> & { record: RecordOfImport }) {
  const queries = useQueryClient();
  const [choices, setChoices] = useState(record.choices);
  const [accepted, setAccepted] = useState<readonly number[]>(record.accepted);
  const [dateOrder, setDateOrder] = useState(record.date_order);
  const step = stepOf(record, matching);
  const shared = { view, record, choices, onChoices: setChoices, accepted, dateOrder };
  return (
    <>
      <ImportSteps active={step} />
      {step === 1 && <ColumnsStep {...shared} onChecked={() => matching && onMatching(false)} meanwhile={MEANWHILE} />}
      {step === 2 && record.state !== 'checking' && (
        <CheckStep {...shared} onAccept={setAccepted} onDateOrder={setDateOrder} onColumns={() => onMatching(true)} meanwhile={MEANWHILE} />
      )}
      {isAtWork(record) && record.job_id && <JobProgress id={record.job_id} onFinished={() => void refresh(queries, view.calls.read)} />}
      {step === 4 && <DoneStep view={view} record={record} />}
    </>
  );
}

/** A job checks or imports it. */
function isAtWork({ state }: RecordOfImport): boolean {
  return state === 'checking' || state === 'importing';
}

function stepOf({ state }: RecordOfImport, matching: boolean): 1 | 2 | 3 | 4 {
  if (state === 'checking') return 2;
  if (state === 'importing') return 3;
  if (state === 'imported' || state === 'undone') return 4;
  return state === 'uploaded' || matching ? 1 : 2;
}
