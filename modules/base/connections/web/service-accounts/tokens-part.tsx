import { useState } from 'react';
import { Button, Code, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { issueToken, listServiceAccounts, revokeToken, type ServiceDetail, type Token } from '../../contract/service-accounts.ts';
import { SecretDialog } from '../secret-dialog.tsx';
import { TOKEN_STATES } from './service-states.ts';

/** The tokens of a service account, the newest first. */
export function TokensPart({ service }: { service: ServiceDetail }) {
  const [issuing, setIssuing] = useState(false);
  const [issued, setIssued] = useState<string>();
  const hasEnded = service.state === 'ended';
  return (
    <Stack gap="md" maw={760}>
      {!hasEnded && (
        <Group>
          <Button leftSection={<IconPlus size={16} />} onClick={() => setIssuing(true)}>
            Issue a token
          </Button>
        </Group>
      )}
      {service.tokens.length === 0 && <Text size="sm">No token yet: until one is issued, this account cannot call.</Text>}
      {service.tokens.map((token) => (
        <TokenLine key={token.id} service={service} token={token} />
      ))}
      {issuing && (
        <IssueDialog
          service={service}
          onIssued={(token) => {
            setIssuing(false);
            setIssued(token);
          }}
          onClose={() => setIssuing(false)}
        />
      )}
      {issued && (
        <SecretDialog title="The token" secret={issued} saved="I have saved this token" onClose={() => setIssued(undefined)}>
          It is shown only now; Talaan keeps no copy. The other system sends it with each call as <Code>Authorization: Bearer</Code> and the
          token.
        </SecretDialog>
      )}
    </Stack>
  );
}

function TokenLine({ service, token }: { service: ServiceDetail; token: Token }) {
  const revoking = useSend(revokeToken, { onDone: ({ message }) => showSuccess(message) });
  const revoke = async () => {
    const question = `The next call with the token that ends in ${token.hint} is refused.`;
    if (await confirm({ title: 'Revoke the token ?', question, action: 'Revoke', danger: true }))
      revoking.mutate({ params: { id: service.id, token: token.id } });
  };
  return (
    <Paper withBorder p="sm" role="group" aria-label={`Token that ends in ${token.hint}`}>
      <Group justify="space-between" gap="sm">
        <Stack gap={2}>
          <Group gap="xs">
            <Code>…{token.hint}</Code>
            {token.state !== 'active' && <StatusBadge tone={TOKEN_STATES[token.state].tone}>{TOKEN_STATES[token.state].label}</StatusBadge>}
            <Text size="sm">
              {token.revoked_at ? `${formatInstant(token.revoked_at)}, by ${token.revoked_by}` : `until ${longDate(token.expires_on)}`}
            </Text>
          </Group>
          <Text size="xs" c="dimmed">
            Issued {formatInstant(token.created_at)} by {token.created_by} ·{' '}
            {token.last_used_at ? `last call ${formatInstant(token.last_used_at)}` : 'never used'}
          </Text>
        </Stack>
        {token.state === 'active' && (
          <Button
            variant="default"
            aria-label={`Revoke the token that ends in ${token.hint}`}
            loading={revoking.isPending}
            onClick={() => void revoke()}
          >
            Revoke
          </Button>
        )}
      </Group>
    </Paper>
  );
}

const USUAL_DAYS = 180;

interface IssueDialogProps {
  service: ServiceDetail;
  onIssued: (token: string) => void;
  onClose: () => void;
}

function IssueDialog({ service, onIssued, onClose }: IssueDialogProps) {
  const today = useToday();
  const expires_on = Temporal.PlainDate.from(today).add({ days: USUAL_DAYS }).toString() as string | null;
  return (
    <Dialog onClose={onClose} title={`Issue a token to ${service.name}`}>
      <FormShell
        endpoint={issueToken}
        params={{ id: service.id }}
        initial={{ expires_on }}
        body={({ expires_on }) => ({ expires_on: expires_on ?? '' })}
        draft={`token:${service.id}`}
        submit="Issue the token"
        success="The token was issued."
        alsoRefresh={[listServiceAccounts]}
        onDone={({ token }) => onIssued(token)}
      >
        {(form) => (
          <DateField label="Last day" withAsterisk description="A year from today at most." {...form.getInputProps('expires_on')} />
        )}
      </FormShell>
    </Dialog>
  );
}
