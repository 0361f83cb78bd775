import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { fetchFile, type CallInput } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { CHART_PAPERS, printChart } from '../../contract/departments.ts';

type Paper = (typeof CHART_PAPERS)[number];

const PAPERS = CHART_PAPERS.map((value) => ({ value, label: value.toUpperCase() }));

interface ChartPaperProps {
  /** Which offices are on it, as the screen shows them. */
  query: Omit<NonNullable<CallInput<typeof printChart>['query']>, 'paper'>;
  onClose: () => void;
}

/** The organization chart as it is printed: what is folded on the screen is folded on the paper. */
export function ChartPaper({ query, onClose }: ChartPaperProps) {
  const [paper, setPaper] = useState<Paper>('a3');
  return (
    <Dialog title="Organization chart" size="wide" onClose={onClose}>
      <PdfView
        key={paper}
        of={['organization chart', query, paper]}
        fetchPdf={() => fetchFile(printChart, { query: { ...query, paper } })}
        name="Organization chart.pdf"
        beside={<SegmentedControl aria-label="Paper" size="xs" me="auto" data={PAPERS} value={paper} onChange={setPaper} />}
      />
    </Dialog>
  );
}
