import { Skeleton } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { PrintMany } from './use-print-many.ts';

/** Loaded when somebody prints: its pickers of office and month would be a sixth of the screen. */
const PrintManyForm = openedLater(async () => (await import('./print-many-form.tsx')).PrintManyForm);

/** Prints the records of an office with its units, or of chosen people: a few are shown at once, many are made behind the screen. */
export function PrintManyDialog({ printing, month }: { printing: PrintMany; month: string }) {
  return (
    <Dialog opened={printing.isOpen} onClose={printing.close} title={say('Print DTRs')} size="paper">
      <PrintManyForm meanwhile={<Skeleton height={180} />} printing={printing} month={month} onClose={printing.close} />
    </Dialog>
  );
}
