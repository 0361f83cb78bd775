import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp, IconPencil } from '@tabler/icons-react';
import { say } from '@talaan/kernel/contract/say.ts';
import type { SavingState } from './row-saver.ts';

/** How what was typed is kept, in one quiet line; loud only where it is not saved. */
export function SaveLine({ state, onRetry }: { state: SavingState; onRetry: () => void }) {
  const said = formatState(state);
  return (
    <Group gap={6} wrap="nowrap" mih={24} role="status">
      {said && (
        <>
          <said.Icon size={16} aria-hidden />
          <Text size="sm" c={said.isLoud ? undefined : 'dimmed'} fw={said.isLoud ? 500 : undefined}>
            {said.words}
          </Text>
        </>
      )}
      {state.kind === 'waiting' && (
        <Button size="compact-sm" variant="subtle" onClick={onRetry}>
          {say('Try now')}
        </Button>
      )}
    </Group>
  );
}

function formatState(state: SavingState): { words: string; Icon: typeof IconPencil; isLoud?: boolean } | undefined {
  switch (state.kind) {
    case 'clean':
      return undefined;
    case 'typing':
      return { words: 'Not saved yet', Icon: IconPencil };
    case 'saving':
      return { words: 'Saving …', Icon: IconCloudUp };
    case 'saved':
      return { words: `Saved ${state.at}`, Icon: IconCloudCheck };
    case 'waiting':
      return {
        words: 'Not saved: no connection. It is stored on this computer and saved automatically.',
        Icon: IconCloudOff,
        isLoud: true,
      };
    case 'refused':
      return { words: `Not saved: ${state.message}`, Icon: IconAlertTriangle, isLoud: true };
    case 'clashed':
      return { words: 'Not saved: this section was changed elsewhere.', Icon: IconAlertTriangle, isLoud: true };
  }
}
