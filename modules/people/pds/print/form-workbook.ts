import { Worker } from 'node:worker_threads';
import { doHeavyWork } from '@talaan/kernel/server/jobs/heavy-work.ts';
import type { Revision, SheetOnPaper } from '../contract/sheet.ts';
import { drawForm, type Note } from './draw-form.ts';
import { toCells, type CellSheet, type FormCell } from './form-cells.ts';
import { layOutForm } from './form/lay-out-form.ts';
import { workExperienceEntries, type WorkEntry } from './work-experience.ts';

export interface FormWorkbookOrder {
  sheet: SheetOnPaper;
  revision: Revision;
  /** What the foot of each printed sheet says: the code, or that it is a draft. */
  foot: string;
}

/**
 * CS Form No. 212 as a workbook: C1 to C4 as the Commission names them, the continuation sheets, the Work Experience Sheet, and the
 * entries in full that their boxes show only in part. Laid out and written beside the server: it takes a while of pure computing.
 */
export function writeFormWorkbook(order: FormWorkbookOrder): Promise<Uint8Array> {
  return doHeavyWork('thread', () => writeBeside(order));
}

function writeBeside(order: FormWorkbookOrder): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./form-workbook-worker.ts', import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The workbook was not finished.')));
  });
}

export function formSheets({ sheet, revision }: Pick<FormWorkbookOrder, 'sheet' | 'revision'>): CellSheet[] {
  const pages = layOutForm(sheet, revision);
  const { notes } = drawForm(pages);
  const entries = workExperienceEntries(sheet);
  return [...pages.map(toCells), ...(notes.length ? [notesSheet(notes)] : []), ...(entries.length ? [workExperienceSheet(entries)] : [])];
}

const FONT = { type: 'text', fontFamily: 'Arial', fontSize: 10, wrap: true, alignVertical: 'top' } as const;

function notesSheet(notes: readonly Note[]): CellSheet {
  const row = (where: string, text: string, look: Partial<FormCell> = {}): FormCell[] => [
    { ...FONT, ...look, value: where },
    { ...FONT, ...look, value: text },
  ];
  return {
    sheet: 'Notes',
    columns: [{ width: 32 }, { width: 78 }],
    rows: [row('Item', 'In full', { fontWeight: 'bold' }), ...notes.map(({ where, text }) => row(where, text))],
  };
}

function workExperienceSheet(entries: readonly WorkEntry[]): CellSheet {
  const line = (label: string, value: string): FormCell[] => [
    { ...FONT, value: label },
    { ...FONT, value: value || 'N/A', fontWeight: 'bold' },
  ];
  const gap: null[] = [null, null];
  return {
    sheet: 'Work Experience Sheet',
    columns: [{ width: 32 }, { width: 78 }],
    rows: [
      [null, { ...FONT, value: 'Attachment to CS Form No. 212', fontStyle: 'italic', align: 'right' }],
      [{ ...FONT, value: 'WORK EXPERIENCE SHEET', fontSize: 14, fontWeight: 'bold', columnSpan: 2, align: 'center' }, null],
      ...entries.flatMap((entry) => [
        gap,
        line('Duration', entry.duration),
        line('Position', entry.position),
        line('Name of Office/Unit', entry.office),
        line('Immediate Supervisor', entry.supervisor),
        line('Name of Agency/Organization and Location', entry.agency),
        line('List of Accomplishments and Contributions (if any)', entry.accomplishments.map((one) => `– ${one}`).join('\n')),
        line('Summary of Actual Duties', entry.duties),
      ]),
    ],
  };
}
