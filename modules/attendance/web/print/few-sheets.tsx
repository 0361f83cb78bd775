import { fetchFile } from '@talaan/kernel/web/call.ts';
import { printDtr } from '../../contract/print.ts';
import type { Paperwork } from './paperwork.tsx';
import { PdfView } from '@talaan/kernel/web/pdf-view.tsx';

/** The records of a few people in one file, seen first. */
export function FewSheets({ month, paperwork, people }: { month: string; paperwork: Paperwork; people: number[] }) {
  const query = { month, ...paperwork, person: people };
  return <PdfView of={[query]} fetchPdf={() => fetchFile(printDtr, { query })} name={`DTR ${month}.pdf`} />;
}
