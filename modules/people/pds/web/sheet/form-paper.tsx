import { Skeleton } from '@mantine/core';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { DraftView } from '@talaan/papers/web/draft-view.tsx';
import { myForm, theirForm } from '../../contract/print.ts';
import type { Revision } from '../../contract/sheet.ts';
import { callsOf, type Whose } from './sheet-owner.ts';

interface FormPaperProps {
  whose: Whose;
  /** What the form is made of beside the query. */
  of: readonly unknown[];
  query: { revision?: Revision; copy?: number };
  /** The name under which it is saved. */
  name: string;
}

/** CS Form No. 212 to look at. What was submitted is a draft until it is issued; what was not is printed as a draft. */
export function FormPaper({ whose, of, query, name }: FormPaperProps) {
  const form = whose === 'me' ? (myForm as unknown as typeof theirForm) : theirForm;
  const { params } = callsOf(whose);
  const { copy } = query;
  const paper = useCall(form.paper, { params, query: { copy } });
  const issuing = useSend(form.issue);
  if (paper.isError) return <LoadFailed failure={paper.error} onRetry={() => void paper.refetch()} />;
  if (!paper.data) return <Skeleton h={420} aria-busy />;
  const fetchPdf = () => fetchFile(form.print, { params, query });
  const { is_submitted: isSubmitted, code } = paper.data;
  if (!isSubmitted || code !== null) return <IssuedPaper code={code} of={['pds', ...of, query, code]} fetchPdf={fetchPdf} name={name} />;
  return (
    <DraftView
      of={['pds', ...of, query]}
      fetchDraft={fetchPdf}
      name={name}
      isIssuing={issuing.isPending}
      onIssue={() => issuing.mutate({ params, body: { copy } })}
    />
  );
}
