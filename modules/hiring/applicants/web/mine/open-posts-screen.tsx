import { Alert, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { beginApplication, listOpenPosts, type OpenPost } from '../../contract/mine.ts';
import { describePost, formatClosing } from '../closing-time.ts';
import { StateBadge } from '../state-badge.tsx';

/** Open posts for anyone who is signed in, and how their own applications stand. The post of `?vacancy=` comes first. */
export function Screen() {
  const answer = useCall(listOpenPosts, {});
  const [search] = useSearchParams();
  const asked = answer.data?.posts.find(({ code }) => code === search.get('vacancy'));
  return (
    <Page
      title={say('Apply now')}
      intro={say('Posts that are open now. An application is a draft until you submit it; you may apply for several posts.')}
    >
      {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
      {!answer.data && !answer.isError && <Skeleton h={240} aria-busy />}
      {answer.data && (
        <Stack gap="md">
          {answer.data.applicant_id === null && (
            <Alert color="yellow" title={say('You are not registered as an applicant yet')}>
              <Text size="sm">{say('Tell us who you are first; it takes a minute.')}</Text>
              <Button component={Link} to="/application_page" mt="xs" size="sm">
                {say('Register as an applicant')}
              </Button>
            </Alert>
          )}
          {answer.data.posts.length === 0 && (
            <Card withBorder>
              <NothingHere title={say('No posts are open now')} description={say('New vacancies appear here when they are posted.')} />
            </Card>
          )}
          {asked && <PostCard post={asked} applicant={answer.data.applicant_id} isAsked />}
          {asked && answer.data.posts.length > 1 && (
            <Title order={2} size="h4">
              {say('Other open posts')}
            </Title>
          )}
          {answer.data.posts
            .filter((post) => post !== asked)
            .map((post) => (
              <PostCard key={post.id} post={post} applicant={answer.data.applicant_id} />
            ))}
          {answer.data.others.length > 0 && (
            <>
              <Title order={2} size="h4">
                {say('Your other applications')}
              </Title>
              {answer.data.others.map((post) => (
                <PostCard key={post.id} post={post} applicant={answer.data.applicant_id} />
              ))}
            </>
          )}
        </Stack>
      )}
    </Page>
  );
}

function PostCard({ post, applicant, isAsked = false }: { post: OpenPost; applicant: number | null; isAsked?: boolean }) {
  const { application } = post;
  return (
    <Card
      withBorder
      padding="md"
      component="article"
      aria-label={post.title}
      {...(isAsked && { bg: 'var(--mantine-primary-color-light)', bd: '1px solid var(--mantine-primary-color-filled)' })}
    >
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={2} flex="1 1 16rem" miw={0}>
          {isAsked && (
            <Text size="xs" fw={600}>
              {say('The post you came for')}
            </Text>
          )}
          <Text fw={600}>{post.title}</Text>
          <Text size="sm">{describePost(post)}</Text>
          <Text size="sm" c="dimmed">
            {[post.code, post.vacancies > 1 && say('{vacancies} vacancies', { vacancies: post.vacancies }), formatClosing(post)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
        <Group gap="sm">
          {application && <StateBadge state={application.state} toApplicant />}
          {application === null && applicant !== null && <BeginButton post={post.id} title={post.title} />}
          {application?.state === 'DRAFT' && (
            <Button
              component={Link}
              to={`/jobs/apply_now/${post.id}/applicant/${applicant}`}
              aria-label={say('Continue: {title}', { title: post.title })}
            >
              {say('Continue')}
            </Button>
          )}
          {application && application.state !== 'DRAFT' && (
            <Button
              component={Link}
              variant="default"
              to={`/account/application/status?application=${application.id}`}
              aria-label={say('See it: the application for {title}', { title: post.title })}
            >
              {say('See it')}
            </Button>
          )}
        </Group>
      </Group>
    </Card>
  );
}

function BeginButton({ post, title }: { post: number; title: string }) {
  const navigate = useNavigate();
  const begin = useSend(beginApplication, {
    alsoRefresh: [listOpenPosts],
    onDone: ({ personnel_id }) => void navigate(`/jobs/apply_now/${post}/applicant/${personnel_id}`),
  });
  return (
    <Button
      loading={begin.isPending}
      onClick={() => begin.mutate({ params: { post_id: post } })}
      aria-label={say('Apply for {title}', { title })}
    >
      {say('Apply')}
    </Button>
  );
}
