import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** The wanted port of this machine's own address if it is free, otherwise any; 0 asks for any. */
export async function findFreePort(wanted: number): Promise<number> {
  const probe = createServer().listen(wanted, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return findFreePort(0);
  }
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
