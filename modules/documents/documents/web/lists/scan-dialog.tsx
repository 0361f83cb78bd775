import { useEffect, useRef, useState } from 'react';
import { Alert, AspectRatio, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { loadAhead } from '@talaan/kernel/web/use-loaded.ts';
import type { StepResult } from '../../contract/steps.ts';
import { asNumber } from '../../rules/read-scan.ts';
import { ResultList } from '../acts/results-dialog.tsx';
import { beep } from './beep.ts';
import { useScanQueue } from './use-scan-queue.ts';

const loadCamera = async () => (await import('./scan-camera.tsx')).ScanCamera;
const ScanCamera = openedLater(loadCamera);

/** What the server takes as a number. */
const LONGEST = 200;

/**
 * Receives papers by the codes of their slips: a scanner types the number and presses Enter, or the camera of a phone reads the code. Each
 * beep receives one, or acknowledges one that was circulated to the office; a low one says that it was not received.
 */
export function ScanDialog({ office, onClose }: { office: { id: number; fullname: string }; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [isFilming, setFilming] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { add, results, waiting, failure, sendNow } = useScanQueue(office.id, (told) =>
    beep(told.every(({ outcome }) => outcome !== 'refused') ? 'good' : 'bad'),
  );
  // It films also where the line is cut meanwhile.
  useEffect(() => void loadAhead(loadCamera).catch(() => undefined), []);
  const take = () => {
    const number = asNumber(typed).slice(0, LONGEST);
    setTyped('');
    if (number !== '') add(number);
  };
  return (
    <Dialog title={`Receive papers: ${office.fullname}`} size="form" onClose={onClose}>
      <Stack gap="md">
        <Group align="end" gap="sm" wrap="nowrap">
          <TextInput
            ref={field}
            label="Tracking number"
            description="Scan the code of each slip, or type its number and press Enter"
            data-autofocus
            autoComplete="off"
            flex={1}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              take();
            }}
          />
          <Button
            variant="default"
            leftSection={isFilming ? <IconCameraOff size={16} /> : <IconCamera size={16} />}
            onClick={() => {
              setFilming(!isFilming);
              // Where the camera is off, a scanner types.
              if (isFilming) field.current?.focus();
            }}
          >
            {isFilming ? 'Stop' : 'Camera'}
          </Button>
        </Group>
        {isFilming && (
          <ScanCamera
            meanwhile={
              <AspectRatio ratio={4 / 3}>
                <Skeleton />
              </AspectRatio>
            }
            onNumber={add}
            onClose={() => setFilming(false)}
          />
        )}
        {failure && waiting > 0 && (
          <Alert color="yellow" title={`${count(waiting, 'number')} not sent yet`}>
            <Group justify="space-between">
              <span>{failure} They are kept in this browser and are sent when the line is back.</span>
              <Button size="sm" variant="default" onClick={sendNow}>
                Send now
              </Button>
            </Group>
          </Alert>
        )}
        <div role="status">
          {results.length > 0 && (
            <Stack gap="xs">
              <Text fw={600} size="lg">
                {formatCount(results)}
              </Text>
              <ResultList results={results} />
            </Stack>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

function formatCount(results: readonly StepResult[]): string {
  const of = (outcome: StepResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
  const parts = [`${count(of('done'), 'paper')} received`];
  if (of('acknowledged') > 0) parts.push(`${of('acknowledged')} acknowledged`);
  if (of('already') > 0) parts.push(`${of('already')} before`);
  if (of('refused') > 0) parts.push(`${of('refused')} not received`);
  return parts.join(', ');
}
