import { useEffect, useRef } from 'react';
import { Affix, Alert } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { IconWifiOff } from '@tabler/icons-react';

/** Says that the line is cut, and reads everything again when it is back. */
export function OfflineBanner() {
  const { online } = useNetwork();
  const queries = useQueryClient();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) void queries.invalidateQueries();
    wasOffline.current = !online;
  }, [online, queries]);
  return (
    <Affix position={{ bottom: 0, left: 0, right: 0 }} withinPortal={false} aria-live="assertive">
      {!online && (
        <Alert color="yellow" icon={<IconWifiOff />} radius={0} p="xs">
          You are offline. What you see may be out of date. What you type is saved in this browser. The page reconnects automatically.
        </Alert>
      )}
    </Affix>
  );
}
