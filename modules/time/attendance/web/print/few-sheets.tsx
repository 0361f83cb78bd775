import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import type { ChosenPeople } from '@talaan/personnel/contract/chosen-people.ts';
import { printDtr } from '../../contract/print.ts';
import type { Paperwork } from './paperwork.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';

/** The records of a few people in one file, seen first. */
export function FewSheets({ month, paperwork, choice }: { month: string; paperwork: Paperwork; choice: ChosenPeople }) {
  const query = { month, ...paperwork, ...choice };
  return <PdfView of={[query]} fetchPdf={() => fetchFile(printDtr, { query })} name={`DTR ${month}.pdf`} />;
}
