import { Highlight } from '@mantine/core';

/** The words around what was searched for, which is every second part. */
export function Snippet({ parts }: { parts: readonly string[] }) {
  return (
    <Highlight span size="xs" ms={6} highlight={parts.filter((_, at) => at % 2 === 1)}>
      {`… ${parts.join('')} …`}
    </Highlight>
  );
}
