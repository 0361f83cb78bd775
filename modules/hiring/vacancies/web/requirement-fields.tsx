import type { ReactNode } from 'react';
import { ActionIcon, Button, Checkbox, Group, Input, Stack, TextInput } from '@mantine/core';
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { Requirement } from '../contract/posts.ts';

interface RequirementFieldsProps {
  value: Requirement[];
  onChange: (value: Requirement[]) => void;
  error: ReactNode;
}

/** The papers that applicants submit, in their order; a needed one must be there before an application is submitted. */
export function RequirementFields({ value, onChange, error }: RequirementFieldsProps) {
  const change = (at: number, changed: Partial<Requirement>) =>
    onChange(value.map((one, place) => (place === at ? { ...one, ...changed } : one)));
  const moveUp = (at: number) => onChange(value.toSpliced(at - 1, 2, value[at]!, value[at - 1]!));
  return (
    <Input.Wrapper label="Papers that applicants submit" labelElement="div" error={error}>
      <Stack gap="xs" mt="xs">
        {value.map((one, at) => (
          <Group key={one.code} gap="xs" wrap="nowrap" align="center">
            <TextInput
              flex={1}
              aria-label={`Paper ${at + 1}`}
              value={one.label}
              onChange={(event) => change(at, { label: event.currentTarget.value })}
            />
            <Checkbox
              label="Needed"
              aria-label={`Paper ${at + 1} is needed`}
              checked={one.is_needed}
              onChange={(event) => change(at, { is_needed: event.currentTarget.checked })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              disabled={at === 0}
              onClick={() => moveUp(at)}
              aria-label={`Move paper ${at + 1} up`}
            >
              <IconArrowUp size={18} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              onClick={() => onChange(value.toSpliced(at, 1))}
              aria-label={`Remove paper ${at + 1}`}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} />}
            onClick={() => onChange([...value, { code: freeCode(value), label: '', is_needed: false }])}
          >
            Another paper
          </Button>
        </Group>
      </Stack>
    </Input.Wrapper>
  );
}

/** A code that no paper of the post has: other, other-a, other-b … */
function freeCode(value: readonly Requirement[]): string {
  const used = new Set(value.map(({ code }) => code));
  const codes = ['other', ...Array.from({ length: 26 }, (_, at) => `other-${String.fromCodePoint(97 + at)}`)];
  return codes.find((code) => !used.has(code)) ?? 'other';
}
