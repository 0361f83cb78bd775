import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { printAppearance, printTravelOrder, readAppearance, type Trip } from '../../contract/trips.ts';

export type TripPaper = 'order' | 'form' | 'signed';

const PAPERS = {
  order: { title: 'Travel order', call: printTravelOrder },
  form: { title: 'Certificate of appearance, to be signed by the host', call: printAppearance },
  signed: { title: 'Signed certificate of appearance', call: readAppearance },
} as const;

/** A paper of a trip, to be printed or saved; the order is a draft until the trip is approved. */
export function PaperDialog({ trip, paper, onClose }: { trip: Trip; paper: TripPaper; onClose: () => void }) {
  const { title, call } = PAPERS[paper];
  const isDraft = paper === 'order' && trip.code === null;
  return (
    <Dialog onClose={onClose} title={isDraft ? say('Draft of the travel order') : title} size="paper">
      <IssuedPaper
        code={paper === 'order' ? trip.code : null}
        of={['official-business', trip.id, paper, trip.code, trip.seen]}
        fetchPdf={() => fetchFile(call, { params: { id: trip.id } })}
        name={`${title} ${trip.order_no ?? 'draft'}.pdf`}
        isDraft={isDraft}
      />
    </Dialog>
  );
}
