import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call, type Answer, type Sent } from '@talaan/kernel/web/calls/call.ts';
import { previewIssue } from '../../../contract/papers.ts';

const SETTLED_MS = 300;

/** The papers that an issue would make, a moment after it was changed; the answer before stays until then. */
export function useIssuePreview(body: Sent<typeof previewIssue>, isEnough: boolean) {
  const [settled] = useDebouncedValue(JSON.stringify(body), SETTLED_MS);
  return useQuery<Answer<typeof previewIssue>, ApiError>({
    queryKey: ['preview of an issue', settled],
    queryFn: ({ signal }) => call(previewIssue, { body: JSON.parse(settled) as typeof body, signal }),
    placeholderData: keepPreviousData,
    enabled: isEnough && settled === JSON.stringify(body),
    meta: { search: true },
  });
}
