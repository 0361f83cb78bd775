import { prepareTemplate } from './app.ts';
import { startTestCluster } from './database.ts';

/** A run of tests as far as its PostgreSQL, for the test that kills it. */
const { url, files } = await startTestCluster(prepareTemplate);
process.send!({ url, files });
process.on('message', () => undefined);
