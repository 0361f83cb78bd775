import { useState } from 'react';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { ApiError } from '../calls/api-error.ts';
import type { Answer, CallInput } from '../calls/call.ts';
import { UPLOAD_FAILED } from '../toasts.ts';
import { useSend } from '../calls/use-call.ts';

/** One upload at a time, with how far it is. A refusal of the content goes to the field, any other failure is worded by section 8. */
export function useUpload<E extends Endpoint>(
  endpoint: E,
  onUploaded: (answer: Answer<E>, file: File) => void,
  onRefused: (reason: string) => void,
) {
  const [file, setFile] = useState<File>();
  const [fraction, setFraction] = useState(0);
  const send = useSend(endpoint);
  const start = (chosen: File, input?: Omit<CallInput<E>, 'file' | 'onProgress'>) => {
    setFile(chosen);
    setFraction(0);
    send.mutate({ ...input, file: chosen, onProgress: setFraction } as CallInput<E>, {
      onSuccess: (answer) => onUploaded(answer, chosen),
      onError: (failure) => onRefused(reasonOf(failure)),
    });
  };
  return { start, file, fraction, isPending: send.isPending, isSuccess: send.isSuccess };
}

function reasonOf(failure: ApiError): string {
  const messages = Object.values(failure.errors).flat();
  if (messages.length > 0) return messages.join(' ');
  return failure.status >= 400 && failure.status < 500 ? failure.message : UPLOAD_FAILED;
}
