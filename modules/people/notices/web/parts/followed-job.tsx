import { useQueryClient } from '@tanstack/react-query';
import { Alert, List } from '@mantine/core';
import { JobProgress, useJob } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';

/** The work that was started here; when it is done, the lists are read again. */
export function FollowedJob({ id }: { id: string }) {
  const client = useQueryClient();
  const job = useJob(id);
  const names = Array.isArray(job?.result?.names) ? (job.result.names as string[]) : [];
  return (
    <>
      <JobProgress
        id={id}
        onFinished={() => ['/api/notices', '/api/nosa', '/api/nosi', '/api/requests'].forEach((path) => void refresh(client, { path }))}
      />
      {names.length > 0 && (
        <Alert color="yellow" title={`${String(job?.result?.left)} were left as they are`}>
          <List size="sm">
            {names.map((name) => (
              <List.Item key={name}>{name}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
