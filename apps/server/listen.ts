import { once } from 'node:events';
import { createServer } from 'node:http';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

/** Opens the web port, and the realtime port that answers the same live connections and nothing else. */
export async function listen({ http, settings }: Server): Promise<{ close: () => void }> {
  const { host, port, realtimePort } = settings;
  await http.listen({ host, port }).catch(explain('PORT', port, host));
  const realtime = createServer((_request, response) => response.writeHead(426, { upgrade: 'websocket' }).end());
  realtime.on('upgrade', (request, socket, head) => http.server.emit('upgrade', request, socket, head));
  await once(realtime.listen(realtimePort, host), 'listening').catch(explain('REALTIME_PORT', realtimePort, host));
  return { close: () => realtime.close() };
}

function explain(variable: 'PORT' | 'REALTIME_PORT', port: number, host: string) {
  return (error: NodeJS.ErrnoException): never => {
    const choose = `choose another: ${variable}=${port + 1} npm start`;
    switch (error.code) {
      case 'EADDRINUSE':
        throw new CannotStart(`Port ${port} is in use by another program. Stop that one, or ${choose}`);
      case 'EACCES':
        throw new CannotStart(`This user may not open port ${port}. Use one above 1023: ${variable}=${port + 8000} npm start`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new CannotStart(`HOST is '${host}', which is no address of this machine. Leave it out to serve this machine only.`);
      default:
        throw error;
    }
  };
}
