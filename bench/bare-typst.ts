import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

/** The bare limit of printing: Typst, the same template, fonts and data, in a process of its own. Says how long it took from data to PDF. */
process.once('message', ({ template, input, files = {} }: { template: string; input: string; files?: Record<string, Uint8Array> }) => {
  const start = performance.now();
  const compiler = NodeCompiler.create({ workspace: dirname(template), fontArgs: [{ fontBlobs: readFonts() }] });
  compiler.mapShadow(join(dirname(template), 'input.json'), Buffer.from(input));
  for (const [name, content] of Object.entries(files)) compiler.mapShadow(join(dirname(template), name), Buffer.from(content));
  const { length } = compiler.pdf({ mainFilePath: template }, { pdfTags: false });
  process.send!({ took: performance.now() - start, bytes: length });
});
process.on('disconnect', () => process.exit());
process.send!('ready');

function readFonts(): Buffer[] {
  return ['Arimo', 'Tinos'].flatMap((family) =>
    ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'].map((style) =>
      readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${family.toLowerCase()}/${style}/${family}_${style}.ttf`))),
    ),
  );
}
