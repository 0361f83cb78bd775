import { Alert, Text } from '@mantine/core';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readSystemEvents } from '../../contract/system.ts';

/** For administrators: whether the audit trail matched its seals when it was last checked. */
export function Card() {
  const answer = useCall(readSystemEvents, {});
  return (
    <CardFrame title="Audit trail" more={{ label: 'System status', to: '/settings/admin/condition' }} answer={answer}>
      {({ audit }) => {
        if (!audit) return <Text size="sm">It is checked for the first time tonight.</Text>;
        if (audit.fault)
          return (
            <Alert color="red" title="It does not match its seals">
              {audit.fault} Keep the data folder and the backups as they are, and find out who had access to the database.
            </Alert>
          );
        return (
          <Text size="sm">
            {audit.events.toLocaleString('en-PH')} changes match their seals. Checked {formatInstant(audit.at)}.
          </Text>
        );
      }}
    </CardFrame>
  );
}
