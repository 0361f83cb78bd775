import { ActionIcon, Group, Select, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { LEVEL_NAMES, listCompetencies, saveProfile, type readProfile } from '../../contract/competencies.ts';
import type { CompetencyLevel } from '../../rules/needs.ts';

interface ProfileDialogProps {
  profile: Answer<typeof readProfile>;
  onClose: () => void;
}

/** What a position asks for: one line for each competency with its level. */
export function ProfileDialog({ profile: { position, asked }, onClose }: ProfileDialogProps) {
  const offered = useCall(listCompetencies, { query: { per_page: 999, show: 'offered', sort: 'name' } }).data?.competencies ?? [];
  return (
    <Dialog size="form" title={position.name} onClose={onClose}>
      <FormShell
        endpoint={saveProfile}
        params={{ id: position.id }}
        initial={{ asked: asked.map(({ competency_id, name, level }) => ({ competency_id, name, level: String(level) })) }}
        body={({ asked: lines }) => ({
          asked: lines.map(({ competency_id, level }) => ({ competency_id, level: Number(level) as CompetencyLevel })),
        })}
        draft={`profile:${position.id}`}
        submit="Save profile"
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm" c="dimmed">
              {`${count(position.people, 'person', 'people')} in this position. Gaps follow from what is asked here.`}
            </Text>
            {form.getValues().asked.map(({ competency_id: id, name }, at) => (
              <Group key={id} gap="sm" wrap="nowrap" justify="space-between">
                <Text size="sm" flex={1}>
                  {name}
                </Text>
                <Select
                  w={150}
                  aria-label={`Level of ${name}`}
                  allowDeselect={false}
                  data={choices(LEVEL_NAMES)}
                  {...form.getInputProps(`asked.${at}.level`)}
                />
                <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${name}`} onClick={() => form.removeListItem('asked', at)}>
                  <IconX size={16} />
                </ActionIcon>
              </Group>
            ))}
            <SearchSelect
              label="Add a competency"
              error={form.errors.asked}
              value={null}
              data={offered
                .filter(({ id }) => !form.getValues().asked.some(({ competency_id: one }) => one === id))
                .map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(chosen) => {
                const found = offered.find(({ id }) => String(id) === chosen);
                if (found) form.insertListItem('asked', { competency_id: found.id, name: found.name, level: '2' });
              }}
            />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
