import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Tooltip } from '@mantine/core';

/** One line that ends in an ellipsis where there is no more room. */
export function CutText({ children }: { children: ReactNode }) {
  return <div className="cut-text">{children}</div>;
}

/** What is said beside the value of a cell, in the same line. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Without it a screen reader says both as one word. */} <span className="cell-aside">{children}</span>
    </>
  );
}

/** Shows the whole text of what is cut within it, to the mouse and to the keyboard. */
export function CutTexts({ children, ...frame }: { children: ReactNode; className: string; 'data-density': string }) {
  const [cut, setCut] = useState<HTMLElement | null>(null);
  const look = ({ target }: SyntheticEvent) => {
    const text = (target as Element).closest<HTMLElement>('.cut-text');
    // A name beside a face is cut in a part of its own.
    const parts = text ? [text, ...text.querySelectorAll('.named-face-name')] : [];
    setCut(parts.some((part) => part.scrollWidth > part.clientWidth) ? text : null);
  };
  const leave = () => setCut(null);
  return (
    <div onMouseOver={look} onFocus={look} onMouseLeave={leave} onBlur={leave} {...frame}>
      {children}
      {cut && <Tooltip key={cut.textContent} target={cut} label={cut.textContent} opened multiline maw={420} position="bottom-start" />}
    </div>
  );
}
