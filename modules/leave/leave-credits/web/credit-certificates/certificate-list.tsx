import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { formatThousandths } from '@talaan/leave/rules/format-days.ts';
import type { CreditCertificate } from '../../contract/credit-certificates.ts';

interface CertificateListProps {
  certificates: readonly CreditCertificate[];
  onOpen: (code: string) => void;
  onVoid?: (certificate: CreditCertificate) => void;
}

/** The certificates that were issued; each can be opened as it was. */
export function CertificateList({ certificates, onOpen, onVoid }: CertificateListProps) {
  if (certificates.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {say('None was issued yet.')}
      </Text>
    );
  return (
    <Stack gap="xs">
      {certificates.map((one) => (
        <Group key={one.code} justify="space-between" gap="xs">
          <Stack gap={0} flex="1 1 14rem">
            <Group gap="xs">
              <Anchor component="button" type="button" size="sm" onClick={() => onOpen(one.code)}>
                {one.control_number}
              </Anchor>
              {one.withdrawn_on && (
                <StatusBadge tone="bad">{say('Voided {withdrawnOn}', { withdrawnOn: longDate(one.withdrawn_on) })}</StatusBadge>
              )}
            </Group>
            <Text size="sm">
              {say('As of {asOf}, for {purpose}: vacation {vl}, sick {sl}', {
                asOf: longDate(one.as_of),
                purpose: one.purpose,
                vl: formatThousandths(one.vl),
                sl: formatThousandths(one.sl),
              })}
            </Text>
            <Text size="xs" c="dimmed">
              {say('{moment} by {name}', { moment: formatInstant(one.issued_at), name: one.issued_by })}
              {one.withdrawn_because && say('. Voided: {withdrawnBecause}', { withdrawnBecause: one.withdrawn_because })}
            </Text>
          </Stack>
          {onVoid && !one.withdrawn_on && (
            <Button size="xs" variant="subtle" color="red" onClick={() => onVoid(one)} aria-label={`Void ${one.control_number}`}>
              {say('Void')}
            </Button>
          )}
        </Group>
      ))}
    </Stack>
  );
}
