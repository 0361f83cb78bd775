import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { root } from './findings.ts';

/** Every call that a contract describes, also those that belong to a list of names (a lookup). */
export async function builtCalls(): Promise<Endpoint[]> {
  const files = globSync(['kernel/contract/*.ts', 'modules/*/*/contract.ts', 'modules/*/*/contract/**/*.ts'], {
    cwd: root,
    exclude: ['**/*.test.ts'],
  });
  const contracts = await Promise.all(files.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>));
  return [...new Set(contracts.flatMap((contract) => Object.values(contract).flatMap(endpointsIn)))];
}

function endpointsIn(value: unknown): Endpoint[] {
  if (isEndpoint(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((inner) => endpointsWithin(inner)) : [];
}

/** A lookup may keep its calls one step deeper. */
function endpointsWithin(value: unknown): Endpoint[] {
  if (isEndpoint(value)) return [value];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value).filter(isEndpoint) : [];
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}
