import { Textarea, type TextareaProps } from '@mantine/core';

/** Why something is done with a paper; where that is not needed, a remark. */
export function ReasonField({ needed, ...props }: TextareaProps & { needed: boolean }) {
  return <Textarea label={needed ? 'Reason' : 'Remark'} required={needed} autosize minRows={2} {...props} />;
}
