import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPrinter } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import type { FacultyMonth } from '../../contract/faculty-dtr.ts';
import { PrintDialog } from './print-dialog.tsx';

/** Prints the month in sight, where it has a load. */
export function PrintButton({ found, isOwn }: { found: FacultyMonth | undefined; isOwn: boolean }) {
  const [isOpen, printing] = useDisclosure();
  return (
    <>
      <Button leftSection={<IconPrinter size={16} />} onClick={printing.open} disabled={!found?.segments.length}>
        {say('Print faculty DTR')}
      </Button>
      {isOpen && found && <PrintDialog found={found} isOwn={isOwn} onClose={printing.close} />}
    </>
  );
}
