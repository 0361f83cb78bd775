import { printedForm } from '@talaan/papers/server/public.ts';
import { layOutSheet, type PaperSheet } from './paper-sheet.ts';

const formOf = (template: URL) =>
  printedForm<PaperSheet>({ template, layOut: (sheets) => ({ sheets: sheets.map(({ sheet }) => layOutSheet(sheet)) }) });

/** A list with its sums: registers, remittances, indexes. */
export const tableForm = formOf(new URL('./table.typ', import.meta.url));
/** Obligation request and status (GAM Appendix 11), or budget utilization request and status (Appendix 14). */
export const obligationForm = formOf(new URL('./obligation.typ', import.meta.url));
/** Disbursement voucher (GAM Appendix 32). */
export const voucherForm = formOf(new URL('./voucher.typ', import.meta.url));
/** List of due and demandable accounts payable, advice to debit accounts (GAM Appendix 42). */
export const adviceForm = formOf(new URL('./advice.typ', import.meta.url));
/** The letter to a bank with its list. */
export const bankForm = formOf(new URL('./bank.typ', import.meta.url));
