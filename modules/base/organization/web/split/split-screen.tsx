import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readDepartment } from '../../contract/departments.ts';
import { SplitSteps } from './split-steps.tsx';

/** Splitting a unit: its parts, who goes where, what comes of it, and only then the act. */
export function Screen() {
  const id = Number(useParams()['id']);
  const answer = useCall(readDepartment, { params: { id } });
  const office = answer.data?.department;
  return (
    <Page title={office ? `Split ${office.acronym}` : 'Split a unit'} intro={office?.fullname}>
      {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {office ? <SplitSteps key={office.id} office={office} /> : !answer.isError && <Skeleton h={320} />}
    </Page>
  );
}
