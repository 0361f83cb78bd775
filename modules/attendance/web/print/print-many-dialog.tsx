import { lazy, Suspense } from 'react';
import { Modal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { PrintMany } from './use-print-many.ts';

/** Loaded when somebody prints: its pickers of office and month would be a sixth of the screen. */
const PrintManyForm = lazy(async () => ({ default: (await import('./print-many-form.tsx')).PrintManyForm }));

/** Prints the records of an office with its units, or of chosen people: a few are shown at once, many are made behind the screen. */
export function PrintManyDialog({ printing, month }: { printing: PrintMany; month: string }) {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal opened={printing.isOpen} onClose={printing.close} title="Print daily time records" size="xl" fullScreen={isPhone}>
      <Suspense fallback={<Skeleton height={180} />}>
        <PrintManyForm printing={printing} month={month} />
      </Suspense>
    </Modal>
  );
}
