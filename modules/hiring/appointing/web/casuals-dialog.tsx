import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import type { AppointmentRow } from '../contract/appointments.ts';
import { FORMS, printCasuals } from '../contract/papers.ts';

/** The chosen casual appointments on one sheet; what cannot be on one is said in its place. */
export function CasualsDialog({ appointments, onClose }: { appointments: readonly AppointmentRow[]; onClose: () => void }) {
  const ids = appointments.map(({ id }) => id).join(',');
  return (
    <Dialog title={FORMS.casual} size="paper" onClose={onClose}>
      <PdfView
        of={['casual appointments', ids]}
        fetchPdf={() => fetchFile(printCasuals, { query: { ids } })}
        name={`${FORMS.casual}.pdf`}
        isDraft={appointments.some(({ state }) => state === 'DRAFT')}
      />
    </Dialog>
  );
}
