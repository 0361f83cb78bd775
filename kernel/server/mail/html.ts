const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text of HTML or XML in which all that came from elsewhere is escaped; made by `html` alone. */
export interface Html {
  readonly html: string;
}

/** A text as it stands within an element or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

type Filling = string | number | Html | readonly Html[];

/** Writes HTML: what is filled in is escaped, save what `html` has made. */
export function html(parts: TemplateStringsArray, ...fillings: Filling[]): Html {
  return { html: parts.reduce((before, part, at) => before + written(fillings[at - 1]!) + part) };
}

/** A value as JSON within a script element that is data and never runs. */
export function jsonInHtml(value: unknown): Html {
  return {
    html: JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`),
  };
}

function written(filling: Filling): string {
  if (typeof filling === 'string') return escapeHtml(filling);
  if (typeof filling === 'number') return String(filling);
  return 'html' in filling ? filling.html : filling.map((one) => one.html).join('');
}
