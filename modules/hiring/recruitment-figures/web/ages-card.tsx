import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import type { Figures } from '../contract.ts';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import { PostLine } from './post-line.tsx';

/** How long the open posts have been posted, and the oldest of them; each age leads to its posts. */
export function AgesCard({ found, campus }: { found: Figures; campus: string | null }) {
  const { ages, oldest } = found;
  const most = Math.max(...ages.map(({ posts }) => posts));
  return (
    <FigureCard title="Age of open vacancies" note="Posts that are published and not filled today, by days since they were first posted.">
      <Stack gap={6} component="ul" className="figures-list">
        {ages.map((age) => (
          <li key={age.code}>
            <AgeLine age={age} most={most} campus={campus} />
          </li>
        ))}
      </Stack>
      {oldest.length > 0 && (
        <Stack gap={6} component="ul" className="figures-list" aria-label="The oldest open vacancies">
          {oldest.map((post) => (
            <PostLine key={post.id} post={post} said={`${post.age} days`} />
          ))}
        </Stack>
      )}
    </FigureCard>
  );
}

const LIST = '/rsp/job_posts';

interface AgeLineProps {
  age: Figures['ages'][number];
  most: number;
  campus: string | null;
}

function AgeLine({ age: { code, name, posts }, most, campus }: AgeLineProps) {
  const mayFollow = useMayFollow()(LIST);
  const line = (
    <Group gap="sm" wrap="nowrap">
      <Text span size="sm" w={110} flex="none">
        {name}
      </Text>
      <Proportion value={posts} most={most} color="blue" />
      <Text span size="sm" w={32} ta="end" flex="none">
        {posts}
        <VisuallyHidden> {posts === 1 ? 'post' : 'posts'}</VisuallyHidden>
      </Text>
    </Group>
  );
  if (posts === 0 || !mayFollow) return line;
  return (
    <Link to={`${LIST}?${new URLSearchParams({ age: code, ...(campus && { campus }) }).toString()}`} className="menu-line figures-line">
      {line}
    </Link>
  );
}
