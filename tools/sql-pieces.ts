const KYSELY = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|\w*[jJ]oin|table|ref)\(\s*'[^']*'/g;

/** The literals of a TypeScript file that hold SQL: templates, and what Kysely is given as names of tables. */
export function sqlPieces(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [...templatesOf(code), ...(code.match(KYSELY) ?? []).map((call) => call.replace(/'([^']*)'$/, "' $1"))];
}

/** Each template of the code, those inside `${…}` of others too, which stands as `${}` in the one around it. */
function templatesOf(code: string): string[] {
  const found: string[] = [];
  // What is open, outermost first: a template with its text so far, or a brace, of code or of a place in a template.
  const open: { text?: string }[] = [];
  for (const [token] of code.matchAll(/\\.|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\$\{|[\s\S]/g)) {
    const within = open.at(-1);
    if (within?.text !== undefined) {
      if (token === '`') found.push(open.pop()!.text!);
      else within.text += token === '${' ? '${}' : token;
      if (token === '${') open.push({});
    } else if (token === '`') open.push({ text: '' });
    else if (token === '{' || token === '${') open.push({});
    else if (token === '}') open.pop();
  }
  return found;
}
