import { Button, Card, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { JobProgress } from '@talaan/kernel/web/job-progress.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { refresh } from '@talaan/kernel/web/queries.ts';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { readSectionImport, type SectionRecord } from '../../contract/section-import/section-import.ts';
import { IMPORT_SECTIONS, SECTION_TITLES, type ImportSection } from '../../contract/section-import/sections.ts';
import { ImportSteps } from '../import/import-steps.tsx';
import { SectionCheck, SectionDone } from './section-check.tsx';
import { SectionChoice } from './section-choice.tsx';
import { SectionColumnsStep } from './section-columns.tsx';
import { SectionUpload } from './section-upload.tsx';

/** The import of one section; which import and whether its columns are open again stand in the address. */
export function Screen() {
  const { section: named } = useParams();
  const section = IMPORT_SECTIONS.find((one) => one === named);
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('import')) || undefined;
  if (!section)
    return (
      <Page title="Import personnel" intro="Choose what to import.">
        <SectionChoice current="people" />
      </Page>
    );
  if (!id)
    return (
      <Page title={`Import: ${SECTION_TITLES[section].toLowerCase()}`} intro="For people who are on record already.">
        <SectionChoice current={section} />
        <ImportSteps active={0} />
        <SectionUpload section={section} onOpen={(opened) => setSearch({ import: String(opened) })} />
      </Page>
    );
  return (
    <OneSection
      id={id}
      section={section}
      matching={search.has('columns')}
      onMatching={(open) => setSearch(open ? { import: String(id), columns: '' } : { import: String(id) })}
    />
  );
}

interface OneSectionProps {
  id: number;
  section: ImportSection;
  matching: boolean;
  onMatching: (open: boolean) => void;
}

function OneSection({ id, section, matching, onMatching }: OneSectionProps) {
  const queries = useQueryClient();
  const answer = useCall(readSectionImport, { params: { id } });
  const record = answer.data?.import.id === id ? answer.data.import : undefined;
  const title = `Import: ${SECTION_TITLES[record?.section ?? section].toLowerCase()}`;
  if (!record)
    return (
      <Page title={title}>
        {answer.isError ? (
          <Card withBorder>
            <LoadFailed message={answer.error.message} onRetry={() => void answer.refetch()} />
          </Card>
        ) : (
          <Skeleton h={320} aria-busy />
        )}
      </Page>
    );
  const step = stepOf(record, matching);
  return (
    <Page
      title={title}
      intro={`${record.file_name}, ${new Intl.NumberFormat('en-PH').format(record.counts.rows)} rows. ${record.note}`}
      actions={
        <Button component={Link} to={`/personnels/import/${record.section}`} variant="default">
          Another file
        </Button>
      }
    >
      <ImportSteps active={step} />
      {step === 1 && <SectionColumnsStep key={record.id} record={record} onChecked={() => matching && onMatching(false)} />}
      {step === 2 && <SectionCheck key={record.id} record={record} onColumns={() => onMatching(true)} />}
      {step === 3 && record.job_id && <JobProgress id={record.job_id} onFinished={() => void refresh(queries, readSectionImport)} />}
      {step === 4 && <SectionDone record={record} />}
    </Page>
  );
}

function stepOf({ state }: SectionRecord, matching: boolean): 1 | 2 | 3 | 4 {
  if (state === 'importing') return 3;
  if (state === 'imported') return 4;
  return state === 'uploaded' || matching ? 1 : 2;
}
