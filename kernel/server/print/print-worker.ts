import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type PrintRequest = { template: string; input: string; files: Record<string, Uint8Array>; as: 'pdf' | 'svg' };
export type PrintAnswer = ({ printed: Uint8Array } | { error: string }) & { memory: number };

type Diagnostic = { message: string; path: string; range: { start: { line: number } } | null };

const compilers = new Map<string, NodeCompiler>();
const fonts = readFonts();

process.on('message', (request: PrintRequest) => {
  const answer: PrintAnswer = { ...printDocument(request), memory: process.memoryUsage.rss() };
  process.send!(answer, (serverIsGone: Error | null) => {
    if (serverIsGone) process.exit();
    // Typst remembers every layout, for all compilers together. Forgetting takes time: the document goes out first.
    for (const compiler of compilers.values()) compiler.evictCache(0);
  });
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group of processes; the server decides when its workers end.
process.on('SIGINT', () => {});

function printDocument({ template, input, files, as }: PrintRequest): { printed: Uint8Array } | { error: string } {
  const folder = dirname(template);
  const compiler = compilers.getOrInsertComputed(folder, openCompiler);
  compiler.mapShadow(join(folder, 'input.json'), Buffer.from(input));
  for (const [name, content] of Object.entries(files)) compiler.mapShadow(join(folder, name), Buffer.from(content));
  try {
    if (as === 'svg') return { printed: Buffer.from(compiler.plainSvg({ mainFilePath: template })) };
    // Tags make a file of tables up to 35 times as large; the screens are the accessible reading.
    return { printed: compiler.pdf({ mainFilePath: template }, { pdfTags: false }) };
  } catch (thrown) {
    return { error: explainFailure(compiler, template) ?? String(thrown) };
  } finally {
    compiler.resetShadow();
  }
}

/** Printing throws without saying where, so the failing template is compiled again for its first error. */
function explainFailure(compiler: NodeCompiler, template: string): string | undefined {
  const error = compiler.compile({ mainFilePath: template }).takeError();
  const [first] = error ? (compiler.fetchDiagnostics(error) as Diagnostic[]) : [];
  if (!first) return undefined;
  const line = first.range ? `, line ${first.range.start.line + 1}` : '';
  return `${first.message} (${first.path.slice(dirname(template).length + 1)}${line})`;
}

function openCompiler(folder: string): NodeCompiler {
  return NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts }] });
}

/** The metrics of Arial and Times, from npm, so that a form breaks its lines alike on every machine. */
function readFonts(): Buffer[] {
  return ['Arimo', 'Tinos'].flatMap((family) =>
    ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map((style) => {
      const file = `@expo-google-fonts/${family.toLowerCase()}/${style}/${family}_${style}.ttf`;
      return readFileSync(fileURLToPath(import.meta.resolve(file)));
    }),
  );
}
