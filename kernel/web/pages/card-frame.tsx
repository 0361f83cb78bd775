import { useId, type ReactNode } from 'react';
import { Anchor, Group, Paper, Skeleton, Stack, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadFailed } from '../empty-state.tsx';
import type { ApiError } from '../calls/api-error.ts';
import './card-frame.css';
import { say } from '../../contract/say.ts';

interface CardFrameProps<A> {
  title: string;
  /** The screen behind the card. */
  more?: { label: string; to: string } | undefined;
  answer: UseQueryResult<A, ApiError>;
  children: (answer: A) => ReactNode;
}

/** One concern of the dashboard, with the way to its screen. */
export function CardFrame<A>({ title, more, answer, children }: CardFrameProps<A>) {
  const id = useId();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} className="card-frame">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} id={id}>
            {say(title)}
          </Title>
          {more && (
            <Anchor component={Link} to={more.to} size="sm" className="card-more">
              {say(more.label)}
            </Anchor>
          )}
        </Group>
        {answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
        {answer.isPending && <Skeleton h={96} aria-busy />}
        {answer.data !== undefined && !answer.isError && children(answer.data)}
      </Stack>
    </Paper>
  );
}
