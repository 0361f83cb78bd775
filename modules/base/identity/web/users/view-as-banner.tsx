import { Alert, Button, Group, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { forgetViewed, readViewed } from '@talaan/kernel/web/calls/view-as.ts';
import { stopViewing } from '../../contract/users.ts';
import { useCurrentUser } from '../current-user.ts';

/** Marks every screen while an administrator views Talaan as somebody else, and leads back. */
export function Part() {
  const { name, viewed_by: viewer } = useCurrentUser();
  const stopping = useMutation({ mutationFn: stop });
  if (!viewer) return null;
  return (
    <Alert color="yellow" icon={<IconEye />} p="xs" mb="sm" role="status">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          You view Talaan as <strong>{name}</strong>. Nothing can be changed, and what you open is recorded.
        </Text>
        <Button size="xs" variant="default" loading={stopping.isPending} onClick={() => stopping.mutate()}>
          Stop viewing as
        </Button>
      </Group>
    </Alert>
  );
}

/** As oneself again, also where the server has forgotten the viewing; the page is loaded anew, so that nothing of the other stays. */
async function stop(): Promise<void> {
  const viewed = readViewed();
  forgetViewed();
  if (viewed) await call(stopViewing, { params: { id: viewed.id } }).catch(() => undefined);
  location.assign(viewed ? `/settings/admin/users/${viewed.id}` : '/');
}
