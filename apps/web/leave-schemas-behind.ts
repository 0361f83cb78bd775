import type { Plugin } from 'vite';
import { withoutSchemas, type Node } from './without-schemas.ts';

/** The contracts of the kernel and of the modules, and what else is pure and shared; with their schemas where that is asked for. */
const CONTRACT = /\/(kernel\/contract|modules\/[\w-]+\/[\w-]+\/contract)(\/[\w/-]+)?\.ts(\?whole|\?schemas)?$/;
export const WITH_SCHEMAS = /\?(whole|schemas)$/;

/**
 * Contracts come to the browser without the schemas of their calls, so that a screen neither loads nor evaluates them, nor Zod. A form
 * loads its contract whole when it is filled in (`contract.ts?whole`, asked for by kernel/web/forms/body-schema.ts); the few screens that read
 * a schema themselves get it from `contract.ts?schemas`, which comes with them.
 */
export function leaveSchemasBehind(): Plugin {
  return {
    name: 'leave-schemas-behind',
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        const suffix = suffixOf(source) || suffixOf(importer);
        if (!suffix) return null;
        const found = await this.resolve(plain(source), importer && plain(importer), { skipSelf: true });
        return found && CONTRACT.test(found.id) ? { id: found.id + suffix, moduleSideEffects: false } : found;
      },
    },
    transform: {
      filter: { id: CONTRACT },
      handler(code, id) {
        if (suffixOf(id)) return null;
        return { code: withoutSchemas(code, this.parse(code) as unknown as Node, id), map: null, moduleSideEffects: false };
      },
    },
  };
}

function suffixOf(id: string | undefined): string {
  return id?.match(WITH_SCHEMAS)?.[0] ?? '';
}

function plain(id: string): string {
  return id.replace(WITH_SCHEMAS, '');
}
