import { longDate } from '@talaan/kernel/contract/dates.ts';
import { saveOutcome } from '@talaan/kernel/server/jobs/job-outcome.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { writeFormSheet, type SheetLine } from '@talaan/kernel/server/workbook/write-sheet.ts';
import { notify } from '@talaan/notifications/server/public.ts';
import { accountableWords, FORM_WORDS, type ReportHead } from '../../print/report-form.ts';
import { shortageOrOverage } from '../../rules/report-lines.ts';
import { readHead, readReportLines } from './read-report.ts';

const WIDTHS = [24, 44, 22, 10, 16, 12, 12, 10, 16, 36, 30];

/** Writes the report of a closed count as a workbook, all types of property under each other. */
export const reportWorkbookJob: Job<{ campaign: number; title: string }> = {
  kind: 'property-counts.report-workbook',
  run: async (work, { campaign, title }) => {
    const { server, accountId } = work;
    await work.progress(0, 2);
    const { head, code } = await readHead(server.db, campaign);
    const lines = await readReportLines(server.db, campaign, null);
    await work.progress(1, 2);
    const words = FORM_WORDS[head.kind];
    const { name, contentType, content } = await writeFormSheet(title, {
      above: linesAbove(head),
      headings: [
        'Article',
        'Description',
        words.number,
        'Unit of Measure',
        'Unit Value',
        words.on_card,
        words.on_hand,
        'Shortage/Overage: Quantity',
        'Shortage/Overage: Value',
        'Remarks',
        words.type,
      ],
      rows: lines.map((line) => {
        const { quantity, value } = shortageOrOverage(line);
        return [
          line.article,
          line.description,
          line.property_no,
          line.unit,
          inPesos(line.unit_value),
          line.on_card,
          line.on_hand,
          quantity,
          inPesos(value),
          line.remarks,
          line.account_name,
        ];
      }),
      below: linesBelow(head, `${server.settings.publicUrl}/verify/${code}`),
      widths: WIDTHS,
    });
    if (!(content instanceof Uint8Array)) throw new Error('A workbook is made in memory.');
    return server.db.transaction().execute(async (db) => {
      const file = await server.files.keep(db, { name, contentType, content, ownerId: accountId });
      const result = { lines: lines.length, file_id: file.id };
      if (await saveOutcome(work, db, result))
        await notify(db, server.clock.now(), [accountId], {
          title: 'The workbook of a count is ready',
          description: `${title}: the file is ready. Find it under Jobs.`,
        });
      return result;
    });
  },
};

function inPesos(centavos: number | null): number | null {
  return centavos === null ? null : centavos / 100;
}

function linesAbove(head: ReportHead): SheetLine[] {
  const { annex, title } = FORM_WORDS[head.kind];
  const whole = { at: 0, columns: WIDTHS.length };
  return [
    [{ ...whole, text: annex }],
    [{ ...whole, text: title, isBold: true, isCentred: true }],
    [{ ...whole, text: `As at ${longDate(head.as_at)}`, isCentred: true }],
    [{ ...whole, text: `Fund Cluster: ${head.fund}` }],
    [{ ...whole, text: accountableWords(head) }],
  ];
}

function linesBelow(head: ReportHead, address: string): SheetLine[] {
  const signers: [string, string, string][] = [
    ...head.committee.map(({ name, role }): [string, string, string] => [
      'Certified Correct by:',
      name,
      role === 'CHAIR' ? 'Chair, Inventory Committee' : 'Member',
    ]),
    ['Approved by:', head.head.name, head.head.post],
    ['Verified by:', head.coa, 'COA Representative'],
  ];
  return [
    ...signers.map(([as, name, post]): SheetLine => [
      { text: as, at: 0, columns: 1 },
      { text: name, at: 1, columns: 1, isBold: true },
      { text: post, at: 2, columns: 4 },
    ]),
    [{ text: `Verify at ${address}`, at: 0, columns: WIDTHS.length }],
  ];
}
