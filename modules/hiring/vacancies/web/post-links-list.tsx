import { Button, Card, Group } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { useContributed } from '@talaan/kernel/web/module.ts';
import type { PostRecord } from '../contract/posts.ts';
import { postLinks } from './post-links.ts';

/** What leads on from a post: its applicants, interviews and assessment, and its preview. */
export function PostLinks({ post }: { post: PostRecord }) {
  const mayFollow = useMayFollow();
  const links = [
    ...useContributed(postLinks).map(({ label, link }) => ({ label, to: link.replace('{id}', String(post.id)) })),
    { label: 'Preview', to: `/jobs/preview/${post.code}` },
  ].filter(({ to }) => mayFollow(to));
  const isPublic = post.state === 'POSTED';
  if (links.length === 0 && !isPublic) return null;
  return (
    <Card withBorder padding="md">
      <Group gap="xs">
        {links.map(({ label, to }) => (
          <Button key={to} component={Link} to={to} variant="light" size="sm">
            {label}
          </Button>
        ))}
        {isPublic && (
          <Button
            component="a"
            href={post.public_address}
            target="_blank"
            rel="noopener"
            variant="subtle"
            size="sm"
            rightSection={<IconExternalLink size={14} aria-label="opens a new tab" />}
          >
            Public page
          </Button>
        )}
      </Group>
    </Card>
  );
}
