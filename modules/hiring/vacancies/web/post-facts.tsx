import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { Facts, type Fact } from '@talaan/kernel/web/pages/facts.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { PostRecord } from '../contract/posts.ts';
import { BOARDS, POST_KINDS, SALARY_KINDS } from '../contract/words.ts';

export function PostFacts({ post }: { post: PostRecord }) {
  const facts: Fact[] = [
    [say('Kind'), `${POST_KINDS[post.kind]}, ${post.status}`],
    [say('Items'), post.items],
    [say('Vacancies'), String(post.vacancies)],
    [say('Salary'), post.salary !== null && `${formatPesos(post.salary)} ${SALARY_KINDS[post.salary_kind]}`],
    [say('Salary grade'), post.salary_grade === null ? null : String(post.salary_grade)],
    [say('Place of assignment'), post.place],
    [say('Selection board'), BOARDS[post.board]],
    [say('Opens'), post.opens_at && formatInstant(post.opens_at)],
    [say('Closes'), post.closes_at && formatInstant(post.closes_at)],
    [say('Valid until'), post.valid_until && longDate(post.valid_until)],
    [say('Education'), post.education],
    [say('Experience'), post.experience || formatNumber(post.experience_years, 'year')],
    [say('Training'), post.training || formatNumber(post.training_hours, 'hour')],
    [say('Eligibility'), post.eligibility],
    [say('Competency'), post.competency],
    [say('Duties'), <Lines key="duties" text={post.duties} />],
    [say('Instructions'), post.instructions && <Lines key="instructions" text={post.instructions} />],
    [say('Papers'), <Papers key="papers" post={post} />],
    [
      say('Applications go to'),
      [post.contact_name, post.contact_title, post.contact_address, post.contact_email, post.contact_phone].filter(Boolean).join(', '),
    ],
    [say('Equal opportunity'), post.equal_opportunity],
    [
      say('Request to hire'),
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
              {say('where there is one')}
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  );
}

function formatNumber(count: number | null, unit: string): string | null {
  if (count === null) return null;
  return count === 0 ? say('None required') : `${count} ${unit}${count === 1 ? '' : 's'}`;
}
