import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { fetchFile } from '@talaan/kernel/web/call.ts';
import { PdfView } from '@talaan/kernel/web/pdf-view.tsx';
import { printNotices } from '../../contract/notices.ts';

/** A few notices in one file, seen first. */
export function FewNotices({ ids, onClose }: { ids: number[]; onClose: () => void }) {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Modal opened onClose={onClose} title={ids.length === 1 ? 'Notice' : `${ids.length} notices`} size="xl" fullScreen={isPhone}>
      <PdfView of={['notices', ...ids]} fetchPdf={() => fetchFile(printNotices, { query: { notice: ids } })} name="Notices.pdf" />
    </Modal>
  );
}
