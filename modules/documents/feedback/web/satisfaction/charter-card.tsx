import { Group, Stack, Text, Title } from '@mantine/core';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import type { SatisfactionAnswer } from '../../contract/satisfaction.ts';
import { FORM_WORDS } from '../../rules/form-words.ts';
import './satisfaction.css';

const WORDS = FORM_WORDS.en;
const QUESTIONS = [
  ['cc1', 'Awareness', WORDS.cc1_options],
  ['cc2', 'Visibility', WORDS.cc2_options],
  ['cc3', 'Helpfulness', WORDS.cc3_options],
] as const;

/** How well the Citizen’s Charter is known, seen and used. */
export function CharterCard({ charter }: { charter: NonNullable<SatisfactionAnswer['charter']> }) {
  return (
    <FigureCard
      title="Citizen’s Charter"
      note="Visibility and helpfulness are of those who know the Charter, without those who answered N/A."
    >
      {QUESTIONS.map(([key, title, options]) => {
        const counts = options.map((_option, at) => charter[key][at + 1] ?? 0);
        const most = Math.max(...counts);
        return (
          <div key={key}>
            <Title order={3} size="h5" mb={4}>
              {title}
            </Title>
            <Stack gap={4} component="ul" className="plain-list">
              {options.map((option, at) => (
                <li key={option}>
                  <Text size="sm">{option}</Text>
                  <Group gap="sm" wrap="nowrap">
                    <Proportion value={counts[at]!} most={most} />
                    <Text span size="sm" w={40} ta="end" flex="none">
                      {counts[at]}
                    </Text>
                  </Group>
                </li>
              ))}
            </Stack>
          </div>
        );
      })}
    </FigureCard>
  );
}
