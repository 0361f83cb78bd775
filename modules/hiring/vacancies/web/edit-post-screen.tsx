import { Alert, Radio, Skeleton, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { CORRECTIONS, editPost, listPosts, readPost, type PostRecord } from '../contract/posts.ts';
import { changeOfForm } from '../rules/form-rules.ts';
import { bodyOf, PostFieldsets, valuesOf } from './post-fields.tsx';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readPost, { params: { id } });
  const post = answer.data?.post;
  return (
    <Page title={post ? `Edit ${post.code}` : 'Edit job post'} intro={post && `${post.title}, ${post.office_name}`}>
      {answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : post?.id !== id ? (
        <Skeleton h={480} aria-busy />
      ) : ['FOR_SIGNATURE', 'EXPIRED', 'FILLED', 'CANCELLED'].includes(post.state) ? (
        <Alert color="yellow" title="This post cannot be changed now">
          {post.state === 'FOR_SIGNATURE'
            ? 'Its form is in signature. Take it back to draft first.'
            : post.state === 'EXPIRED'
              ? 'Its publication has expired. Publish it again first.'
              : 'It is over and stays as it is.'}
        </Alert>
      ) : (
        <EditForm key={id} post={post} version={answer.data?.version} />
      )}
    </Page>
  );
}

function EditForm({ post, version }: { post: PostRecord; version: number | undefined }) {
  const navigate = useNavigate();
  const back = () => navigate(`/rsp/job_posts/${post.id}`);
  const isWithCsc = post.is_published && post.state !== 'DRAFT' && post.state !== 'DEFICIENT';
  const initial = { ...valuesOf(post), correction: null as 'spelling' | 'change' | null };
  return (
    <FormShell
      endpoint={editPost}
      params={{ id: post.id }}
      version={version}
      maw={900}
      initial={initial}
      body={({ correction, ...values }) => ({ ...bodyOf(values), correction })}
      draft={`job-post:${post.id}`}
      submit="Save"
      success="The job post was saved."
      alsoRefresh={[listPosts]}
      onDone={back}
      onCancel={back}
    >
      {(form) => {
        const { correction: _correction, ...values } = form.getValues();
        const change = isWithCsc ? changeOfForm(bodyOf(valuesOf(post)), bodyOf(values)) : 'none';
        return (
          <>
            <PostFieldsets form={form} post={post} />
            {change !== 'none' && (
              <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title="The CSC has this form">
                <Radio.Group
                  label="What your change means"
                  required
                  description={
                    change === 'figures'
                      ? 'Grade, salary, years, hours or items changed: that is never spelling alone.'
                      : 'A wrong standard, title or place that is not published again invalidates the publication.'
                  }
                  {...form.getInputProps('correction')}
                >
                  <Stack gap="xs" mt="xs">
                    {choices(CORRECTIONS)
                      .filter(({ value }) => change === 'texts' || value === 'change')
                      .map(({ value, label }) => (
                        <Radio key={value} value={value} label={label} />
                      ))}
                  </Stack>
                </Radio.Group>
              </Alert>
            )}
          </>
        );
      }}
    </FormShell>
  );
}
