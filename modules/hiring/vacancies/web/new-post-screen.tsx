import { Alert, Card, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { addPost, listPostableRequests, listPosts, type PostableRequest } from '../contract/posts.ts';
import { POST_KINDS } from '../contract/words.ts';

export function Screen() {
  const answer = useCall(listPostableRequests, {});
  const requests = answer.data?.requests;
  return (
    <Page
      title="New job post"
      intro="It begins with an approved request to hire, and takes its position, items, standards and duties from there."
    >
      {answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : !requests ? (
        <Skeleton h={320} aria-busy />
      ) : requests.length === 0 ? (
        <Card withBorder>
          <NothingHere
            title="No approved request to hire is without a job post"
            description="A request to hire is endorsed, verified by HR, funded and approved by the President first."
          />
        </Card>
      ) : (
        <NewForm requests={requests} />
      )}
    </Page>
  );
}

function NewForm({ requests }: { requests: readonly PostableRequest[] }) {
  const navigate = useNavigate();
  const asked = useSearchParams()[0].get('request');
  const initial = {
    request: requests.some(({ id }) => String(id) === asked) ? asked : requests.length === 1 ? String(requests[0]!.id) : null,
    copy_of: null as number | null,
  };
  return (
    <FormShell
      endpoint={addPost}
      maw={760}
      initial={initial}
      body={({ request, copy_of: copy }) => ({ request_id: Number(request ?? 0), copy_of: copy })}
      draft="job-post:new"
      submit="Draft the job post"
      success="The job post was drafted."
      onDone={({ id }) => navigate(`/rsp/job_posts/${id}`)}
      onCancel={() => navigate('/rsp/job_posts')}
    >
      {(form) => (
        <>
          <Radio.Group label="Approved request to hire" required {...form.getInputProps('request')} error={form.errors.request_id}>
            <Stack gap="xs" mt="xs">
              {requests.map((one) => (
                <RequestChoice key={one.id} one={one} />
              ))}
            </Stack>
          </Radio.Group>
          <RemotePicker
            label="Copy from an earlier post"
            description="Its papers, instructions, contact and equal-opportunity text are taken over"
            endpoint={listPosts}
            rows="posts"
            query={{ per_page: 5 }}
            option={(row) => ({ label: `${row.code} ${row.title}`, note: row.office_name })}
            value={form.getValues().copy_of}
            onChange={(id) => form.setFieldValue('copy_of', id)}
            error={form.errors.copy_of}
          />
          <Alert color="blue" title="What follows">
            <Text size="sm">
              You complete the draft, have CS Form No. 9 signed, send it to the CSC field office and post it at three places. Job orders,
              casuals and lecturers are opened for applications at once.
            </Text>
          </Alert>
        </>
      )}
    </FormShell>
  );
}

function RequestChoice({ one }: { one: PostableRequest }) {
  return (
    <Radio
      value={String(one.id)}
      label={`${one.position}, ${one.office}`}
      description={[
        one.number,
        POST_KINDS[one.kind],
        one.needed > 1 && `${one.needed} people`,
        one.items,
        `needed by ${longDate(one.needed_by)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    />
  );
}
