import { useState, type DragEvent } from 'react';
import { Button, FileButton, Group, Input, Paper, Progress, Stack, Text } from '@mantine/core';
import { IconFileCheck, IconUpload } from '@tabler/icons-react';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Answer, CallInput } from './call.ts';
import { refusalOf, type FileLimits } from './file-check.ts';
import { showError } from './toasts.ts';
import { useUpload } from './use-upload.ts';

interface FileDropProps<E extends Endpoint> extends FileLimits {
  label: string;
  endpoint: E;
  /** Parameters, query and fields sent with the file. */
  input?: Omit<CallInput<E>, 'file' | 'onProgress'>;
  onUploaded: (answer: Answer<E>, file: File) => void;
}

/** Takes one file by drop or choice, checks it, and uploads it at once with its progress. */
export function FileDrop<E extends Endpoint>({ label, endpoint, input, onUploaded, ...limits }: FileDropProps<E>) {
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const upload = useUpload(endpoint, onUploaded, setRefusal);

  const take = (file: File | null | undefined) => {
    if (!file || upload.isPending) return;
    const reason = refusalOf(file, limits);
    setRefusal(reason);
    if (reason) showError(reason);
    else upload.start(file, input);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <Input.Wrapper label={label} error={refusal} labelElement="div">
      <Paper
        withBorder
        p="lg"
        mt={4}
        className="file-drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {upload.isPending ? (
          <Stack gap={6}>
            <Text size="sm">{upload.file?.name}</Text>
            <Progress value={upload.fraction * 100} animated aria-label={`Uploading ${upload.file?.name}`} />
          </Stack>
        ) : (
          <Group gap="sm">
            <FileButton onChange={take} accept={limits.endings.join(',')}>
              {(button) => (
                <Button {...button} variant="default" leftSection={<IconUpload size={16} />}>
                  Choose a file
                </Button>
              )}
            </FileButton>
            <Stack gap={0}>
              <Text size="sm">or drop it here</Text>
              <Text size="xs" c="dimmed">
                {limits.hint}
              </Text>
            </Stack>
            {upload.isSuccess && (
              <Group gap={4} ml="auto">
                <IconFileCheck size={18} aria-hidden />
                <Text size="sm">{upload.file?.name}</Text>
              </Group>
            )}
          </Group>
        )}
      </Paper>
    </Input.Wrapper>
  );
}
