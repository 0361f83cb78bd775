import type { ReactNode } from 'react';
import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { previewLetters } from '../contract/letters.ts';
import type { ApplicationState } from '@talaan/applicants/workflow.ts';
import { LetterText } from './letter-text.tsx';

interface LetterPreviewProps {
  id: number;
  body: { subject: string; body: string; states: ApplicationState[] };
  children: (found: Answer<typeof previewLetters>) => ReactNode;
}

/** A letter as its first applicant reads it. */
export function LetterPreview({ id, body, children }: LetterPreviewProps) {
  const preview = useQuery<Answer<typeof previewLetters>, ApiError>({
    queryKey: ['letter-preview', id, body],
    queryFn: () => call(previewLetters, { params: { id }, body }),
    meta: { search: true },
    retry: false,
  });
  if (preview.isError)
    return (
      <Alert color="red" variant="light" title="Preview">
        {Object.values(preview.error.errors ?? {}).flat()[0] ?? preview.error.message}
      </Alert>
    );
  if (!preview.data) return <Skeleton h={240} aria-busy />;
  const { sample } = preview.data;
  return (
    <Stack gap="sm" aria-live="polite">
      {children(preview.data)}
      {sample && (
        <>
          <Text size="xs" c="dimmed">
            As {sample.name} reads it:
          </Text>
          <LetterText subject={sample.subject} paragraphs={sample.paragraphs} />
        </>
      )}
    </Stack>
  );
}
