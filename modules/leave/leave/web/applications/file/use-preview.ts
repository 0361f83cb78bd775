import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call, type Sent } from '@talaan/kernel/web/calls/call.ts';
import { previewApplication, type Preview } from '../../../contract/applications.ts';

const SETTLED_MS = 300;

/** What the application would come to, a moment after it was changed; the answer before stays until then. */
export function usePreview(body: Sent<typeof previewApplication>) {
  const [settled] = useDebouncedValue(JSON.stringify(body), SETTLED_MS);
  const wanted = JSON.parse(settled) as typeof body;
  const isEnough = [body, wanted].every(({ type_code, dates }) => type_code !== '' && dates.length > 0);
  return {
    isEnough,
    answer: useQuery<Preview, ApiError>({
      queryKey: [previewApplication.path, settled],
      queryFn: ({ signal }) => call(previewApplication, { body: wanted, signal }),
      placeholderData: keepPreviousData,
      enabled: isEnough,
      meta: { search: true },
    }),
  };
}
