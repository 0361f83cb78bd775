import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useInViewport, useMergedRef } from '@mantine/hooks';
import { IconArrowDown } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../calls/api-error.ts';
import { LoadFailed } from '../empty-state.tsx';
import './consequences.css';
import { say } from '../../contract/say.ts';

interface ConsequencesProps<A> {
  /** What is still to be chosen before anything can be said; absent once the form says enough. */
  hint: string | undefined;
  answer: UseQueryResult<A, ApiError>;
  children: (answer: A) => ReactNode;
}

/** What saving a form changes for others, by a call that changes nothing. Stands beside the fields. */
export function Consequences<A>({ hint, answer, children }: ConsequencesProps<A>) {
  return (
    <Card withBorder component="section" aria-label={say('What changes')} aria-live="polite" className="consequences">
      <Stack gap="sm">
        <Title order={2}>{say('What changes')}</Title>
        {hint && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
        {!hint && answer.isError && <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />}
        {!hint && answer.isPending && <Skeleton h={96} aria-busy />}
        {!hint && answer.data !== undefined && !answer.isError && children(answer.data)}
      </Stack>
    </Card>
  );
}

/** Fields with what they change at their right; below them on a narrow window, where a button in the foot of the form leads there. */
export function WithConsequences({ fields, children }: { fields: ReactNode; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const { ref, inViewport } = useInViewport();
  const [foot, setFoot] = useState<Element | null>();
  useEffect(() => setFoot(panel.current?.closest('form')?.querySelector('.form-foot-aside')), []);
  return (
    <div className="with-consequences">
      {fields}
      {foot &&
        !inViewport &&
        createPortal(
          <Button
            variant="default"
            className="to-consequences"
            rightSection={<IconArrowDown size={16} stroke={1.75} />}
            onClick={() => panel.current?.scrollIntoView({ block: 'center' })}
          >
            {say('What changes')}
          </Button>,
          foot,
        )}
      <Stack gap="md" className="beside-fields" ref={useMergedRef(panel, ref)}>
        {children}
      </Stack>
    </div>
  );
}
