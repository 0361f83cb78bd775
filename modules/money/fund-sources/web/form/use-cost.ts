import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { findBodyFaults } from '@talaan/kernel/web/forms/body-schema.ts';
import { previewCost } from '../../contract/sources.ts';
import { lineOf, type SourceValues } from './source-values.ts';

const SETTLED_MS = 300;

type Cost = Answer<typeof previewCost>;

/** What the lines cost, a moment after they were changed; lines that are not said yet are left out. */
export function useCost({ year, lines }: Pick<SourceValues, 'year' | 'lines'>): Cost | undefined {
  const [settled] = useDebouncedValue(JSON.stringify({ year: Number(year) || 0, lines: lines.map(lineOf) }), SETTLED_MS);
  return (
    useQuery<Cost | null, ApiError>({
      queryKey: ['cost of a fund source', settled],
      queryFn: ({ signal }) => preview(settled, signal),
      placeholderData: keepPreviousData,
      meta: { search: true },
    }).data ?? undefined
  );
}

async function preview(settled: string, signal: AbortSignal): Promise<Cost | null> {
  const { year, lines } = JSON.parse(settled) as { year: number; lines: ReturnType<typeof lineOf>[] };
  const said = await Promise.all(
    lines.map(async (line, at) => ((await findBodyFaults(previewCost, { year, lines: [{ ...line, at }] })) ? [] : [{ ...line, at }])),
  );
  const asked = said.flat();
  return asked.length === 0 ? null : call(previewCost, { body: { year, lines: asked }, signal });
}
