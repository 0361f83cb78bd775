import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { Facts, type Fact } from '@talaan/kernel/web/pages/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import type { PostRecord } from '../contract/posts.ts';
import { BOARDS, POST_KINDS, SALARY_KINDS } from '../contract/words.ts';

export function PostFacts({ post }: { post: PostRecord }) {
  const facts: Fact[] = [
    ['Kind', `${POST_KINDS[post.kind]}, ${post.status}`],
    ['Items', post.items],
    ['Vacancies', String(post.vacancies)],
    ['Salary', post.salary !== null && `${formatPesos(post.salary)} ${SALARY_KINDS[post.salary_kind]}`],
    ['Salary grade', post.salary_grade === null ? null : String(post.salary_grade)],
    ['Place of assignment', post.place],
    ['Selection board', BOARDS[post.board]],
    ['Opens', post.opens_at && formatInstant(post.opens_at)],
    ['Closes', post.closes_at && formatInstant(post.closes_at)],
    ['Valid until', post.valid_until && longDate(post.valid_until)],
    ['Education', post.education],
    ['Experience', post.experience || formatNumber(post.experience_years, 'year')],
    ['Training', post.training || formatNumber(post.training_hours, 'hour')],
    ['Eligibility', post.eligibility],
    ['Competency', post.competency],
    ['Duties', <Lines key="duties" text={post.duties} />],
    ['Instructions', post.instructions && <Lines key="instructions" text={post.instructions} />],
    ['Papers', <Papers key="papers" post={post} />],
    [
      'Applications go to',
      [post.contact_name, post.contact_title, post.contact_address, post.contact_email, post.contact_phone].filter(Boolean).join(', '),
    ],
    ['Equal opportunity', post.equal_opportunity],
    [
      'Request to hire',
      <Anchor key="request" component={Link} to={`/rsp/request_to_hire/${post.request.id}`} size="sm">
        {post.request.number}
      </Anchor>,
    ],
  ];
  return <Facts facts={facts} />;
}

function Lines({ text }: { text: string }) {
  return (
    <Text size="sm" inherit style={{ whiteSpace: 'pre-line' }}>
      {text}
    </Text>
  );
}

function Papers({ post: { requirements } }: { post: PostRecord }) {
  if (requirements.length === 0) return '—';
  return (
    <List size="sm">
      {requirements.map(({ code, label, is_needed: isNeeded }) => (
        <List.Item key={code}>
          {label}
          {!isNeeded && (
            <Text span size="xs" c="dimmed" ms={6}>
              where there is one
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  );
}

function formatNumber(count: number | null, unit: string): string | null {
  if (count === null) return null;
  return count === 0 ? 'None required' : `${count} ${unit}${count === 1 ? '' : 's'}`;
}
