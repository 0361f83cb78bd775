import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { NotSeen, type Look } from './take-face.ts';
import { useCamera, type CameraState } from '@talaan/kernel/web/files/use-camera.ts';
import { useFaceReader } from './use-face-reader.ts';
import './face-camera.css';

/** What is done before the camera: it may look as often as it likes, says what to do now, and ends when it has what it wants. */
export type Act<T> = (taking: { look: Look; say: (sentence: string) => void; signal: AbortSignal }) => Promise<T>;

interface FaceCameraProps<T> {
  act: Act<T>;
  onDone: (taken: T) => void;
  /** Under the picture, such as how far it is. */
  children?: ReactNode;
}

/** The camera with a frame for the face, and one sentence that says what to do; what goes wrong can be tried again. */
export function FaceCamera<T>({ act, onDone, children }: FaceCameraProps<T>) {
  const { video, state } = useCamera('user');
  const { reader, fault } = useFaceReader(true);
  const [says, setSays] = useState('');
  const [missed, setMissed] = useState<string>();
  const run = useEffectEvent((signal: AbortSignal) =>
    act({ look: (describe) => reader!.look(video.current!, describe), say: (sentence) => !signal.aborted && setSays(sentence), signal }),
  );
  const done = useEffectEvent(onDone);
  const isReady = state === 'on' && reader !== undefined;
  useEffect(() => {
    if (!isReady || missed !== undefined) return undefined;
    const over = new AbortController();
    run(over.signal).then(
      (taken) => !over.signal.aborted && done(taken),
      (failure: unknown) => !over.signal.aborted && setMissed(failure instanceof NotSeen ? failure.message : String(failure)),
    );
    return () => over.abort();
  }, [isReady, missed]);
  const again = () => {
    setMissed(undefined);
    setSays('');
  };
  return (
    <div className="face-camera">
      <div className="face-camera-picture">
        <video ref={video} muted playsInline aria-label="What the camera sees" />
        <div className="face-camera-oval" aria-hidden />
      </div>
      <div className="face-camera-says" role="status">
        {fault || missed ? '' : formatNow(state, isReady, says)}
      </div>
      {fault && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title="Faces cannot be read in this browser" role="alert">
          Load the page again. If it stays so, use another browser or computer.
        </Alert>
      )}
      {missed && (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} role="alert">
          <Group justify="space-between">
            {missed}
            <Button variant="default" onClick={again}>
              Try again
            </Button>
          </Group>
        </Alert>
      )}
      {children}
    </div>
  );
}

function formatNow(state: CameraState, isReady: boolean, says: string): string {
  if (state === 'off') return 'The camera is off. Connect one and allow it for this page, then load the page again.';
  if (!isReady) return 'One moment: the camera is being made ready.';
  return says;
}
