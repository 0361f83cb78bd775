import { useState } from 'react';
import { Group, Input, Paper, Progress, Stack, Text } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Answer, CallInput } from '../calls/call.ts';
import { DropZone } from './drop-zone.tsx';
import { refusalOf, type FileLimits } from './file-check.ts';
import { showError } from '../toasts.ts';
import { useUpload } from './use-upload.ts';
import { say } from '../../contract/say.ts';

interface FileDropProps<E extends Endpoint> extends FileLimits {
  label: string;
  endpoint: E;
  /** Parameters, query and fields sent with the file. */
  input?: Omit<CallInput<E>, 'file' | 'onProgress'>;
  onUploaded: (answer: Answer<E>, file: File) => void;
}

/** Takes one file by drop or choice, checks it, and uploads it at once with its progress. */
export function FileDrop<E extends Endpoint>({ label, endpoint, input, onUploaded, ...limits }: FileDropProps<E>) {
  const [refusal, setRefusal] = useState<string>();
  const upload = useUpload(endpoint, onUploaded, setRefusal);

  const take = ([file]: File[]) => {
    if (!file || upload.isPending) return;
    const reason = refusalOf(file, limits);
    setRefusal(reason);
    if (reason) showError(reason);
    else upload.start(file, input);
  };

  return (
    <Input.Wrapper label={label} error={refusal} labelElement="div">
      {upload.isPending ? (
        <Paper withBorder p="lg" mt={4}>
          <Stack gap={6}>
            <Text size="sm">{upload.file?.name}</Text>
            <Progress value={upload.fraction * 100} animated aria-label={say('Uploading {name}', { name: upload.file?.name ?? '' })} />
          </Stack>
        </Paper>
      ) : (
        <DropZone limits={limits} onFiles={take}>
          {upload.isSuccess && (
            <Group gap={4} ml="auto">
              <IconFileCheck size={18} aria-hidden />
              <Text size="sm">{upload.file?.name}</Text>
            </Group>
          )}
        </DropZone>
      )}
    </Input.Wrapper>
  );
}
