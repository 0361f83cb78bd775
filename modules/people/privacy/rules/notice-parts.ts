export interface NoticePart {
  kind: 'heading' | 'paragraph';
  text: string;
}

/** The text of a notice as it is shown: a line that begins with # is a heading, an empty line begins a paragraph. */
export function noticeParts(text: string): NoticePart[] {
  const parts: NoticePart[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/).map((one) => one.trimEnd())) {
    const heading = /^#+\s*(.+)/.exec(line);
    if (heading) parts.push({ kind: 'heading', text: heading[1]! });
    else if (line !== '' && isOpen) parts.at(-1)!.text += `\n${line}`;
    else if (line !== '') parts.push({ kind: 'paragraph', text: line });
    isOpen = line !== '' && !heading;
  }
  return parts;
}
