import { useState } from 'react';
import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listLinkedProviders, relinkProvider, unlinkProvider, type LinkedProvider } from '../../contract/social.ts';
import { useCurrentUser } from '../current-user.ts';
import { ProviderIcon } from '../social/provider-icon.tsx';
import { ConfirmOwnerDialog } from './confirm-owner-dialog.tsx';

/** Which accounts of other providers open one's own. */
export function LinkedProvidersSection() {
  const answer = useCall(listLinkedProviders, {});
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={80} />;
  const { providers, needs_password } = answer.data;
  if (providers.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {say('The university has not set up signing in with Google, Microsoft or another provider.')}
      </Text>
    );
  return (
    <Stack gap="sm">
      {providers.map((provider) => (
        <ProviderCard key={provider.provider} provider={provider} needsPassword={needs_password} />
      ))}
    </Stack>
  );
}

function ProviderCard({ provider: { provider, name, link }, needsPassword }: { provider: LinkedProvider; needsPassword: boolean }) {
  const { email } = useCurrentUser();
  const [relinking, setRelinking] = useState(false);
  const unlinking = useSend(unlinkProvider, { alsoRefresh: [listLinkedProviders], onDone: ({ message }) => showSuccess(message) });
  const unlink = async () => {
    const question = say('The {name} account {email} opens your account no more, until you allow it again here.', {
      name,
      email: link?.email ?? '',
    });
    if (await confirm({ title: say('Unlink {name}?', { name }), question, action: say('Unlink'), danger: true }))
      unlinking.mutate({ params: { provider } });
  };
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" gap="sm">
        <Stack gap={2} flex="1 1 12rem">
          <Group gap="xs">
            <ProviderIcon provider={provider} />
            <Text fw={600} size="sm">
              {name}
            </Text>
            <LinkState link={link} />
          </Group>
          <Text size="xs" c="dimmed">
            {link
              ? say('{email}, last used {at}', { email: link.email, at: formatInstant(link.last_used_at) })
              : say('Sign in with {name} once, with the account whose address is {email}: that links it.', { name, email })}
          </Text>
        </Stack>
        {link &&
          (link.unlinked_at === null ? (
            <Button
              variant="default"
              aria-label={say('Unlink {name}', { name })}
              loading={unlinking.isPending}
              onClick={() => void unlink()}
            >
              {say('Unlink')}
            </Button>
          ) : (
            <Button variant="default" aria-label={say('Allow {name} again', { name })} onClick={() => setRelinking(true)}>
              {say('Allow again')}
            </Button>
          ))}
      </Group>
      {relinking && link && (
        <RelinkDialog
          provider={provider}
          name={name}
          email={link.email}
          needsPassword={needsPassword}
          onClose={() => setRelinking(false)}
        />
      )}
    </Paper>
  );
}

function LinkState({ link }: { link: LinkedProvider['link'] }) {
  if (!link) return <StatusBadge tone="neutral">{say('Not linked')}</StatusBadge>;
  return link.unlinked_at === null ? (
    <StatusBadge tone="neutral">{say('Linked')}</StatusBadge>
  ) : (
    <StatusBadge tone="warning">{say('Unlinked')}</StatusBadge>
  );
}

interface RelinkProps {
  provider: string;
  name: string;
  email: string;
  needsPassword: boolean;
  onClose: () => void;
}

function RelinkDialog({ provider, name, email, needsPassword, onClose }: RelinkProps) {
  const allowing = useSend(relinkProvider, {
    alsoRefresh: [listLinkedProviders],
    onDone: ({ message }) => {
      showSuccess(message);
      onClose();
    },
  });
  return (
    <ConfirmOwnerDialog
      title={say('Allow {name} again?', { name })}
      question={say('Signing in at {name} as {email} opens your account again.', { name, email })}
      action={say('Allow')}
      needsPassword={needsPassword}
      error={allowing.error?.errors.password?.join(' ')}
      loading={allowing.isPending}
      onConfirm={(password) => allowing.mutate({ params: { provider }, body: { password } })}
      onClose={onClose}
    />
  );
}
