import type { ReactNode } from 'react';
import { ActionIcon, Button, Fieldset, Group, Select, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import type { PaperCase } from '../../rules/leave-type.ts';
import { PAPER_CASE_NAMES } from '../../rules/format-type.ts';
import type { TypedPaper } from './typed-terms.ts';

interface PaperFieldsProps {
  papers: TypedPaper[];
  errors: Record<string, ReactNode>;
  onChange: (papers: TypedPaper[]) => void;
}

/** The papers of a type, and when each is needed. */
export function PaperFields({ papers, errors, onChange }: PaperFieldsProps) {
  const change = (at: number, part: Partial<TypedPaper>) =>
    onChange(papers.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const add = () => onChange([...papers, { line: Math.max(-1, ...papers.map(({ line }) => line)) + 1, name: '', when: 'ALWAYS' }]);
  return (
    <Fieldset legend="Papers">
      <Stack gap="sm">
        {papers.map(({ line, name, when }, at) => (
          <Group key={line} align="flex-start" wrap="nowrap" gap="xs">
            <TextInput
              flex={2}
              aria-label={`Paper ${at + 1}`}
              placeholder="Name of the paper"
              value={name}
              error={errors[`papers.${at}.name`]}
              onChange={(event) => change(at, { name: event.currentTarget.value })}
            />
            <Select
              flex={1}
              aria-label={`When paper ${at + 1} is needed`}
              data={choices(PAPER_CASE_NAMES)}
              value={when}
              error={errors[`papers.${at}.when`]}
              allowDeselect={false}
              onChange={(value) => change(at, { when: value as PaperCase })}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              size={36}
              aria-label={`Remove paper ${at + 1}`}
              onClick={() => onChange(papers.filter((_, index) => index !== at))}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={add}>
            Add a paper
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
