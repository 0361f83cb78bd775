import { useState, type ReactNode } from 'react';
import { ActionIcon, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash, IconX } from '@tabler/icons-react';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { readComposition, removeSavedFigure, type OfferedFigure } from '../../contract/composition.ts';
import { SavedFigureDialog } from './saved-figure-dialog.tsx';

interface ChosenFiguresProps {
  offered: readonly OfferedFigure[];
  chosen: readonly string[];
  error: ReactNode;
  onChange: (chosen: string[]) => void;
}

/** The figures of a board in their order: each goes up, down or away, others are added at the end. */
export function ChosenFigures({ offered, chosen, error, onChange }: ChosenFiguresProps) {
  const [isAdding, setAdding] = useState(false);
  const known = new Map(offered.map((one) => [one.name, one]));
  const swap = (at: number, other: number) =>
    onChange(chosen.map((name, place) => (place === at ? chosen[other]! : place === other ? chosen[at]! : name)));
  const left = offered.filter(({ name }) => !chosen.includes(name));
  return (
    <Stack gap="xs" component="section" aria-label="Figures">
      <Text fw={500} size="sm">
        Figures
      </Text>
      {chosen.length === 0 && <Text size="sm">Without a figure, the board has those that come with the product.</Text>}
      {chosen.map((name, at) => (
        <Paper key={name} withBorder px="sm" py={6}>
          <Group justify="space-between" wrap="nowrap" gap="xs">
            <div>
              <Text size="sm">{known.get(name)?.title}</Text>
              <Text size="xs" c="dimmed">
                {known.get(name)?.definition}
              </Text>
            </div>
            <Group gap={4} wrap="nowrap">
              <ActionIcon
                variant="default"
                aria-label={`${known.get(name)?.title} up`}
                disabled={at === 0}
                onClick={() => swap(at, at - 1)}
              >
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                aria-label={`${known.get(name)?.title} down`}
                disabled={at === chosen.length - 1}
                onClick={() => swap(at, at + 1)}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                aria-label={`Take ${known.get(name)?.title} off the board`}
                onClick={() => onChange(chosen.filter((one) => one !== name))}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
          </Group>
        </Paper>
      ))}
      {error && (
        <Text size="sm" c="red">
          {error}
        </Text>
      )}
      <SearchSelect
        label="Add a figure"
        placeholder={left.length === 0 ? 'All figures are on the board' : 'Choose a figure'}
        data={left.map(({ name, title }) => ({ value: name, label: title }))}
        value={null}
        onChange={(name) => name && onChange([...chosen, name])}
      />
      <Group gap="xs">
        <Button variant="default" onClick={() => setAdding(true)}>
          Make a figure of a saved list
        </Button>
      </Group>
      <OwnFigures offered={offered} onRemoved={(name) => onChange(chosen.filter((one) => one !== name))} />
      {isAdding && <SavedFigureDialog onClose={() => setAdding(false)} onAdded={(name) => onChange([...chosen, name])} />}
    </Stack>
  );
}

/** What the university made of saved lists, to be removed from all boards. */
function OwnFigures({ offered, onRemoved }: { offered: readonly OfferedFigure[]; onRemoved: (name: string) => void }) {
  const removing = useSend(removeSavedFigure, { alsoRefresh: [readComposition], onDone: ({ message }) => showSuccess(message) });
  const own = offered.filter(({ is_saved: isSaved }) => isSaved);
  if (own.length === 0) return null;
  const remove = async ({ name, title }: OfferedFigure) => {
    const question = 'It goes from all boards, and what was kept of it is deleted.';
    if (!(await confirm({ title: `Remove ‘${title}’`, question, action: 'Remove the figure', danger: true }))) return;
    removing.mutate({ params: { id: Number(name.replace('saved-', '')) } });
    onRemoved(name);
  };
  return (
    <Stack gap={4}>
      <Text fw={500} size="sm">
        Figures of saved lists
      </Text>
      {own.map((figure) => (
        <Group key={figure.name} justify="space-between" gap="xs" wrap="nowrap">
          <Text size="sm">{figure.title}</Text>
          <ActionIcon variant="default" aria-label={`Remove ${figure.title}`} onClick={() => void remove(figure)}>
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  );
}
