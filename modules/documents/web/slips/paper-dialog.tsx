import { useState } from 'react';
import { SegmentedControl, Stack } from '@mantine/core';
import { fetchFile } from '@talaan/kernel/web/call.ts';
import { Dialog } from '@talaan/kernel/web/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/pdf-view.tsx';
import { printHandOver, printHistory, printSlips, SLIP_SIZES } from '../../contract/slips.ts';

/** What is printed of papers: their slips, the list for the messenger, or the history of one. */
export type Paper =
  | { kind: 'slips'; office: number | undefined; ids: readonly number[]; name: string }
  | { kind: 'hand-over'; office: number | undefined; ids: readonly number[] }
  | { kind: 'history'; office: number | undefined; id: number; name: string };

export function PaperDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const [size, setSize] = useState<keyof typeof SLIP_SIZES>('half');
  const { office } = paper;
  if (paper.kind === 'history')
    return (
      <Dialog title={`History of ${paper.name}`} size="paper" onClose={onClose}>
        <PdfView
          of={['history', paper.id, office]}
          name={`History ${paper.name}.pdf`}
          fetchPdf={() => fetchFile(printHistory, { params: { id: paper.id }, query: { office } })}
        />
      </Dialog>
    );
  if (paper.kind === 'hand-over')
    return (
      <Dialog title="Hand-over list" size="paper" onClose={onClose}>
        <PdfView
          of={['hand-over', office, ...paper.ids]}
          name="Hand-over list.pdf"
          fetchPdf={() => fetchFile(printHandOver, { query: { office, ids: [...paper.ids] } })}
        />
      </Dialog>
    );
  return (
    <Dialog title={`Routing slip: ${paper.name}`} size="paper" onClose={onClose}>
      <Stack gap="sm">
        <SegmentedControl
          aria-label="Size"
          value={size}
          onChange={(value) => setSize(value as keyof typeof SLIP_SIZES)}
          data={Object.entries(SLIP_SIZES).map(([value, label]) => ({ value, label }))}
        />
        <PdfView
          of={['slips', office, size, ...paper.ids]}
          name={`Routing slip ${paper.name}.pdf`}
          fetchPdf={() => fetchFile(printSlips, { query: { office, ids: [...paper.ids], size } })}
        />
      </Stack>
    </Dialog>
  );
}
