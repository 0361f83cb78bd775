import { Group, Stack, Text } from '@mantine/core';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import type { SatisfactionAnswer } from '../../contract/satisfaction.ts';
import { DIMENSIONS, wordOf } from '../../rules/client-satisfaction.ts';
import { percent, responseRate } from '../../rules/report-tables.ts';
import './satisfaction.css';

const WHOLE = 1000;

/** The overall score in words, how many answered, and each dimension as a bar with its number. */
export function ScoresCard({ found }: { found: SatisfactionAnswer }) {
  const { answers, transactions, least_sample: sample, overall, dimensions, scored } = found;
  const rate = responseRate(found);
  return (
    <FigureCard
      title={overall?.permille == null ? 'Overall score' : `Overall score: ${percent(overall.permille)}, ${wordOf(overall.permille)}`}
      note="Those who agree or strongly agree, of those who answered; N/A and blank are no answers. Overall: dimensions 1 to 8 together (ARTA MC 2022-05)."
    >
      <Text size="sm">
        {answers} {answers === 1 ? 'answer' : 'answers'} to {transactions} {transactions === 1 ? 'transaction' : 'transactions'}
        {rate !== null && ` (${percent(rate)})`}; the least sample is {sample}.
        {scored > 0 &&
          scored < answers &&
          ` Scores are of ${scored}: the others wait until five of them share a period, an office or a service.`}
      </Text>
      {dimensions.length > 0 && (
        <Stack gap={6} component="ul" className="plain-list" aria-label="Scores by dimension">
          {DIMENSIONS.map((name, at) => {
            const { permille, answers: given, not_applicable: none, left_out: blank } = dimensions[at]!;
            return (
              <li key={name}>
                <Group gap="sm" wrap="nowrap">
                  <Text span size="sm" w={{ base: 160, sm: 200 }} flex="none" fw={at === 0 ? 600 : undefined}>
                    {at}. {name}
                  </Text>
                  <Proportion value={permille ?? 0} most={WHOLE} color="blue" />
                  <Text span size="sm" w={70} ta="end" flex="none">
                    {percent(permille)}
                  </Text>
                  <Text span size="xs" c="dimmed" w={190} flex="none" visibleFrom="sm">
                    {given} answered, {none} N/A, {blank} blank
                  </Text>
                </Group>
              </li>
            );
          })}
        </Stack>
      )}
    </FigureCard>
  );
}
