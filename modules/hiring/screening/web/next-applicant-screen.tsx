import { Button, Card, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { listPostApplicants, UNDECIDED_STATES } from '../contract/applicants.ts';

/** More than apply for one post and wait at once. */
const ALL = 999;

/** Opens who waits for a decision: the one of the address (`after`) if they do, else the first who applied. Where nobody waits it says so. */
export function Screen() {
  const post = Number(useParams().id);
  const wanted = Number(useSearchParams()[0].get('after'));
  const answer = useQuery({
    // Not under the path of the list: the arrows of the record go by the list as the reader had it.
    queryKey: ['applicants to be screened', post],
    queryFn: ({ signal }) =>
      call(listPostApplicants, {
        params: { id: post },
        query: { state: [...UNDECIDED_STATES], sort: 'submitted_at', per_page: ALL },
        signal,
      }),
    staleTime: 0,
  });
  const list = `/rsp/job_posts/${post}/list`;
  const waiting = answer.data?.applicants;
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} list={list} />;
  if (!waiting || answer.isFetching) return <Skeleton h={480} aria-busy />;
  const next = waiting.find(({ id }) => id === wanted) ?? waiting[0];
  if (next) return <Navigate replace to={`${list.replace(/list$/, 'screening')}/${next.id}`} />;
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
