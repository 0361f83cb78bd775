import { escapeHtml } from './html.ts';
import type { Mail } from './mail.ts';

/**
 * The plain part, which is also what the outbox keeps: paragraphs with an empty line between, and last the link as
 * its label, a colon, and the address on a line of its own.
 */
export function writeMailText({ paragraphs, link }: Pick<Mail, 'paragraphs' | 'link'>): string {
  const said = paragraphs.map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  return [...said, ...(link ? [`${link.label}:\n${link.address}`] : [])].join('\n\n');
}

/** The link of a mail, as its button has it. */
export function findMailLink(text: string): { label: string; address: string } | null {
  const link = text.split('\n\n').at(-1)?.match(LINK);
  return link ? { label: link[1]!, address: link[2]! } : null;
}

const LINK = /^(.+):\n(https?:\/\/\S+)$/;

/** The HTML part of the same text: the university's name, the paragraphs, one button with its address below. */
export function writeMailHtml(university: string, subject: string, text: string): string {
  const blocks = text.split('\n\n').map((block) => {
    const link = block.match(LINK);
    return link ? writeButton(link[1]!, link[2]!) : `<p style="margin:0 0 16px">${escapeHtml(block)}</p>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f1f3f5">
<div style="max-width:560px;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Arial,sans-serif;color:#212529">
<p style="margin:0 0 12px;font-size:14px;color:#495057">${escapeHtml(university)}</p>
<div style="background:#ffffff;border:1px solid #dee2e6;border-radius:8px;padding:24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1>
${blocks.join('\n')}
</div>
<p style="margin:12px 0 0;font-size:13px;color:#495057">Sent by Talaan, the human-resource information system of ${escapeHtml(university)}. No one reads replies to this address.</p>
</div>
</body>
</html>
`;
}

function writeButton(label: string, address: string): string {
  const href = escapeHtml(address);
  return `<p style="margin:24px 0 8px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#3a65b8;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:13px;color:#495057;word-break:break-all">Or copy this address into your browser: ${href}</p>`;
}
