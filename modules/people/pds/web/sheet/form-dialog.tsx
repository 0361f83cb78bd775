import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import type { Revision } from '../../contract/sheet.ts';
import { FormPaper } from './form-paper.tsx';
import { useSheet } from './sheet-context.ts';

/** The sheet that is open as CS Form No. 212 of a revision, as it is saved. */
export function FormDialog({ revision, onClose }: { revision: Revision; onClose: () => void }) {
  const { whose, sheet } = useSheet();
  return (
    <Dialog onClose={onClose} size="paper" title={say('CS Form No. 212, revised {revision}', { revision })}>
      <FormPaper
        whose={whose}
        of={[sheet.personnel_id, sheet.standing.version]}
        query={{ revision }}
        name={`CS Form 212 ${sheet.fullname}.pdf`}
      />
    </Dialog>
  );
}
