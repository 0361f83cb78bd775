import { Text } from '@mantine/core';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { printLetter, type LetterRow } from '../contract/letters.ts';

/** One letter as it is printed. */
export function LetterDialog({ letter, onClose }: { letter: LetterRow | undefined; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} size="paper" title={letter ? `${letter.subject}: ${letter.name}` : 'Letter'}>
      {letter ? (
        <PdfView
          of={['letter', letter.id]}
          fetchPdf={() => fetchFile(printLetter, { params: { id: letter.id } })}
          name={`Letter ${letter.reference ?? letter.id}.pdf`}
        />
      ) : (
        <Text size="sm">This letter is not on this page of the list. Search for its applicant.</Text>
      )}
    </Dialog>
  );
}
