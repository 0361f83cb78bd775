import type { Format } from '../contract/kinds.ts';

export const FORMAT_WORDS: Readonly<Record<Format, string>> = { pdf: 'Print', xlsx: 'Workbook', csv: 'CSV' };
