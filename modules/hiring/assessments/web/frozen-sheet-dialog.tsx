import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import { openDataSheet } from '../contract/sheets.ts';

/** The data sheet of an applicant as it was submitted, for a member of the board. */
export function FrozenSheetDialog({ params, onClose }: { params: { id: number; appID: number }; onClose: () => void }) {
  return (
    <Dialog title="Personal data sheet" size="paper" onClose={onClose}>
      <PdfView
        of={['data sheet', params.id, params.appID]}
        name="Personal data sheet.pdf"
        fetchPdf={() => fetchFile(openDataSheet, { params })}
      />
    </Dialog>
  );
}
