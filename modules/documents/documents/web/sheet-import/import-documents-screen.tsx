import { useState } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { ImportPage } from '@talaan/imports/web/import-page.tsx';
import type { ImportView, RecordOfImport } from '@talaan/imports/web/import-view.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { documentImports, MOST_ROWS } from '../../contract/document-imports.ts';
import { countLists } from '../../contract/offices.ts';
import { PaperDialog } from '../slips/paper-dialog.tsx';

const TITLE = 'Documents from a spreadsheet';

/** Registers several papers of an office from one file, and prints their slips. */
export function Screen() {
  const office = Number(useParams().deptID);
  const answer = useCall(countLists, { query: { office } });
  const acting = answer.data?.office;
  if (acting?.id === office) return <ImportPage key={office} view={viewOf(acting)} />;
  return (
    <Page title={TITLE}>
      {answer.isError ? <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} /> : <Skeleton h={320} aria-busy />}
    </Page>
  );
}

function viewOf(office: { id: number; fullname: string; campus: string }): ImportView {
  return {
    calls: documentImports,
    section: 'documents',
    office: office.id,
    title: TITLE,
    intro: `Registered by ${office.fullname}, ${office.campus}`,
    most: MOST_ROWS,
    home: `/dts/add-document/${office.id}/import`,
    fileLabel: 'Spreadsheet of papers',
    noun: ['document', 'documents'],
    help: [
      'One row a paper. Each gets its tracking number, in the order of the rows, and its routing slip.',
      'A file that is uploaded again registers only the rows that it did not register before.',
      'Scans are added to each paper afterwards.',
    ],
    Done: SlipsButton,
  };
}

function SlipsButton({ record }: { record: RecordOfImport }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconPrinter size={16} />} onClick={() => setOpen(true)}>
        Print the routing slips
      </Button>
      {isOpen && <PaperDialog paper={{ kind: 'import', id: record.id, name: record.file_name }} onClose={() => setOpen(false)} />}
    </>
  );
}
