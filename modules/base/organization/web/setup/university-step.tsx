import { Skeleton } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readUniversity } from '../../contract/campuses.ts';
import { UniversityForm } from '../campuses/university-form.tsx';

/** The form of the university, on a page. */
export function Step() {
  const answer = useCall(readUniversity, {});
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={480} aria-busy />;
  const { university, version } = answer.data;
  // A saved form begins anew with what was saved.
  return <UniversityForm key={version} university={university} version={version} />;
}
