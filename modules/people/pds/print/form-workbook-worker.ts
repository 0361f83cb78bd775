import { parentPort, workerData } from 'node:worker_threads';
import writeXlsxFile, { type Feature } from 'write-excel-file/node';
import { formSheets, type FormWorkbookOrder } from './form-workbook.ts';

const order = workerData as FormWorkbookOrder;

/** 8.5 × 13 in has the number 14 among the paper sizes; each sheet becomes one page wide. The library writes neither, nor a foot. */
const longPaper: Feature<never> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        insert: () =>
          '<pageMargins left="0.25" right="0.25" top="0.25" bottom="0.4" header="0.1" footer="0.1"/>' +
          '<pageSetup paperSize="14" orientation="portrait" fitToWidth="1" fitToHeight="0"/>' +
          `<headerFooter><oddFooter>${asXml(`&L&8${order.foot.replaceAll('&', '&&')}`)}</oddFooter></headerFooter>`,
        transform: (xml) => xml.replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>'),
      },
    },
  },
};

const names = new Set<string>();
const sheets = formSheets(order).map(({ sheet, columns, rows }) => ({
  sheet: nameOnce(sheet),
  columns,
  showGridLines: false,
  data: rows.map((row) => row.map((cell) => cell && { ...cell, ...(cell.type ? { type: String } : {}) })),
}));
const workbook = writeXlsxFile(sheets as never, { features: [longPaper] } as never);
parentPort!.postMessage(await workbook.toBuffer());

/** Excel takes 31 letters, and each name once. */
function nameOnce(name: string): string {
  let once = name.slice(0, 31);
  for (let count = 2; names.has(once); count += 1) once = `${name.slice(0, 27)} ${count}`;
  names.add(once);
  return once;
}

function asXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
