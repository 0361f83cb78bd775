import { drawQr, printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';

/** What CS Form No. 9 says of one post; kept with the publication as it was sent. */
export interface Form9Post {
  code: string;
  title: string;
  items: string[];
  salary_grade: number | null;
  /** In centavos, a month. */
  salary: number | null;
  education: string;
  training: string;
  experience: string;
  eligibility: string;
  competency: string;
  place: string;
  instructions: string;
  papers: string[];
  contact: { name: string; title: string; address: string; email: string; phone: string };
  equal_opportunity: string;
  /** The last day for applications, once the posting is known. */
  closes_on: string | null;
}

export interface Form9 {
  university: string;
  office_id: number;
  date: string;
  posts: Form9Post[];
  /** What its QR leads to: the public page of the post, or of all. */
  address: string;
}

/** CS Form No. 9 (Revised 2025), long paper, across. The law lays down its head; the letterhead gives who signs. */
export const form9 = printedForm<Form9>({
  template: new URL('./form9.typ', import.meta.url),
  letterhead: ({ office_id: officeId, date }) => ({ officeId, date }),
  layOut: ([only]) => {
    const { sheet, letterhead } = only!;
    return { ...wordsOfForm9(sheet, letterhead), qr: Buffer.from(drawQr(sheet.address)).toString() };
  },
});

/** The words of the form, on paper and in the workbook alike. The first signatory of the letterhead signs. */
export function wordsOfForm9(sheet: Form9, letterhead: Pick<OnPaper<Form9>['letterhead'], 'signatories'>) {
  const { posts } = sheet;
  const [first] = posts;
  const deadlines = [...new Set(posts.map(({ closes_on: day }) => day))];
  const [signer] = letterhead.signatories;
  return {
    agency: sheet.university,
    date: longDate(sheet.date),
    signer: { name: signer?.name ?? '', title: signer?.title || 'HRMO' },
    rows: posts.map((post) => [
      post.title,
      post.items.join('\n'),
      post.salary_grade === null ? '' : String(post.salary_grade),
      post.salary === null ? '' : formatMoney(post.salary),
      post.education,
      post.training,
      post.experience,
      post.eligibility,
      post.competency || 'N/A',
      post.place,
    ]),
    deadline: deadlines.length === 1 && deadlines[0] ? longDate(deadlines[0]) : null,
    papers: [...new Set(posts.flatMap(({ papers }) => papers))],
    notes: [...new Set(posts.map(({ instructions }) => instructions).filter(Boolean))],
    contact: first!.contact,
    equal_opportunity: [...new Set(posts.map((post) => post.equal_opportunity))],
    address: sheet.address,
  };
}
