import { call } from '@talaan/kernel/web/calls/call.ts';
import type { Find } from '@talaan/kernel/web/search-finder.ts';
import { listDocuments } from '../contract/documents.ts';
import { readScan } from '../rules/read-scan.ts';
import { documentFlow } from '../workflow.ts';

const A_FEW = 5;

/** Documents by number and words, as their list finds them, also by the texts of files; a whole number finds its document before its copies. */
export const find: Find = async (term, _views, signal) => {
  const number = readScan(term);
  const query = { per_page: A_FEW, ...(number === null ? { term } : { term: number, sort: 'tracking_no' as const }) };
  const { documents } = await call(listDocuments, { query, signal });
  const isWhole = ({ tracking_no: found }: (typeof documents)[number]) => found === number;
  return [...documents.filter(isWhole), ...documents.filter((one) => !isWhole(one))].map(
    ({ id, tracking_no: found, subject, state, holder, found_in: file }) => ({
      id,
      label: subject || 'Confidential',
      description: [found ?? 'Draft', documentFlow.words[state], holder?.acronym, file && `in ${file.name}`].filter(Boolean).join(' · '),
      path: `/dts/documents/${id}`,
    }),
  );
};
