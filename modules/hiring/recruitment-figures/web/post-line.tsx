import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';

interface PostLineProps {
  post: { id: number; code: string; title: string; office: string };
  /** What is said of it at the right. */
  said: string;
}

/** One post with the way to it. */
export function PostLine({ post, said }: PostLineProps) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" component="li">
      <Anchor component={Link} to={`/rsp/job_posts/${post.id}`} size="sm">
        {post.title}, {post.office}
      </Anchor>
      <Text size="sm" ta="right">
        {said}
      </Text>
    </Group>
  );
}
