import { Skeleton } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { readScholarshipCommittee } from '../../contract/committees.ts';
import { CommitteePage } from './committee-page.tsx';

/** The members of the scholarship committee, for its secretary. */
export function Screen() {
  const answer = useCall(readScholarshipCommittee, {});
  if (answer.isError) return <RecordFailed title="Scholarship committee" list="/inbox" answer={answer} />;
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  return <CommitteePage id={answer.data.id} />;
}
