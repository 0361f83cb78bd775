import { Anchor, type AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { CallInput } from '../calls/call.ts';
import { useSend } from '../calls/use-call.ts';

interface FileLinkProps<E extends Endpoint> extends AnchorProps {
  /** A `download`. */
  endpoint: E;
  input: CallInput<E>;
  children: ReactNode;
}

/** The name of a file, which saves it: a second tap is not a second file, and what fails is told. */
export function FileLink<E extends Endpoint>({ endpoint, input, children, ...look }: FileLinkProps<E>) {
  const saving = useSend(endpoint);
  return (
    <Anchor component="button" type="button" size="sm" aria-busy={saving.isPending} {...look} onClick={() => saving.mutate(input)}>
      {children}
    </Anchor>
  );
}
