import { Button, Card, NavLink, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { useContributed } from '@talaan/kernel/web/module.ts';
import type { PostRecord } from '../contract/posts.ts';
import { postLinks } from './post-links.ts';

/** What leads on from a post, with how far each is: its applicants, interviews and assessment, and its preview. */
export function PostLinks({ post }: { post: PostRecord }) {
  const mayFollow = useMayFollow();
  const links = [
    ...useContributed(postLinks).map(({ key, label, link }) => ({
      label,
      to: link.replace('{id}', String(post.id)),
      figure: post.figures[key] || 'None yet',
    })),
    { label: 'Preview', to: `/jobs/preview/${post.code}`, figure: 'As applicants see it' },
  ].filter(({ to }) => mayFollow(to));
  const isPublic = post.state === 'POSTED';
  if (links.length === 0 && !isPublic) return null;
  return (
    <Card withBorder padding="xs">
      <Stack gap="xs" align="flex-start">
        <SimpleGrid cols={2} spacing={4} verticalSpacing={4} w="100%">
          {links.map(({ label, to, figure }) => (
            <NavLink
              key={to}
              component={Link}
              to={to}
              label={
                <Text span size="sm" fw={500} c="var(--mantine-color-anchor)">
                  {label}
                </Text>
              }
              description={figure}
              rightSection={<IconChevronRight size={14} stroke={1.75} aria-hidden />}
            />
          ))}
        </SimpleGrid>
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
      </Stack>
    </Card>
  );
}
