import { useState } from 'react';

/**
 * The text of a field while one types in it: it stays as typed until the field is left, though it was saved and tidied meanwhile.
 * What is wrong with half a word is said only then.
 */
export function useTyping(saved: string, onType: (text: string) => void, onLeave: () => void) {
  const [typed, setTyped] = useState<string>();
  return {
    isTyping: typed !== undefined,
    begin: (text: string) => setTyped(text),
    props: {
      value: typed ?? saved,
      onChange: (text: string) => {
        setTyped(text);
        onType(text);
      },
      onBlur: () => {
        setTyped(undefined);
        onLeave();
      },
    },
  };
}
