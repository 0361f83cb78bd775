import { Alert, Anchor } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { readMaintenance } from '../../contract/maintenance.ts';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';

const ASK_EVERY_MS = 60_000;

/** Reminds administrators that Talaan is closed to everybody else. */
export function Part() {
  const mayKnow = useCurrentUser().allowed_views.includes('ADMIN');
  const state = useCall(readMaintenance, {}, { enabled: mayKnow, every: ASK_EVERY_MS, search: true }).data?.maintenance;
  if (!mayKnow || !state?.is_on) return null;
  return (
    <Alert color="yellow" icon={<IconTools />} p="xs" mb="sm" role="status">
      Talaan is closed to everyone but administrators
      {state.ends_at ? ` until ${formatInstant(state.ends_at)}` : ''}.{' '}
      <Anchor component={Link} to="/settings/admin/maintenance" size="sm" underline="always">
        Maintenance
      </Anchor>
    </Alert>
  );
}
