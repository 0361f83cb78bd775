import { Button, Card, Skeleton } from '@mantine/core';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { findNextApplication } from '../contract/applicants.ts';

/** Opens the application that is screened next: the one of the address (`preferred`) if it is pending, else the one filed first. */
export function Screen() {
  const post = Number(useParams().id);
  const preferred = Number(useSearchParams()[0].get('preferred')) || undefined;
  const answer = useCall(findNextApplication, { params: { id: post }, query: { preferred } });
  const list = `/rsp/job_posts/${post}/list`;
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} list={list} />;
  // An earlier answer may name an application that was decided since.
  if (!answer.data || answer.isFetching) return <Skeleton h={480} aria-busy />;
  const { application } = answer.data;
  if (application !== null) return <Navigate replace to={`/rsp/job_posts/${post}/screening/${application}`} />;
  return (
    <Page title="Screening">
      <Card withBorder>
        <NothingHere
          title="No applicant waits for a decision"
          description="All who applied for this post are screened, or have withdrawn."
          action={
            <Button component={Link} to={list}>
              Back to the applicants
            </Button>
          }
        />
      </Card>
    </Page>
  );
}
