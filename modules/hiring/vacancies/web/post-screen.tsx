import { Alert, Anchor, Card, Grid, List, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readPost, type PostRecord } from '../contract/posts.ts';
import { DueText } from './due-text.tsx';
import { PostActions } from './post-actions.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostLinks } from './post-links-list.tsx';
import { PostTimeline } from './post-timeline.tsx';
import { Publications } from './publications.tsx';
import { StateBadge } from './state-badge.tsx';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readPost, { params: { id } });
  const post = answer.data?.post;
  if (answer.isError) return <RecordFailed title="Job post" list="/rsp/job_posts" answer={answer} />;
  if (post?.id !== id) return <Skeleton h={320} aria-busy />;
  return (
    <Page
      title={post.parenthetical_title ? `${post.title} (${post.parenthetical_title})` : post.title}
      intro={`${post.code}, ${post.office_name}`}
      actions={<PostActions post={post} />}
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="md">
            <Card withBorder padding="lg">
              <Stack gap="md">
                <Standing post={post} />
                <PostFacts post={post} />
              </Stack>
            </Card>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="md">
            <PostLinks post={post} />
            {post.is_published && (
              <RecordPart title="Publications">
                <Publications post={post} />
              </RecordPart>
            )}
            <RecordPart title="Steps">
              <PostTimeline post={post} />
            </RecordPart>
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  );
}

/** The state, what is due next, and what is missing before the form can go out. */
function Standing({ post }: { post: PostRecord }) {
  const isWritten = post.state === 'DRAFT' || post.state === 'DEFICIENT';
  return (
    <Stack gap="xs" align="flex-start">
      <StateBadge state={post.state} />
      {post.due && (
        <Text size="sm">
          <DueText due={post.due} />
        </Text>
      )}
      {isWritten && post.missing.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title="Not complete yet" w="100%">
          <List size="sm">
            {post.missing.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
          <Anchor component={Link} to={`/rsp/job_posts/${post.id}/edit`} size="sm">
            Fill it in
          </Anchor>
        </Alert>
      )}
    </Stack>
  );
}
