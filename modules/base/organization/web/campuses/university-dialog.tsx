import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import type { University } from '../../contract/campuses.ts';
import { UniversityForm } from './university-form.tsx';

interface UniversityDialogProps {
  university: University;
  version: number | undefined;
  onClose: () => void;
}

export function UniversityDialog({ university, version, onClose }: UniversityDialogProps) {
  return (
    <Dialog onClose={onClose} title="Edit the university" size="form">
      <UniversityForm university={university} version={version} onDone={onClose} />
    </Dialog>
  );
}
