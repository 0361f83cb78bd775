import { useState } from 'react';
import { SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { useCalls } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { readPaper } from '../../../contract/papers.ts';
import { PaperPrint } from '../papers/paper-print.tsx';

/** The papers that were just issued, one beside the other, to print. */
export function IssuedDialog({ papers, onClose }: { papers: readonly { id: number }[]; onClose: () => void }) {
  const answers = useCalls(
    readPaper,
    papers.map(({ id }) => ({ params: { id } })),
  );
  const read = answers.flatMap((answer) => answer?.paper ?? []);
  const [chosen, setChosen] = useState(papers[0]!.id);
  const shown = read.find(({ id }) => id === chosen);
  const nameOf = ({ type, number }: { type: string; number: string }) => `${type} ${number}`;
  return (
    <Dialog title={shown ? `${nameOf(shown)}, ${shown.holder}` : 'Issued'} size="paper" onClose={onClose}>
      <Stack gap="sm">
        {papers.length > 1 && (
          <SegmentedControl
            aria-label="Paper"
            value={String(chosen)}
            onChange={(id) => setChosen(Number(id))}
            data={read.map((paper) => ({ value: String(paper.id), label: nameOf(paper) }))}
          />
        )}
        {shown ? <PaperPrint key={shown.id} id={shown.id} name={nameOf(shown)} /> : <Skeleton h={480} aria-busy />}
      </Stack>
    </Dialog>
  );
}
