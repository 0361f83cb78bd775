import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call, type Answer } from '@talaan/kernel/web/calls/call.ts';
import { findBodyFaults } from '@talaan/kernel/web/forms/body-schema.ts';
import { previewDelivery } from '../../../contract/deliveries.ts';
import { lineOf, type LinesValues } from './delivery-values.ts';

const SETTLED_MS = 300;

type Preview = Answer<typeof previewDelivery>;

/** The items that the lines bring, by their index among all lines. */
export type DeliveryPreview = Preview | undefined;

/** What the lines come to, a moment after they were changed; lines that are not said yet are left out. */
export function useDeliveryPreview({ accepted_on: day, lines }: LinesValues): DeliveryPreview {
  const asked = lines.map(lineOf);
  const [settled] = useDebouncedValue(JSON.stringify({ accepted_on: day ?? '', lines: asked }), SETTLED_MS);
  return (
    useQuery<Preview | null, ApiError>({
      queryKey: ['preview of a delivery', settled],
      queryFn: ({ signal }) => preview(settled, signal),
      placeholderData: keepPreviousData,
      meta: { search: true },
    }).data ?? undefined
  );
}

async function preview(settled: string, signal: AbortSignal): Promise<Preview | null> {
  const { accepted_on: day, lines } = JSON.parse(settled) as { accepted_on: string; lines: ReturnType<typeof lineOf>[] };
  const said = await Promise.all(
    lines.map(async (line, at) => ((await findBodyFaults(previewDelivery, { accepted_on: day, lines: [line] })) ? [] : [{ line, at }])),
  );
  const asked = said.flat();
  if (asked.length === 0) return null;
  const answer = await call(previewDelivery, { body: { accepted_on: day, lines: asked.map(({ line }) => line) }, signal });
  const inForm = (field: string) => field.replace(/^lines\.(\d+)/, (_all, index: string) => `lines.${asked[Number(index)]!.at}`);
  return {
    errors: Object.fromEntries(Object.entries(answer.errors).map(([field, messages]) => [inForm(field), messages])),
    items: answer.items.map((item) => ({ ...item, line: asked[item.line]!.at })),
    warnings: answer.warnings.map((warning) => ({ ...warning, field: inForm(warning.field) })),
  };
}
