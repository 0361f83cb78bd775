import { printedForm } from '@talaan/papers/server/public.ts';

/** Papers on their way from an office, by the office that receives them. */
export interface HandOverSheet {
  office_id: number;
  date: string;
  when: string;
  groups: { office: string; papers: { number: string; subject: string; instruction: string; sent: string }[] }[];
}

export const handOverForm = printedForm<HandOverSheet>({
  template: new URL('./hand-over.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => ({ ...only!.sheet, head: only!.marks.head }),
});
