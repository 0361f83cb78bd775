import { Anchor, Group, List, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { PublicPage } from '@talaan/identity/web/public-page.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useLanguage } from '@talaan/kernel/web/language.ts';
import { showNotice } from '../../contract/notices.ts';
import { NoticeState } from './notice-state.tsx';
import { NoticeText } from './notice-text.tsx';

/** The privacy notice for anyone: that in force, or the edition in the address. */
export function Screen() {
  const [search] = useSearchParams();
  const language = useLanguage();
  const asked = search.get('edition');
  const answer = useCall(showNotice, { query: asked === null ? {} : { edition: Number(asked) } }, { search: true });
  return (
    <PublicPage>
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <Stack gap="md">
          <Title order={1}>{say('Privacy notice')}</Title>
          {answer.isError && <Missing failure={answer.error} onRetry={() => void answer.refetch()} />}
          {!answer.data && !answer.isError && <Skeleton h={400} aria-busy />}
          {answer.data && (
            <>
              <Group gap="xs">
                <Text size="sm" fw={600}>
                  {answer.data.notice.title}
                </Text>
                <NoticeState state={answer.data.notice.state} />
                <Text size="sm" c="dimmed">
                  {say('in force from {day}', { day: longDate(answer.data.notice.effective_on) })}
                </Text>
              </Group>
              <NoticeText text={language === 'fil' ? answer.data.notice.filipino : answer.data.notice.english} />
              {answer.data.editions.length > 1 && <Editions editions={answer.data.editions} shown={answer.data.notice.id} />}
            </>
          )}
        </Stack>
      </Paper>
    </PublicPage>
  );
}

function Missing({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  const isUnknown = failure instanceof ApiError && failure.status === 404;
  if (!isUnknown) return <LoadFailed isSilent failure={failure} onRetry={onRetry} />;
  return <Text size="sm">{say('The university has published no such privacy notice. Ask its data protection officer.')}</Text>;
}

interface Edition {
  id: number;
  title: string;
  effective_on: string;
}

function Editions({ editions, shown }: { editions: readonly Edition[]; shown: number }) {
  return (
    <Stack gap={4} component="nav" aria-label={say('Editions')} className="not-on-paper">
      <Title order={2} size="h5">
        {say('Editions')}
      </Title>
      <List size="sm">
        {editions.map(({ id, title, effective_on: day }) => (
          <List.Item key={id}>
            {id === shown ? (
              <Text span size="sm" fw={600} aria-current="page">
                {title}, {longDate(day)}
              </Text>
            ) : (
              <Anchor component={Link} to={`/privacy-notice?edition=${id}`} size="sm" underline="always">
                {title}, {longDate(day)}
              </Anchor>
            )}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
