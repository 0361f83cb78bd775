import { useState } from 'react';
import { Avatar, Button, FileButton, Group, Input, Stack, Text } from '@mantine/core';
import { confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { refusalOf } from '@talaan/kernel/web/files/file-check.ts';
import { showError, showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { AVATAR_LIMIT, removeAvatar } from '../../contract/account.ts';
import { me, type CurrentUser } from '../../contract.ts';
import { CropDialog } from './crop-dialog.tsx';

const LIMITS = { endings: ['.png', '.jpg', '.jpeg'], maxBytes: AVATAR_LIMIT, hint: 'jpg/png files with a size less than 2mb' };

export function AvatarField({ user }: { user: CurrentUser }) {
  const [chosen, setChosen] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const removal = useSend(removeAvatar, { alsoRefresh: [me], onDone: ({ message }) => showSuccess(message) });

  const take = (file: File | null) => {
    if (!file) return;
    const reason = refusalOf(file, LIMITS);
    setRefusal(reason);
    if (reason) showError(reason);
    else setChosen(file);
  };
  const remove = async () => {
    if (await confirmRemoval('your picture')) removal.mutate({});
  };

  return (
    <Input.Wrapper label={say('Picture')} labelElement="div" error={refusal}>
      <Group gap="md" mt={4}>
        <Avatar src={user.avatar_path} name={user.name} size={80} alt="" />
        <Stack gap={4}>
          <Group gap="xs">
            <FileButton onChange={take} accept={LIMITS.endings.join(',')} key={chosen?.name}>
              {(button) => (
                <Button {...button} variant="default">
                  {say('Choose a picture')}
                </Button>
              )}
            </FileButton>
            {user.avatar_path && (
              <Button variant="subtle" color="red" loading={removal.isPending} onClick={() => void remove()}>
                {say('Remove')}
              </Button>
            )}
          </Group>
          <Text size="xs" c="dimmed">
            {LIMITS.hint}
          </Text>
        </Stack>
      </Group>
      {chosen && (
        <CropDialog
          file={chosen}
          onClose={() => setChosen(undefined)}
          onRefused={(reason) => {
            setChosen(undefined);
            setRefusal(reason);
          }}
        />
      )}
    </Input.Wrapper>
  );
}
