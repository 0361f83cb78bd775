import { useState } from 'react';
import { SegmentedControl, Stack } from '@mantine/core';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { printImportedSlips } from '../../contract/document-imports.ts';
import { printHandOver, printHistory, printSlips, SLIP_SIZES } from '../../contract/slips.ts';
import { ReceiptView, type ReceiptOf } from './receipt-view.tsx';

/** What is printed of papers: their slips (with the receipt of one that was just registered), the list for the messenger, the receipt or the history of one. */
export type Paper =
  | { kind: 'slips'; office: number | undefined; ids: readonly number[]; name: string; receipt?: ReceiptOf | undefined }
  /** Those of all papers that a spreadsheet registered. */
  | { kind: 'import'; id: number; name: string }
  | { kind: 'hand-over'; office: number | undefined; ids: readonly number[] }
  | { kind: 'receipt'; office: number | undefined; receipt: ReceiptOf }
  | { kind: 'history'; office: number | undefined; id: number; name: string };

export function PaperDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  if (paper.kind === 'history')
    return (
      <Dialog title={`History of ${paper.name}`} size="paper" onClose={onClose}>
        <PdfView
          of={['history', paper.id, paper.office]}
          name={`History ${paper.name}.pdf`}
          fetchPdf={() => fetchFile(printHistory, { params: { id: paper.id }, query: { office: paper.office } })}
        />
      </Dialog>
    );
  if (paper.kind === 'receipt')
    return (
      <Dialog title={`Receipt of ${paper.receipt.name}`} size="paper" onClose={onClose}>
        <ReceiptView of={paper.receipt} office={paper.office} />
      </Dialog>
    );
  if (paper.kind === 'hand-over')
    return (
      <Dialog title="Hand-over list" size="paper" onClose={onClose}>
        <PdfView
          of={['hand-over', paper.office, ...paper.ids]}
          name="Hand-over list.pdf"
          fetchPdf={() => fetchFile(printHandOver, { query: { office: paper.office, ids: [...paper.ids] } })}
        />
      </Dialog>
    );
  return <SlipDialog paper={paper} onClose={onClose} />;
}

type Slips = Extract<Paper, { kind: 'slips' | 'import' }>;

function SlipDialog({ paper, onClose }: { paper: Slips; onClose: () => void }) {
  const [shown, setShown] = useState('slip');
  const receipt = paper.kind === 'slips' ? paper.receipt : undefined;
  return (
    <Dialog
      title={receipt && shown === 'receipt' ? `Receipt of ${paper.name}` : `Routing slip: ${paper.name}`}
      size="paper"
      onClose={onClose}
    >
      <Stack gap="sm">
        {receipt && (
          <SegmentedControl
            aria-label="Paper"
            value={shown}
            onChange={setShown}
            data={[
              { value: 'slip', label: 'Routing slip' },
              { value: 'receipt', label: 'Receipt for the sender' },
            ]}
          />
        )}
        {receipt && shown === 'receipt' ? (
          <ReceiptView of={receipt} office={paper.kind === 'slips' ? paper.office : undefined} />
        ) : (
          <SlipView paper={paper} />
        )}
      </Stack>
    </Dialog>
  );
}

function SlipView({ paper }: { paper: Slips }) {
  const [size, setSize] = useState<keyof typeof SLIP_SIZES>('half');
  return (
    <>
      <SegmentedControl
        aria-label="Size"
        value={size}
        onChange={(value) => setSize(value as keyof typeof SLIP_SIZES)}
        data={Object.entries(SLIP_SIZES).map(([value, label]) => ({ value, label }))}
      />
      <PdfView
        of={paper.kind === 'import' ? ['imported slips', paper.id, size] : ['slips', paper.office, size, ...paper.ids]}
        name={`Routing slip ${paper.name}.pdf`}
        fetchPdf={() =>
          paper.kind === 'import'
            ? fetchFile(printImportedSlips, { params: { id: paper.id }, query: { size } })
            : fetchFile(printSlips, { query: { office: paper.office, ids: [...paper.ids], size } })
        }
      />
    </>
  );
}
